// First load: one box of the card, in every state that it can be in.
import { msg, str } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import type { Box } from '../../engine/rule-sets/rule-set.ts';
import { categoryName } from '../words.ts';
import { smallDie } from './die-face.ts';

/** How a box stands. `closed`: the joker order forbids it; `idle`: open, but there is nothing to score. */
export type BoxState = 'filled' | 'open' | 'closed' | 'idle';

/** What the card says about a box. */
export interface BoxView {
  readonly box: Box;
  readonly state: BoxState;
  /** The score of a filled box, the worth of an open one, else null. */
  readonly points: number | null;
  readonly chosen: boolean;
  /** Points for further fives of a kind, shown in the box that opened the way to them. */
  readonly extra: number;
  /** Whether Tab stops here. */
  readonly tabStop: boolean;
}

/** A box as a list item with its button. */
export function renderBox(view: BoxView, index: number, onPress: () => void): TemplateResult {
  const { box, state, points, chosen, extra } = view;
  const struck = state === 'filled' && points === 0 ? 'struck' : '';
  return html`<li class="${state} ${struck} ${chosen ? 'chosen' : ''}">
    <button
      type="button"
      data-box=${index}
      tabindex=${view.tabStop ? 0 : -1}
      aria-pressed=${state === 'open' ? chosen : nothing}
      aria-disabled=${state !== 'open'}
      @click=${onPress}
    >
      <span class="unseen">${spokenBox(view)}</span>
      ${box.worth.kind === 'face' ? smallDie(box.worth.face) : nothing}
      <span class="name" aria-hidden="true">${categoryName(box.category)}</span>
      ${extra > 0 ? html`<span class="extra" aria-hidden="true">+${extra}</span>` : nothing}
      <span class="points" aria-hidden="true">${points ?? (state === 'closed' ? '–' : '')}</span>
    </button>
  </li>`;
}

function spokenBox({ box, state, points, extra }: BoxView): string {
  const name = categoryName(box.category);
  switch (state) {
    case 'filled':
      if (extra > 0) return msg(str`${name}: ${points} anotados, más ${extra}`);
      return msg(str`${name}: ${points} anotados`);
    case 'open':
      return msg(str`${name}: vale ${points}`);
    case 'closed':
      return msg(str`${name}: cerrada por el comodín`);
    case 'idle':
      return msg(str`${name}: por anotar`);
  }
}
