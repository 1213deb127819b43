import { CHANCE_OF_ROLL, FIRST_ROLL, ROLLS } from './keeps.ts';
import type { Solution } from './solution.ts';
import {
  deviationOf,
  keepBest,
  makeSpreadTurn,
  rollOnce,
  type SpreadTurn,
  scoreRolls,
} from './spread-turn.ts';
import { groupOf, type State, type StateSpace, stateIndex, sumsOf } from './states.ts';

/**
 * How far the points still to come scatter under optimal play: their standard deviation for every
 * state. Where several moves are equally good it depends on which is made, in the last digits.
 */
export interface Spread {
  readonly space: StateSpace;
  /** By `stateIndex`. */
  readonly deviations: Float64Array;
}

/** The standard deviation of what is still to come from one state. */
export function deviationOfState({ space, deviations }: Spread, state: State): number {
  return deviations[stateIndex(space, state)]!;
}

/**
 * Works out the spread of a solved rule set, from the full card back: the values say what is best,
 * and the squares follow what is chosen. With `mostOpen`, only of cards with no more boxes open;
 * those of the others are left at 0.
 */
export function solveSpread(solution: Solution, mostOpen = Number.POSITIVE_INFINITY): Spread {
  const { space } = solution;
  const spread = { space, deviations: new Float64Array(solution.values.length) };
  const turn = makeSpreadTurn(solution, spread, space.threshold + 1);
  const full = 2 ** space.rules.boxes.length - 1;
  for (let filled = full - 1; filled >= 0; filled -= 1) {
    if (countOpen(full & ~filled) > mostOpen) continue;
    for (const arePaid of filled & space.fivesBox ? [false, true] : [false]) {
      const uppers = sumsOf(space, filled).sums;
      const width = uppers.length;
      scoreRolls(turn, { filled, arePaid, uppers });
      for (let rollsLeft = 1; rollsLeft <= 2; rollsLeft += 1) {
        rollOnce(turn, width);
        keepBest(turn, width);
      }
      writeDeviations(turn, width, spread.deviations, space.first[groupOf(filled, arePaid)]!);
    }
  }
  return spread;
}

function writeDeviations(
  { values, squares }: SpreadTurn,
  width: number,
  deviations: Float64Array,
  first: number,
): void {
  for (let state = 0; state < width; state += 1) {
    let value = 0;
    let square = 0;
    for (let roll = 0; roll < ROLLS; roll += 1) {
      const at = (FIRST_ROLL + roll) * width + state;
      value += CHANCE_OF_ROLL[roll]! * values[at]!;
      square += CHANCE_OF_ROLL[roll]! * squares[at]!;
    }
    deviations[first + state] = deviationOf(value, square);
  }
}

function countOpen(open: number): number {
  let count = 0;
  for (let left = open; left !== 0; left &= left - 1) count += 1;
  return count;
}
