// First load: a face drawn with pips.
import { nothing, type SVGTemplateResult, svg } from 'lit';
import type { Face } from '../../engine/dice.ts';

/** Where the pips stand on a grid of three by three, numbered row by row. */
const PIPS: Record<Face, readonly number[]> = {
  1: [4],
  2: [2, 6],
  3: [2, 4, 6],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

/** The pips of a face for a drawing of 60 by 60, in `currentColor`. */
export function pipsOf(face: Face): SVGTemplateResult[] {
  return PIPS[face].map(
    (place) =>
      svg`<circle cx=${15 + (place % 3) * 15} cy=${15 + Math.floor(place / 3) * 15} r="5.2" />`,
  );
}

/** A small outlined die, for rows of text. It says nothing to screen readers: name it beside. */
export function smallDie(face: Face | null): SVGTemplateResult {
  return svg`<svg viewBox="0 0 60 60" aria-hidden="true" fill="currentColor">
    <rect x="3" y="3" width="54" height="54" rx="15" fill="none" stroke="currentColor" stroke-width="4" />
    ${face === null ? nothing : pipsOf(face)}
  </svg>`;
}
