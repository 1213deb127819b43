import type { Roll } from '../../engine/dice.ts';
import type { Scorecard } from '../../engine/scorecard.ts';
import { isFurtherFive, worthOf, worthOfBox } from '../../engine/scoring.ts';

/** What a roll is worth in a box of a sheet that is kept by hand. */
export interface SheetWorth {
  readonly points: number;
  /** Five alike beyond the first: their bonus is counted apart. */
  readonly isFurther: boolean;
  /** They stand in for the box's own category. */
  readonly isJoker: boolean;
}

/**
 * The engine's worth of a roll in a box, whatever it holds now. The joker's order is not forced,
 * since the sheet does not see what was rolled before: where it would forbid the box, the roll has its ordinary
 * worth.
 */
export function worthOnSheet(card: Scorecard, roll: Roll, index: number): SheetWorth {
  const box = card.rules.boxes[index]!;
  const open = { ...card, scores: card.scores.map((old, at) => (at === index ? null : old)) };
  const ordinary = worthOf(box.worth, roll);
  const worth = worthOfBox(open, roll, index);
  const points = typeof worth === 'number' ? worth : ordinary;
  const isFurther = card.rules.furtherFives.bonus > 0 && isFurtherFive(open, roll, box.column);
  return { points, isFurther, isJoker: points !== ordinary };
}
