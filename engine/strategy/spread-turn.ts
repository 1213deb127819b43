import { FIRST_ROLL, KEEPS, REMOVED, REMOVED_FROM, ROLLS } from './keeps.ts';
import { expectKeeps, makeLattice } from './lattice.ts';
import type { Solution } from './solution.ts';
import type { Spread } from './spread.ts';
import { groupOf, sumsOf } from './states.ts';
import { CLOSED, type Worths, workOutWorths } from './worths.ts';

/** Working memory of a turn: each keep's value and, beside it, the expected square of the same. */
export interface SpreadTurn {
  readonly solution: Solution;
  readonly spread: Spread;
  readonly worths: Worths;
  /** Two lattices, of as many states as are in hand. */
  readonly values: Float64Array;
  readonly squares: Float64Array;
  /** What a roll in a box leads to, as far as later turns ask: an index for each roll and box. */
  readonly nexts: readonly Next[];
  readonly nextOf: Int16Array;
  /** `[next × width + state]`: value and variance of what comes after. */
  readonly after: Float64Array;
  readonly variances: Float64Array;
}

/** A box that was filled; what that added above, and whether it was anything at all. */
interface Next {
  readonly box: number;
  readonly upperPoints: number;
  readonly isScored: boolean;
}

/** States that differ by their upper sum alone. */
interface SideBySide {
  readonly filled: number;
  readonly arePaid: boolean;
  readonly uppers: Uint8Array;
}

/** Working memory for up to `widest` states. The spread is read where later turns need it. */
export function makeSpreadTurn(solution: Solution, spread: Spread, widest: number): SpreadTurn {
  const { rules } = solution.space;
  const worths = workOutWorths(rules);
  const nexts: Next[] = [];
  const nextOf = worths.ordinary.map((points, at) => {
    const box = at % rules.boxes.length;
    const next = { box, upperPoints: worths.upperPoints[at]!, isScored: points > 0 };
    const known = nexts.findIndex(
      (it) =>
        it.box === box && it.upperPoints === next.upperPoints && it.isScored === next.isScored,
    );
    return known < 0 ? nexts.push(next) - 1 : known;
  });
  const after = new Float64Array(nexts.length * widest);
  return {
    solution,
    spread,
    worths,
    values: makeLattice(widest),
    squares: makeLattice(widest),
    nexts,
    nextOf,
    after,
    variances: after.slice(),
  };
}

/** Fills the rolls with their best box, for states that differ by upper sum alone. */
export function scoreRolls(turn: SpreadTurn, states: SideBySide): void {
  const { worths, values, nextOf } = turn;
  const { space } = turn.solution;
  const { filled, arePaid, uppers } = states;
  const boxes = space.rules.boxes.length;
  const width = uppers.length;
  lookAfter(turn, states);
  const furtherFives = filled & space.fivesBox ? worths.ofFurtherFives(filled, arePaid) : null;
  values.fill(-1, FIRST_ROLL * width, KEEPS.length * width);
  for (let roll = 0; roll < ROLLS; roll += 1) {
    const to = (FIRST_ROLL + roll) * width;
    const five = furtherFives ? worths.fives.indexOf(roll) : -1;
    for (let box = 0; box < boxes; box += 1) {
      if ((filled >> box) & 1) continue;
      const at = roll * boxes + box;
      const points = five < 0 ? worths.ordinary[at]! : furtherFives![five * boxes + box]!;
      if (points !== CLOSED) takeBetter(turn, to, width, nextOf[at]!, points);
    }
  }
}

/** Raises a roll to a box's worth where that is more, with its square. */
function takeBetter(
  { values, squares, after, variances }: SpreadTurn,
  to: number,
  width: number,
  next: number,
  points: number,
): void {
  const from = next * width;
  for (let state = 0; state < width; state += 1) {
    const value = points + after[from + state]!;
    if (value <= values[to + state]!) continue;
    values[to + state] = value;
    squares[to + state] = value * value + variances[from + state]!;
  }
}

/** Looks up what comes after each box and number of upper points, for the states in hand. */
function lookAfter(
  { solution, spread, nexts, after, variances }: SpreadTurn,
  { filled, arePaid, uppers }: SideBySide,
): void {
  const { space } = solution;
  const width = uppers.length;
  for (let next = 0; next < nexts.length; next += 1) {
    const { box, upperPoints, isScored } = nexts[next]!;
    if ((filled >> box) & 1) continue;
    const isNowPaid = arePaid || (isScored && 1 << box === space.fivesBox);
    const first = space.first[groupOf(filled | (1 << box), isNowPaid)]!;
    const { placeOf } = sumsOf(space, filled | (1 << box));
    for (let state = 0; state < width; state += 1) {
      const at = first + placeOf[Math.min(space.threshold, uppers[state]! + upperPoints)]!;
      after[next * width + state] = solution.values[at]!;
      variances[next * width + state] = spread.deviations[at]! ** 2;
    }
  }
}

/** The dice that are not kept are rolled. */
export function rollOnce({ values, squares }: SpreadTurn, width: number): void {
  expectKeeps(values, width);
  expectKeeps(squares, width);
}

/** Each keep becomes the best of what it contains. */
export function keepBest({ values, squares }: SpreadTurn, width: number): void {
  for (let keep = 1; keep < KEEPS.length; keep += 1) {
    const first = REMOVED_FROM[keep]!;
    const last = REMOVED_FROM[keep + 1]! - 1;
    const to = keep * width;
    // Three at a time, the last one again where there are fewer.
    for (let at = first; at <= last; at += 3) {
      const one = REMOVED[at]! * width;
      const two = REMOVED[Math.min(at + 1, last)]! * width;
      const three = REMOVED[Math.min(at + 2, last)]! * width;
      for (let state = 0; state < width; state += 1) {
        let best = to;
        if (values[one + state]! > values[best + state]!) best = one;
        if (values[two + state]! > values[best + state]!) best = two;
        if (values[three + state]! > values[best + state]!) best = three;
        if (best === to) continue;
        values[to + state] = values[best + state]!;
        squares[to + state] = squares[best + state]!;
      }
    }
  }
}

/** The standard deviation of a keep whose expected points and squares are known. */
export function deviationOf(value: number, square: number): number {
  return Math.sqrt(Math.max(0, square - value * value));
}
