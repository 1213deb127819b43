import type { Category } from '../../engine/categories.ts';
import { FORCED_JOKER } from '../../engine/rule-sets/forced-joker.ts';
import { emptyCard, type Scorecard } from '../../engine/scorecard.ts';
import { fiveOfAKindBonus, worthOfBoxes } from '../../engine/scoring.ts';
import { roll } from './rolls.ts';

/** Points of filled boxes by category. */
export type Filled = Partial<Record<Category, number>>;

/** A card of the ranked rules with these boxes filled. */
function card(filled: Filled = {}): Scorecard {
  const empty = emptyCard(FORCED_JOKER);
  return { ...empty, scores: FORCED_JOKER.boxes.map((box) => filled[box.category] ?? null) };
}

/** What filling one box with the dice brings, as `worthOfBoxes` has it. */
export function worth(filled: Filled, dice: string, category: Category): number | string {
  const worths = worthOfBoxes(card(filled), roll(dice));
  return worths[FORCED_JOKER.boxIndex.get(category)!]!;
}

/** The categories that may take the dice, in the order of the card. */
export function legalCategories(filled: Filled, dice: string): Category[] {
  const worths = worthOfBoxes(card(filled), roll(dice));
  return FORCED_JOKER.boxes
    .filter((_, index) => typeof worths[index] === 'number')
    .map((box) => box.category);
}

/** The bonus that the dice earn on a card with these boxes filled. */
export function bonus(filled: Filled, dice: string): number {
  return fiveOfAKindBonus(card(filled), roll(dice));
}
