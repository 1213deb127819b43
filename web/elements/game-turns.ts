import { msg, str } from '@lit/localize';
import { css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { isHeld, type Roll } from '../../engine/dice.ts';
import { rollsOfTurns } from '../../engine/replay.ts';
import { RANKED_RULES } from '../../engine/rule-sets/all.ts';
import type { Turn } from '../../engine/transcript.ts';
import type { AttemptAnswer } from '../../worker/wire.ts';
import { gameOf, rollsOf } from '../state/attempt.ts';
import { base } from '../styles/shared.styles.ts';
import { categoryName, spokenRoll } from '../words.ts';
import { smallDie } from './die-face.ts';
import { lossOf, markBox, markWord, renderMark } from './lost-mark.ts';
import { TreceElement } from './trece-element.ts';

/** A finished game turn by turn: the box, its score, and every roll as it lay with the dice held. */
@customElement('game-turns')
export class GameTurns extends TreceElement {
  static override styles = [
    base,
    markBox,
    css`
      ol {
        display: grid;
      }
      .turn {
        display: grid;
        grid-template-columns: 1.5rem 1fr auto;
        gap: 0.25rem 0.5rem;
        align-items: baseline;
        padding-block: 0.5625rem;
        border-block-start: 1px solid var(--line);
        font-size: 0.9375rem;
      }
      .turn:first-child {
        border-block-start: 0;
      }
      .judged .turn {
        grid-template-columns: 1.5rem 1fr auto 2.75rem;
      }
      .lost {
        color: var(--ink-2);
        font-size: 0.875rem;
        text-align: end;
      }
      .name {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.5rem;
      }
      .place {
        color: var(--ink-2);
        font-size: 0.875rem;
      }
      .points {
        font-weight: 700;
      }
      .rolls {
        display: flex;
        flex-wrap: wrap;
        grid-column: 2 / -1;
        gap: 0.375rem 1rem;
        color: var(--ink-3);
      }
      .roll {
        display: flex;
        gap: 0.1875rem;
      }
      .roll:last-child {
        color: var(--ink);
      }
      .die {
        display: grid;
        padding-block-end: 0.1875rem;
        border-block-end: 2px solid transparent;
      }
      .held {
        border-color: var(--gold);
      }
      svg {
        inline-size: 1.1875rem;
        block-size: 1.1875rem;
      }
    `,
  ];

  @property({ attribute: false }) attempt!: AttemptAnswer;
  /** The expected points lost in each turn, once they are known. */
  @property({ attribute: false }) lostByTurn: readonly number[] | null = null;

  override render() {
    const turns = this.attempt.turns as Turn[];
    const { card } = gameOf(this.attempt);
    const laid = rollsOfTurns(turns, rollsOf(this.attempt));
    return html`<ol class=${this.lostByTurn ? 'judged' : nothing}>${turns.map((turn, index) => {
      const box = RANKED_RULES.boxIndex.get(turn.box)!;
      return html`<li class="turn">
        <span class="place">${index + 1}</span>
        <span class="name">
          ${this.renderMark(index)}${categoryName(RANKED_RULES.boxes[box]!.category)}
        </span>
        <span class="points">${card.scores[box]}</span>
        ${this.renderLost(index)}
        <ul class="rolls">${laid[index]!.map((roll, at) => renderRoll(roll, turn.holds[at] ?? 0))}</ul>
      </li>`;
    })}</ol>`;
  }

  private renderMark(turn: number) {
    return this.lostByTurn ? renderMark(this.lostByTurn[turn]!) : nothing;
  }

  private renderLost(turn: number) {
    if (!this.lostByTurn) return nothing;
    const lost = this.lostByTurn[turn]!;
    return html`<span class="lost">
      <span class="unseen">${markWord(lost)}, </span>${lossOf(lost)}
    </span>`;
  }
}

function renderRoll(roll: Roll, hold: number) {
  const held = roll.filter((_, position) => isHeld(hold, position));
  const words = spokenRoll(roll);
  const label = held.length > 0 ? msg(str`${words}; guardados ${spokenRoll(held)}`) : words;
  return html`<li class="roll">
    <span class="unseen">${label}</span>
    ${roll.map(
      (face, position) =>
        html`<span class="die ${isHeld(hold, position) ? 'held' : ''}">${smallDie(face)}</span>`,
    )}
  </li>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'game-turns': GameTurns;
  }
}
