import { msg, str } from '@lit/localize';
import { css, html } from 'lit';
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
import { TreceElement } from './trece-element.ts';

/** A finished game turn by turn: the box, its score, and every roll as it lay with the dice held. */
@customElement('game-turns')
export class GameTurns extends TreceElement {
  static override styles = [
    base,
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

  override render() {
    const turns = this.attempt.turns as Turn[];
    const { card } = gameOf(this.attempt);
    const laid = rollsOfTurns(turns, rollsOf(this.attempt));
    return html`<ol>${turns.map((turn, index) => {
      const box = RANKED_RULES.boxIndex.get(turn.box)!;
      return html`<li class="turn">
        <span class="place">${index + 1}</span>
        <span>${categoryName(RANKED_RULES.boxes[box]!.category)}</span>
        <span class="points">${card.scores[box]}</span>
        <ul class="rolls">${laid[index]!.map((roll, at) => renderRoll(roll, turn.holds[at] ?? 0))}</ul>
      </li>`;
    })}</ol>`;
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
