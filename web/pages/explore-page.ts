import { msg, str } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { Face, Roll } from '../../engine/dice.ts';
import { RANKED_RULES } from '../../engine/rule-sets/all.ts';
import { renderChoice } from '../elements/choice-words.ts';
import { diceRow } from '../elements/dice-row.ts';
import { pipsOf, smallDie } from '../elements/die-face.ts';
import { renderPracticeNotice } from '../elements/practice-notice.ts';
import { TreceElement } from '../elements/trece-element.ts';
import { PracticeController } from '../state/practice-controller.ts';
import { askMoves } from '../strategy/ask.ts';
import { pickFairly } from '../strategy/pick-fairly.ts';
import type { ExploredCard, ToldChoice } from '../strategy/questions.ts';
import { base, buttons, page } from '../styles/shared.styles.ts';
import { categoryName, number } from '../words.ts';
import { styles } from './explore-page.styles.ts';
import { FRESH, isOpen, nextFace, pointsFor, turnDie } from './explore-position.ts';
import '../elements/page-header.ts';

const { boxes } = RANKED_RULES;
/** Moves listed until one asks for all. */
const LISTED = 10;
const ROLLS_LEFT = [2, 1, 0] as const;
/** Points lost that fill the bar of a move. */
const FULL_BAR = 20;

/** Any card, any dice: what each move is worth. */
@customElement('explore-page')
export class ExplorePage extends TreceElement {
  static override styles = [base, buttons, page, diceRow, styles];

  @state() private card: ExploredCard = FRESH;
  @state() private listsAll = false;

  private readonly practice = new PracticeController<readonly ToldChoice[]>(this, (onProgress) => {
    return isOpen(this.card) ? askMoves(this.card, onProgress) : Promise.resolve([]);
  });

  private change(change: Partial<ExploredCard>): void {
    this.card = { ...this.card, ...change };
    this.listsAll = false;
    this.practice.ask();
  }

  private onBox(index: number, event: Event): void {
    const { value } = event.target as HTMLSelectElement;
    const score = value === '' ? null : Number(value);
    this.change({ scores: this.card.scores.map((old, at) => (at === index ? score : old)) });
  }

  private onDie(position: number): void {
    const { roll } = this.card;
    this.change({ roll: turnDie(roll, position, nextFace(roll[position]!)) });
  }

  private onDieKey(position: number, event: KeyboardEvent): void {
    if (!/^[1-6]$/.test(event.key)) return;
    this.change({ roll: turnDie(this.card.roll, position, Number(event.key) as Face) });
  }

  private onRandom(): void {
    this.change({ roll: this.card.roll.map(() => pickFairly(6) + 1) as unknown as Roll });
  }

  private onRollsLeft(rollsLeft: number): void {
    this.change({ rollsLeft });
  }

  private onReset(): void {
    this.change(FRESH);
  }

  private onAll(): void {
    this.listsAll = true;
  }

  override render() {
    const isShown = this.practice.phase === 'ready' || this.practice.answer !== null;
    return html`<page-header current=""></page-header>
      <main>
        <header>
          <h1>${msg('Explorador')}</h1>
          <p class="lead">
            ${msg('Pon la hoja y los dados que quieras: cada jugada dice los puntos que quedan por sumar, de media, jugando perfecto después.')}
          </p>
        </header>
        ${renderPracticeNotice(this.practice)}
        ${
          isShown && this.practice.phase !== 'playing'
            ? html`<div class="columns">
                <div class="set">${this.renderDice()} ${this.renderCard()}</div>
                ${this.renderMoves(this.practice.answer ?? [])}
              </div>`
            : nothing
        }
      </main>`;
  }

