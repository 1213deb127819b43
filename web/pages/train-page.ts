import { msg, str } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { HOLD_NONE, toggleHeld } from '../../engine/dice.ts';
import { RANKED_RULES } from '../../engine/rule-sets/all.ts';
import type { Scorecard } from '../../engine/scorecard.ts';
import { worthOfBoxes } from '../../engine/scoring.ts';
import { keepOfHold } from '../../engine/strategy/position.ts';
import { renderChoice } from '../elements/choice-words.ts';
import { diceRow } from '../elements/dice-row.ts';
import { renderPracticeNotice } from '../elements/practice-notice.ts';
import { TreceElement } from '../elements/trece-element.ts';
import type { BoxChooseEvent, HoldToggleEvent } from '../events.ts';
import { PracticeController } from '../state/practice-controller.ts';
import { addAnswer, readTraining, type TrainingRecord } from '../state/training-record.ts';
import { askDrill } from '../strategy/ask.ts';
import type { ToldChoice, ToldDrill } from '../strategy/questions.ts';
import { base, buttons, page } from '../styles/shared.styles.ts';
import { categoryName, number } from '../words.ts';
import { practice } from './explore-page.styles.ts';
import { styles } from './train-page.styles.ts';
import '../elements/dice-tray.ts';
import '../elements/page-header.ts';
import '../elements/score-card.ts';

const POINTS: Intl.NumberFormatOptions = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
/** Losses below this are none: values are kept to the hundredth. */
const NOTHING = 0.01;

/** Hard decisions without end, each answered with the points that it cost. */
@customElement('train-page')
export class TrainPage extends TreceElement {
  static override styles = [base, buttons, page, diceRow, practice, styles];

  @state() private hold = HOLD_NONE;
  /** Index of the chosen box. */
  @state() private chosen: number | null = null;
  @state() private answer: ToldChoice | null = null;
  @state() private record: TrainingRecord = readTraining();

  private readonly practice = new PracticeController<ToldDrill>(this, askDrill);

  private onToggle({ position }: HoldToggleEvent): void {
    this.hold = toggleHeld(this.hold, position);
  }

  private onBox({ index }: BoxChooseEvent): void {
    const drill = this.practice.answer!;
    const name = RANKED_RULES.boxes[index]!.id;
    const isLegal = drill.moves.some((move) => 'score' in move && move.score === name);
    if (this.answer || !isLegal) return;
    if (this.chosen === index) this.onScore();
    else this.chosen = index;
  }

  private onRoll(): void {
    const { roll, rollsLeft, moves } = this.practice.answer!;
    if (this.answer || rollsLeft === 0) return;
    const keep = keepOfHold(roll, this.hold);
    this.settle(moves.find((move) => 'kept' in move && keepOfHold(roll, move.hold) === keep)!);
  }

  private onScore(): void {
    if (this.answer || this.chosen === null) return;
    const name = RANKED_RULES.boxes[this.chosen]!.id;
    const { moves } = this.practice.answer!;
    this.settle(moves.find((move) => 'score' in move && move.score === name)!);
  }

  private async onNext(): Promise<void> {
    await this.practice.ask();
    this.hold = HOLD_NONE;
    this.chosen = null;
    this.answer = null;
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>('#question')?.focus();
  }

  /** Takes the answer and says what it cost. */
  private async settle(move: ToldChoice): Promise<void> {
    this.answer = move;
    this.record = addAnswer(this.record, lostBy(move, this.practice.answer!));
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>('.next')?.focus();
  }

  override render() {
    const drill = this.practice.answer;
    const isShown = drill && !['playing', 'trouble'].includes(this.practice.phase);
    return html`<page-header current=""></page-header>
      <main>
        <header>
          <h1>${msg('Entrenamiento')}</h1>
          <p class="lead">
            ${msg('Jugadas difíciles de partidas inventadas. Elige como en el reto: guarda dados y tira, o anota.')}
          </p>
        </header>
        ${renderPracticeNotice(this.practice)} ${isShown ? this.renderDrill(drill) : nothing}
        ${this.record.answered > 0 ? this.renderRecord() : nothing}
      </main>`;
  }

