import { msg, str } from '@lit/localize';
import { css, html, type TemplateResult } from 'lit';
import { type Face, isHeld, type Roll } from '../../engine/dice.ts';
import { spokenRoll } from '../words.ts';
import { smallDie } from './die-face.ts';

/** Five small dice in a line of text. Those not of `face`, if given, are faded; those of `hold` are marked. */
export function renderDice(
  roll: Roll,
  { face = null as Face | null, hold = 0 } = {},
): TemplateResult {
  return html`<span class="dice">
    <span class="unseen">${nameOf(roll, hold)}</span>
    ${roll.map(
      (die, at) =>
        html`<span class="die ${face !== null && die !== face ? 'faded' : ''} ${isHeld(hold, at) ? 'held' : ''}"
          >${smallDie(die)}</span
        >`,
    )}
  </span>`;
}

function nameOf(roll: Roll, hold: number): string {
  const dice = spokenRoll(roll);
  if (hold === 0) return msg(str`Dados: ${dice}.`);
  const held = spokenRoll(roll.filter((_, at) => isHeld(hold, at)));
  return msg(str`Dados: ${dice}. Se guardan: ${held}.`);
}

export const diceRow = css`
  .dice {
    display: inline-flex;
    gap: 0.25rem;
    position: relative;
    vertical-align: middle;
  }
  .die {
    inline-size: 1.5rem;
    block-size: 1.5rem;
    border-radius: 0.375rem;
  }
  .die svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
  }
  .faded {
    opacity: 0.4;
  }
  .held {
    outline: 2px solid var(--gold);
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    .held {
      outline-color: Highlight;
    }
  }
`;
