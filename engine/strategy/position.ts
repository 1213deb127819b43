import { HOLD_NONE, type Hold, isHeld, type Roll } from '../dice.ts';
import type { Choices } from './choices.ts';
import { FIRST_ROLL, KEEPS, KEEPS_WITHIN, keepOf } from './keeps.ts';
import { valueOfState } from './solution.ts';
import type { State } from './states.ts';
import { type TurnValues, valueTurn } from './turn-values.ts';
import { CLOSED } from './worths.ts';

/** A decision to be made: the card before the turn, the dice on the table and the rolls left, 0 to 2. */
export interface Position {
  readonly state: State;
  readonly roll: Roll;
  readonly rollsLeft: number;
}

/** A way to go on, and the points expected from here to the end of the game if one does. */
export type ValuedMove = ValuedScore | ValuedKeep;

/** Filling a box, by its name and index; `points` are its own and the bonus of a further five. */
export interface ValuedScore {
  readonly score: string;
  readonly box: number;
  readonly points: number;
  readonly value: number;
}

/** Keeping some of the faces and rolling the rest again. */
export interface ValuedKeep {
  readonly keep: number;
  readonly value: number;
}

/** Values closer than this are equal: they come from other sums of the same numbers. */
export const TIE = 1e-9;

/**
 * Every open legal box and every distinct keep of a position with its value, best first. Ties stand
 * in the order: scores before keeps, then boxes as on the card, then the lowest keep.
 */
export function valuePosition(choices: Choices, position: Position): ValuedMove[] {
  const turn = position.rollsLeft > 0 ? valueTurn(choices, position.state) : null;
  // The sort is stable, so that ties stay in the order in which the moves are listed.
  return valueMoves(choices, position, turn).sort((a, b) =>
    Math.abs(a.value - b.value) < TIE ? 0 : b.value - a.value,
  );
}

/** The best move of a position whose turn is worked out already (null when no roll is left). */
export function bestMove(
  choices: Choices,
  position: Position,
  turn: TurnValues | null,
): ValuedMove {
  let best: ValuedMove | null = null;
  for (const move of valueMoves(choices, position, turn)) {
    if (!best || move.value >= best.value + TIE) best = move;
  }
  return best!;
}

/** All moves of a position in the order that breaks ties. */
export function valueMoves(
  choices: Choices,
  { state, roll, rollsLeft }: Position,
  turn: TurnValues | null,
): ValuedMove[] {
  const moves: ValuedMove[] = valueScores(choices, state, roll);
  if (!turn || rollsLeft === 0) return moves;
  const values = turn[rollsLeft]!;
  for (const keep of KEEPS_WITHIN[keepOf(roll) - FIRST_ROLL]!) {
    moves.push({ keep, value: values[keep]! });
  }
  return moves;
}

/** A keep as a hold: the leftmost dice of the roll that make it up. */
export function holdOfKeep(roll: Roll, keep: number): Hold {
  const left = [...KEEPS[keep]!];
  return roll.reduce((hold: Hold, face, position) => {
    const at = left.indexOf(face);
    if (at < 0) return hold;
    left.splice(at, 1);
    return hold | (1 << position);
  }, HOLD_NONE);
}

/** The keep that a hold leaves lying. */
export function keepOfHold(roll: Roll, hold: Hold): number {
  return keepOf(roll.filter((_, position) => isHeld(hold, position)));
}

/** The state after a roll fills a box. */
export function stateAfter(
  choices: Choices,
  { filled, upper, arePaid }: State,
  box: number,
  roll: Roll,
): State {
  const { space } = choices.solution;
  const at = (keepOf(roll) - FIRST_ROLL) * space.rules.boxes.length + box;
  const isFives = 1 << box === space.fivesBox;
  return {
    filled: filled | (1 << box),
    upper: Math.min(space.threshold, upper + choices.worths.upperPoints[at]!),
    arePaid: arePaid || (isFives && choices.worths.ordinary[at]! > 0),
  };
}

function valueScores(choices: Choices, state: State, roll: Roll): ValuedScore[] {
  const { rules } = choices.solution.space;
  const points = pointsOf(choices, state, roll);
  const scores: ValuedScore[] = [];
  for (let box = 0; box < rules.boxes.length; box += 1) {
    const worth = points[box]!;
    if ((state.filled >> box) & 1 || worth === CLOSED) continue;
    const value = worth + valueOfState(choices.solution, stateAfter(choices, state, box, roll));
    scores.push({ score: rules.boxes[box]!.id, box, points: worth, value });
  }
  return scores;
}

/** Points of the roll by box, `CLOSED` where it may not go; filled boxes are not looked at. */
function pointsOf({ solution, worths }: Choices, state: State, roll: Roll): Int16Array {
  const { rules, fivesBox } = solution.space;
  const boxes = rules.boxes.length;
  const index = keepOf(roll) - FIRST_ROLL;
  const five = state.filled & fivesBox ? worths.fives.indexOf(index) : -1;
  const points = five < 0 ? worths.ordinary : worths.ofFurtherFives(state.filled, state.arePaid);
  const row = five < 0 ? index : five;
  return points.subarray(row * boxes, (row + 1) * boxes);
}
