import { msg, str } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { ToldDecision, ToldMove } from '../strategy/questions.ts';
import { base } from '../styles/shared.styles.ts';
import { diceRow, renderDice } from './dice-row.ts';
import { lossOf, markBox, markWord, points, renderMark, signed } from './lost-mark.ts';
import { moveWords } from './move-words.ts';
import { TreceElement } from './trece-element.ts';

/** What is still lost to the eye. */
const NOTHING = 0.05;

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
    return `${words} ${dice}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'decision-panel': DecisionPanel;
  }
}
