import type { Category } from '../../categories.ts';
import { countOf, DICE, type Face, HOLD_NONE, type Hold, type Roll } from '../../dice.ts';
import { type RollingGame, rollsLeft } from '../../game.ts';
import { worthOfBoxes } from '../../scoring.ts';
import type { Pick, Policy } from './policy.ts';

/** Points that nobody rolls away. */
const ENOUGH = 25;

const HIGHEST_FIRST: readonly Face[] = [6, 5, 4, 3, 2, 1];

/**
 * A beginner with sound habits and no thought of later turns. It takes what pays a fixed price as
 * soon as it lies there, keeps four in a row for a straight, and otherwise collects the face that
 * lies most often, either of two. In the end the dice go where they score most.
 */
export const playNovato: Policy = (game, pick) => {
  const worths = worthsOf(game);
  if (rollsLeft(game) === 0 || hasEnough(game, worths)) return { score: bestBox(game, worths) };
  const row = rowOfFour(game.roll);
  const wantsRow = isOpen(game, 'largeStraight') || isOpen(game, 'smallStraight');
  if (row && wantsRow) return { hold: holdOneOfEach(game.roll, row) };
  return { hold: holdFace(game.roll, faceToCollect(game, pick)) };
};

/** Points of the roll in each box; below 0 where it may not go. */
function worthsOf({ card, roll }: RollingGame): number[] {
  return worthOfBoxes(card, roll).map((worth) => (typeof worth === 'number' ? worth : -1));
}

/** A fixed price lies on the table: a straight, a full house, five alike. */
function hasEnough({ card }: RollingGame, worths: readonly number[]): boolean {
  return card.rules.boxes.some(
    ({ worth }, box) => 'points' in worth && worth.points !== 'sum' && worths[box]! >= ENOUGH,
  );
}

/** The box in which the roll scores most; of equals the first on the card. */
function bestBox({ card }: RollingGame, worths: readonly number[]): string {
  return card.rules.boxes[worths.indexOf(Math.max(...worths))]!.id;
}

/** Four or five faces in a row, if they lie on the table. */
function rowOfFour(roll: Roll): readonly Face[] | null {
  const row: Face[] = [];
  for (const face of HIGHEST_FIRST) {
    if (countOf(roll, face) > 0) row.push(face);
    else if (row.length >= 4) return row;
    else row.length = 0;
  }
  return row.length >= 4 ? row : null;
}

/** The most frequent face, preferring those whose own box is open. */
function faceToCollect(game: RollingGame, pick: Pick): Face {
  const { roll } = game;
  const appeal = (face: Face) => 2 * countOf(roll, face) + (isFaceOpen(game, face) ? 1 : 0);
  const lying = HIGHEST_FIRST.filter((face) => countOf(roll, face) > 0);
  const most = Math.max(...lying.map(appeal));
  const best = lying.filter((face) => appeal(face) === most);
  return best[pick(best.length)]!;
}

function holdFace(roll: Roll, face: Face): Hold {
  return roll.reduce((hold: Hold, die, at) => (die === face ? hold | (1 << at) : hold), HOLD_NONE);
}

function holdOneOfEach(roll: Roll, faces: readonly Face[]): Hold {
  let hold: Hold = HOLD_NONE;
  for (let at = 0; at < DICE; at += 1) {
    const isFirst = roll.indexOf(roll[at]!) === at;
    if (isFirst && faces.includes(roll[at]!)) hold |= 1 << at;
  }
  return hold;
}

function isFaceOpen({ card }: RollingGame, face: Face): boolean {
  return card.rules.boxes.some(
    ({ worth }, box) => worth.kind === 'face' && worth.face === face && card.scores[box] === null,
  );
}

function isOpen({ card }: RollingGame, category: Category): boolean {
  return card.rules.boxes.some((box, at) => box.category === category && card.scores[at] === null);
}
