import type { RuleSet } from '../rule-sets/rule-set.ts';
import { type Scorecard, totalOf } from '../scorecard.ts';
import { possibleValues } from './possible-values.ts';

/** Why a card kept by hand is refused. */
export type CardFault =
  /** Leave a box out. */
  | 'card-length'
  /** Write 7 in the box of the ones. */
  | 'impossible-points'
  /** Count a further five of a kind though their box holds 0, or more than there are other boxes. */
  | 'impossible-fives'
  /** Claim one point more than the card has. */
  | 'total-mismatch';

/** A card without its rules. */
export type WrittenCard = Omit<Scorecard, 'rules'>;

/**
 * The first reason why no game by these rules can have ended with this card and total, or null. A
 * box left open is not one: some rules end a game at once.
 */
export function cardFault(rules: RuleSet, card: WrittenCard, total: number): CardFault | null {
  const { scores, fiveOfAKindBonuses } = card;
  if (scores.length !== rules.boxes.length) return 'card-length';
  if (fiveOfAKindBonuses.length !== rules.columns.length) return 'card-length';
  const isPossible = scores.every(
    (points, box) => points === null || possibleValues(rules, box).includes(points),
  );
  if (!isPossible) return 'impossible-points';
  if (!areFivesPossible(rules, card)) return 'impossible-fives';
  return totalOf({ rules, scores, fiveOfAKindBonuses }) === total ? null : 'total-mismatch';
}

/** Each further five took a turn of its own, after a column's own box was filled with points. */
function areFivesPossible({ boxes, furtherFives }: RuleSet, card: WrittenCard): boolean {
  const fives = card.fiveOfAKindBonuses;
  const turns = fives.reduce((sum, count) => sum + count, 0);
  if (turns === 0) return true;
  if (furtherFives.bonus === 0 || turns >= boxes.length) return false;
  return fives.every((count, column) => {
    const own = boxes.findIndex(
      (box) => box.category === furtherFives.category && box.column === column,
    );
    return count === 0 || (card.scores[own] ?? 0) > 0;
  });
}
