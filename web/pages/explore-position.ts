import type { Face, Roll } from '../../engine/dice.ts';
import { RANKED_RULES } from '../../engine/rule-sets/all.ts';
import type { ExploredCard } from '../strategy/questions.ts';

const { boxes, furtherFives } = RANKED_RULES;

/** The beginning of a game, with a roll that leaves a choice. */
export const FRESH: ExploredCard = {
  scores: boxes.map(() => null),
  roll: [3, 3, 4, 5, 5],
  rollsLeft: 2,
};

/**
 * What may stand in a box: of an upper box each number of its face. Of a lower one the points do not
 * matter, but for the box that pays for further fives: 0, or what it is worth.
 */
export function pointsFor(index: number): readonly number[] {
  const { worth, category } = boxes[index]!;
  if (worth.kind === 'face') return [0, 1, 2, 3, 4, 5].map((count) => count * worth.face);
  const isPaying = category === furtherFives.category && 'points' in worth;
  return isPaying && worth.points !== 'sum' ? [0, worth.points] : [0];
}

/** True while some box is open: else there is nothing to ask. */
export function isOpen({ scores }: ExploredCard): boolean {
  return scores.includes(null);
}

/** The roll with one die turned to another face. */
export function turnDie(roll: Roll, position: number, face: Face): Roll {
  return roll.map((other, at) => (at === position ? face : other)) as unknown as Roll;
}

/** The face after another: 1 after 6. */
export function nextFace(face: Face): Face {
  return face === 6 ? 1 : ((face + 1) as Face);
}