  private renderDice(): TemplateResult {
    const { roll, rollsLeft } = this.card;
    return html`<section class="felt" aria-labelledby="dice">
      <h2 id="dice">${msg('Los dados')}</h2>
      <ul class="tray">
        ${roll.map(
          (face, at) => html`<li>
            <button
              type="button"
              aria-label=${msg(str`Dado ${at + 1}: ${face}. Pulsa para cambiarlo`)}
              @click=${() => this.onDie(at)}
              @keydown=${(event: KeyboardEvent) => this.onDieKey(at, event)}
            >
              <svg viewBox="0 0 60 60" aria-hidden="true">${pipsOf(face)}</svg>
            </button>
          </li>`,
        )}
      </ul>
      <fieldset>
        <legend>${msg('Tiradas que quedan')}</legend>
        ${ROLLS_LEFT.map(
          (left) => html`<label>
            <input
              type="radio"
              name="left"
              .checked=${left === rollsLeft}
              @change=${() => this.onRollsLeft(left)}
            />
            <span>${left}</span>
          </label>`,
        )}
        <button type="button" class="text" @click=${this.onRandom}>${msg('Dados al azar')}</button>
      </fieldset>
    </section>`;
  }

  private renderCard(): TemplateResult {
    return html`<section class="card" aria-labelledby="card">
      <div class="head">
        <h2 id="card">${msg('La hoja')}</h2>
        <button type="button" class="text" @click=${this.onReset}>${msg('Vaciar')}</button>
      </div>
      <div class="boxes">
        ${boxes.map((_, index) => this.renderBox(index))}
      </div>
    </section>`;
  }

  private renderBox(index: number): TemplateResult {
    const { worth, category, section } = boxes[index]!;
    const score = this.card.scores[index];
    return html`<label class="${section} ${score === null ? '' : 'filled'}">
      ${worth.kind === 'face' ? smallDie(worth.face) : nothing}
      <span>${categoryName(category)}</span>
      <select @change=${(event: Event) => this.onBox(index, event)}>
        <option value="" ?selected=${score === null}>${msg('abierta')}</option>
        ${pointsFor(index).map(
          (points) => html`<option value=${points} ?selected=${score === points}>
            ${pointsFor(index).length === 1 ? msg('anotada') : number(points)}
          </option>`,
        )}
      </select>
    </label>`;
  }

  private renderMoves(moves: readonly ToldChoice[]): TemplateResult {
    if (moves.length === 0) {
      return html`<section class="card moves"><p>${msg('La hoja está llena: deja abierta alguna casilla.')}</p></section>`;
    }
    const best = moves[0]!.value;
    const listed = this.listsAll ? moves : moves.slice(0, LISTED);
    return html`<section class="card moves" aria-labelledby="moves" aria-busy=${this.practice.phase === 'waiting'}>
      <h2 id="moves">${msg('Las jugadas')}</h2>
      <p class="unseen" role="status">
        ${msg(str`Lo mejor vale ${number(best, POINTS)} puntos.`)}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">${msg('Jugada')}</th>
            <th scope="col">${msg('Puntos por sumar')}</th>
            <th scope="col">${msg('Cuesta')}</th>
          </tr>
        </thead>
        <tbody>
          ${listed.map((move) => renderRow(move, best))}
        </tbody>
      </table>
      ${
        moves.length > listed.length
          ? html`<button type="button" class="button quiet" @click=${this.onAll}>
              ${msg(str`Ver las ${moves.length}`)}
            </button>`
          : nothing
      }
    </section>`;
  }
}

const POINTS: Intl.NumberFormatOptions = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

function renderRow(move: ToldChoice, best: number): TemplateResult {
  const lost = best - move.value;
  return html`<tr class=${lost < 0.005 ? 'best' : ''}>
    <th scope="row">${renderChoice(move)}</th>
    <td>${number(move.value, POINTS)}</td>
    <td>
      <meter min="0" max=${FULL_BAR} .value=${Math.min(lost, FULL_BAR)} aria-hidden="true"></meter>
      ${lost < 0.005 ? '–' : number(lost, POINTS)}
    </td>
  </tr>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'explore-page': ExplorePage;
  }
}
