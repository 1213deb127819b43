import { ADDED, CHANCE_OF_ROLL, FIRST_ROLL, KEEPS, REMOVED, REMOVED_FROM, ROLLS } from './keeps.ts';

// A lattice holds a value for each of the 462 keeps, `width` states side by side:
// `[keep × width + state]`. Its last 252 rows are the rolls.

const SIXTH = 1 / 6;

/** A lattice with room for `width` states. */
export function makeLattice(width: number): Float64Array {
  return new Float64Array(KEEPS.length * width);
}

/**
 * From the values of the rolls those of all smaller keeps once the other dice are rolled:
 * E(keep) = ⅙ Σ E(keep + face).
 */
export function expectKeeps(lattice: Float64Array, width: number): void {
  if (width === 1) {
    expectKeepsOfOne(lattice);
    return;
  }
  for (let keep = FIRST_ROLL - 1; keep >= 0; keep -= 1) {
    const to = keep * width;
    const one = ADDED[6 * keep]! * width;
    const two = ADDED[6 * keep + 1]! * width;
    const three = ADDED[6 * keep + 2]! * width;
    const four = ADDED[6 * keep + 3]! * width;
    const five = ADDED[6 * keep + 4]! * width;
    const six = ADDED[6 * keep + 5]! * width;
    for (let state = 0; state < width; state += 1) {
      const low = lattice[one + state]! + lattice[two + state]! + lattice[three + state]!;
      const high = lattice[four + state]! + lattice[five + state]! + lattice[six + state]!;
      lattice[to + state] = (low + high) * SIXTH;
    }
  }
}

/** For a single state the loops over states would be most of the work. */
function expectKeepsOfOne(lattice: Float64Array): void {
  for (let keep = FIRST_ROLL - 1; keep >= 0; keep -= 1) {
    let sum = 0;
    for (let at = 6 * keep; at < 6 * keep + 6; at += 1) sum += lattice[ADDED[at]!]!;
    lattice[keep] = sum * SIXTH;
  }
}

/**
 * Raises each keep to the best of what it contains, through the lattice of one die removed; the
 * rolls then hold what they are worth with one roll more.
 */
export function takeBestKeeps(lattice: Float64Array, width: number): void {
  if (width === 1) {
    takeBestKeepsOfOne(lattice);
    return;
  }
  for (let keep = 1; keep < KEEPS.length; keep += 1) {
    const at = REMOVED_FROM[keep]!;
    const faces = REMOVED_FROM[keep + 1]! - at;
    const one = REMOVED[at]! * width;
    const two = faces > 1 ? REMOVED[at + 1]! * width : one;
    raiseToThree(
      lattice,
      keep * width,
      width,
      one,
      two,
      faces > 2 ? REMOVED[at + 2]! * width : two,
    );
    if (faces <= 3) continue;
    const four = REMOVED[at + 3]! * width;
    const five = faces > 4 ? REMOVED[at + 4]! * width : four;
    raiseToThree(lattice, keep * width, width, four, five, five);
  }
}

function takeBestKeepsOfOne(lattice: Float64Array): void {
  for (let keep = 1; keep < KEEPS.length; keep += 1) {
    let best = lattice[keep]!;
    const end = REMOVED_FROM[keep + 1]!;
    for (let at = REMOVED_FROM[keep]!; at < end; at += 1) {
      const value = lattice[REMOVED[at]!]!;
      if (value > best) best = value;
    }
    lattice[keep] = best;
  }
}

/** Raises a row to the best of three others. Measured: comparing beats `Math.max` threefold. */
function raiseToThree(
  lattice: Float64Array,
  to: number,
  width: number,
  one: number,
  two: number,
  three: number,
): void {
  for (let state = 0; state < width; state += 1) {
    let best = lattice[to + state]!;
    const first = lattice[one + state]!;
    const second = lattice[two + state]!;
    const third = lattice[three + state]!;
    if (first > best) best = first;
    if (second > best) best = second;
    if (third > best) best = third;
    lattice[to + state] = best;
  }
}

/** Writes the expectation over five fresh dice of each state, from `first` on. */
export function expectRolls(
  lattice: Float64Array,
  width: number,
  values: Float64Array,
  first: number,
): void {
  for (let roll = 0; roll < ROLLS; roll += 1) {
    const chance = CHANCE_OF_ROLL[roll]!;
    const from = (FIRST_ROLL + roll) * width;
    for (let state = 0; state < width; state += 1) {
      values[first + state] = values[first + state]! + chance * lattice[from + state]!;
    }
  }
}
