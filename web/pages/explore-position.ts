import type { Face, Roll } from '../../engine/dice.ts';
import { RANKED_RULES } from '../../engine/rule-sets/all.ts';
import type { Position } from '../../engine/strategy/position.ts';

/** A card as the explorer lets one set it: what each box holds, null while it is open. */
export interface ExploredCard {
  readonly scores: readonly (number | null)[];
  readonly roll: Roll;
  readonly rollsLeft: number;
}

const { boxes, furtherFives } = RANKED_RULES;
const FIVES = boxes.findIndex(({ category }) => category === furtherFives.category);

/** The beginning of a game, with a roll that leaves a choice. */
export const FRESH: ExploredCard = {
  scores: boxes.map(() => null),
  roll: [3, 3, 4, 5, 5],
  rollsLeft: 2,
};

/** What may stand in a box: of an upper box each number of its face, of a lower one its usual points. */
export function pointsFor(index: number): readonly number[] {
  const { worth } = boxes[index]!;
  if (worth.kind === 'face') return [0, 1, 2, 3, 4, 5].map((count) => count * worth.face);
  return index === FIVES ? [0, 50] : [0];
}

/** The position that optimal play is asked about; null while no box is open. */
export function positionOf({ scores, roll, rollsLeft }: ExploredCard): Position | null {
  let filled = 0;
  let upper = 0;
  for (const [index, score] of scores.entries()) {
    if (score === null) continue;
    filled |= 1 << index;
    if (boxes[index]!.worth.kind === 'face') upper += score;
  }
  if (filled === 2 ** boxes.length - 1) return null;
  const arePaid = (scores[FIVES] ?? 0) > 0;
  return { state: { filled, upper: Math.min(63, upper), arePaid }, roll, rollsLeft };
}

/** The roll with one die turned to another face. */
export function turnDie(roll: Roll, position: number, face: Face): Roll {
  return roll.map((other, at) => (at === position ? face : other)) as unknown as Roll;
}

/** The face after another: 1 after 6. */
export function nextFace(face: Face): Face {
  return face === 6 ? 1 : ((face + 1) as Face);
}