  private renderDrill(drill: ToldDrill): TemplateResult {
    const card = cardOf(drill);
    return html`<div class="drill" aria-busy=${this.practice.phase === 'waiting'}>
      <score-card
        .card=${card}
        .worths=${worthOfBoxes(card, drill.roll)}
        .chosen=${this.chosen}
        @box-choose=${this.onBox}
      ></score-card>
      <section class="felt" aria-labelledby="question">
        <h2 id="question" tabindex="-1">${questionOf(drill)}</h2>
        <dice-tray
          .roll=${drill.roll}
          .hold=${this.hold}
          .open=${!this.answer && drill.rollsLeft > 0}
          @hold-toggle=${this.onToggle}
        ></dice-tray>
        ${this.answer ? this.renderVerdict(this.answer, drill) : this.renderActs(drill)}
      </section>
    </div>`;
  }

  private renderActs({ rollsLeft }: ToldDrill): TemplateResult {
    return html`<div class="acts">
      ${
        rollsLeft > 0
          ? html`<button type="button" class="button roll" @click=${this.onRoll}>${msg('Tirar')}</button>`
          : nothing
      }
      <button type="button" class="button" aria-disabled=${this.chosen === null} @click=${this.onScore}>
        ${
          this.chosen === null
            ? msg('Elige una casilla')
            : msg(str`Anotar en ${categoryName(RANKED_RULES.boxes[this.chosen]!.category)}`)
        }
      </button>
    </div>`;
  }

  private renderVerdict(answer: ToldChoice, drill: ToldDrill): TemplateResult {
    const lost = lostBy(answer, drill);
    const best = drill.moves[0]!;
    return html`<div class="verdict">
      <p role="status">
        <strong>
          ${lost === 0 ? msg('¡Lo mejor posible!') : msg(str`Cuesta ${number(lost, POINTS)} puntos.`)}
        </strong>
      </p>
      <dl>
        <div><dt>${msg('Tu jugada')}</dt><dd>${renderChoice(answer)}</dd></div>
        ${lost === 0 ? nothing : html`<div><dt>${msg('La mejor')}</dt><dd>${renderChoice(best)}</dd></div>`}
        ${
          lost === 0 && drill.moves[1]
            ? html`<div>
                <dt>${msg(str`La segunda, ${number(best.value - drill.moves[1].value, POINTS)} menos`)}</dt>
                <dd>${renderChoice(drill.moves[1])}</dd>
              </div>`
            : nothing
        }
      </dl>
      <button type="button" class="button next" @click=${this.onNext}>${msg('Otra jugada')}</button>
    </div>`;
  }

  private renderRecord(): TemplateResult {
    const { answered, best, lost, row, longestRow } = this.record;
    return html`<section class="card record" aria-labelledby="record">
      <h2 id="record">${msg('Tu entrenamiento en este dispositivo')}</h2>
      <dl>
        <div><dt>${msg('jugadas')}</dt><dd>${number(answered)}</dd></div>
        <div><dt>${msg('acertadas')}</dt><dd>${number(best / answered, { style: 'percent' })}</dd></div>
        <div><dt>${msg('coste medio')}</dt><dd>${number(lost / answered, POINTS)}</dd></div>
        <div><dt>${msg('seguidas')}</dt><dd>${number(row)}</dd></div>
        <div><dt>${msg('mejor serie')}</dt><dd>${number(longestRow)}</dd></div>
      </dl>
    </section>`;
  }
}

function cardOf({ scores, fiveOfAKindBonuses }: ToldDrill): Scorecard {
  return { rules: RANKED_RULES, scores, fiveOfAKindBonuses };
}

/** Points that a move loses against the best; 0 where the difference is none. */
function lostBy(move: ToldChoice, { moves }: ToldDrill): number {
  const lost = moves[0]!.value - move.value;
  return lost < NOTHING ? 0 : lost;
}

function questionOf({ rollsLeft }: ToldDrill): string {
  if (rollsLeft === 0) return msg('No quedan tiradas: ¿qué anotas?');
  return rollsLeft === 1
    ? msg('Queda una tirada: ¿qué haces?')
    : msg('Quedan dos tiradas: ¿qué haces?');
}

declare global {
  interface HTMLElementTagNameMap {
    'train-page': TrainPage;
  }
}
