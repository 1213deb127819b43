import { msg, str } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { BoxOdds, ToldDecision, ToldMove } from '../strategy/questions.ts';
import { base } from '../styles/shared.styles.ts';
import { number } from '../words.ts';
import { diceRow, renderDice } from './dice-row.ts';
import { lossOf, markBox, markWord, points, renderMark, signed } from './lost-mark.ts';
import { boxName, moveWords } from './move-words.ts';
import { TreceElement } from './trece-element.ts';

/** What is still lost to the eye. */
const NOTHING = 0.05;

/** Chances shown with a move, and the least that is. */
const MOST_ODDS = 3;
const LEAST_CHANCE = 0.01;

/** One decision judged: what was chosen beside what was best, what that cost, and what stood behind it. */
@customElement('decision-panel')
export class DecisionPanel extends TreceElement {
  static override styles = [
    base,
    diceRow,
    markBox,
    css`
      :host {
        display: grid;
        gap: 0.875rem;
      }
      .moves {
        display: grid;
        gap: 0.625rem;
      }
      .move {
        display: grid;
        grid-template-columns: 1fr auto;
        align-items: center;
        gap: 0.25rem 0.75rem;
        padding: 0.75rem 0.875rem;
        border: 1px solid var(--line);
        border-radius: var(--radius-s);
      }
      .move.best {
        border-color: var(--gold);
        background: var(--gold-soft);
      }
      h3,
      .expected {
        color: var(--ink-2);
        font-size: 0.8125rem;
        font-weight: 600;
      }
      .best h3,
      .best .expected {
        color: inherit;
      }
      .words {
        font-weight: 700;
      }
      .move .dice {
        grid-row: 1 / 3;
        grid-column: 2;
        gap: 0.4375rem;
      }
      .move .die {
        inline-size: 1.25rem;
        block-size: 1.25rem;
      }
      .move .held {
        outline-offset: 1px;
      }
      .expected {
        grid-column: 1 / -1;
        font-weight: 400;
      }
      .odds {
        display: flex;
        flex-wrap: wrap;
        grid-column: 1 / -1;
        gap: 0 0.875rem;
        font-size: 0.875rem;
      }
      .verdict {
        display: flex;
        align-items: center;
        gap: 0.5rem;
        font-size: 1.0625rem;
        font-weight: 700;
      }
      .reason {
        color: var(--ink-2);
        font-size: 0.9375rem;
      }
      @media (min-width: 40rem) {
        .moves.two {
          grid-template-columns: 1fr 1fr;
        }
      }
    `,
  ];

  @property({ attribute: false }) decision!: ToldDecision;
  /** Whether the game is the reader's own. */
  @property({ type: Boolean }) own = false;

  override render() {
    const { chosen, best, lost } = this.decision;
    const isBest = lost < NOTHING;
    return html`<p class="verdict">${renderMark(lost)}${this.verdict(isBest)}</p>
      <div class="moves ${isBest ? '' : 'two'}">
        ${this.renderMove(this.own ? msg('Elegiste') : msg('Eligió'), chosen, isBest)}
        ${isBest ? nothing : this.renderMove(msg('Lo mejor'), best, true)}
      </div>
      <p class="reason">${this.reason(isBest)}</p>`;
  }

  private renderMove(title: string, move: ToldMove, isBest: boolean): TemplateResult {
    const { roll } = this.decision;
    return html`<section class="move ${isBest ? 'best' : ''}">
      <h3>${title}</h3>
      <p class="words">${moveWords(move, roll)}</p>
      ${'hold' in move ? renderDice(roll, { hold: move.hold }) : nothing}
      ${'hold' in move ? renderOdds(move.odds) : nothing}
      <p class="expected">${msg(str`Total esperado: ${points(move.expected)}`)}</p>
    </section>`;
  }

  private verdict(isBest: boolean): string {
    const { lost } = this.decision;
    if (isBest) return msg('La mejor jugada');
    return msg(str`Costó ${lossOf(lost).slice(1)} puntos (${markWord(lost)})`);
  }

  /** What stood behind the decision. */
  private reason(isBest: boolean): string {
    const { chosen, best, luck } = this.decision;
    const dice = msg(str`Suerte de esta tirada: ${signed(luck)}.`);
    if (isBest) return dice;
    const [less, more] = [points(chosen.expected), points(best.expected)];
    const words = msg(
      str`De media, jugando después sin fallos, se acaba con ${less} puntos; con la mejor jugada, con ${more}.`,
    );
    return [difference(chosen, best), words, dice].filter(Boolean).join(' ');
  }
}

/** The boxes that the turn most likely ends in with points. */
function renderOdds(odds: readonly BoxOdds[]): TemplateResult {
  const likeliest = odds.slice(0, MOST_ODDS).filter(({ chance }) => chance >= LEAST_CHANCE);
  return html`<ul class="odds" aria-label=${msg('En qué casilla acaba el turno')}>
    ${likeliest.map(({ box, chance }) => html`<li>${boxName(box)} <b>${percent(chance)}</b></li>`)}
  </ul>`;
}

/** The box whose chance of points the best move lifts most, in a sentence; empty where there is none. */
function difference(chosen: ToldMove, best: ToldMove): string {
  if (!('hold' in best)) return '';
  const before = new Map(
    'hold' in chosen
      ? chosen.odds.map(({ box, chance }) => [box, chance])
      : [[chosen.score, chosen.points > 0 ? 1 : 0]],
  );
  const gained = best.odds
    .map(({ box, chance }) => ({ box, chance, more: chance - (before.get(box) ?? 0) }))
    .reduce((most, it) => (it.more > most.more ? it : most), { box: '', chance: 0, more: 0 });
  if (gained.more < LEAST_CHANCE) return '';
  const [name, more] = [boxName(gained.box), percent(gained.chance)];
  const less = percent(before.get(gained.box) ?? 0);
  return msg(
    str`${name} sale con puntos el ${more} de las veces con la mejor jugada, y el ${less} con la elegida.`,
  );
}

function percent(chance: number): string {
  return number(chance, { style: 'percent' });
}

declare global {
  interface HTMLElementTagNameMap {
    'decision-panel': DecisionPanel;
  }
}
