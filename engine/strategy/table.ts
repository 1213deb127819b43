import type { RuleSet } from '../rule-sets/rule-set.ts';
import type { Solution } from './solution.ts';
import type { Spread } from './spread.ts';
import { groupOf, layOutStates, type StateSpace, sumsOf } from './states.ts';

// The shipped form of a solution: each value in steps of 0.01 points, as the difference from what
// its neighbours suggest, zigzag; the low bytes of all states, then the high ones. Most high bytes
// are 0, and a general compressor does the rest.

/** Steps in a point, of values and of standard deviations. */
const STEPS = 100;
const STEPS_OF_SPREAD = 4;

/** A solution as two bytes for each state, to be compressed by who ships it. */
export function encodeTable({ space, values }: Solution): Uint8Array<ArrayBuffer> {
  return encode(space, values, STEPS);
}

/**
 * The solution that `encodeTable` wrote, its values rounded to 0.01. Throws a RangeError for bytes
 * of another length than the rules' states take.
 */
export function decodeTable(rules: RuleSet, bytes: Uint8Array): Solution {
  const space = layOutStates(rules, 'reachable');
  return { space, values: decode(space, bytes, STEPS) };
}

/** A spread in the same form, in steps of a quarter of a point. */
export function encodeSpread({ space, deviations }: Spread): Uint8Array<ArrayBuffer> {
  return encode(space, deviations, STEPS_OF_SPREAD);
}

/** The spread that `encodeSpread` wrote, for the space of the solution beside it. Throws as `decodeTable`. */
export function decodeSpread(space: StateSpace, bytes: Uint8Array): Spread {
  return { space, deviations: decode(space, bytes, STEPS_OF_SPREAD) };
}

function encode(space: StateSpace, values: Float64Array, scale: number): Uint8Array<ArrayBuffer> {
  const steps = Int32Array.from(values, (value) => Math.round(value * scale));
  const bytes = new Uint8Array(2 * steps.length);
  for (const { first, end, together } of groupsInOrder(space, steps)) {
    for (let state = first; state < end; state += 1) {
      const difference = steps[state]! - suggest(steps, first, state, together);
      const zigzag = difference < 0 ? -2 * difference - 1 : 2 * difference;
      bytes[state] = zigzag & 255;
      bytes[steps.length + state] = zigzag >> 8;
    }
  }
  return bytes;
}

function decode(space: StateSpace, bytes: Uint8Array, scale: number): Float64Array {
  const steps = new Int32Array(space.first.at(-1)!);
  const values = new Float64Array(steps.length);
  if (bytes.length !== 2 * steps.length) throw new RangeError('The table has another length');
  for (const { first, end, together } of groupsInOrder(space, steps)) {
    for (let state = first; state < end; state += 1) {
      const zigzag = bytes[state]! | (bytes[steps.length + state]! << 8);
      const difference = zigzag & 1 ? -(zigzag + 1) >> 1 : zigzag >> 1;
      steps[state] = difference + suggest(steps, first, state, together);
      values[state] = steps[state]! / scale;
    }
  }
  return values;
}

/** A group on its way through the coder. */
interface CodedGroup {
  readonly first: number;
  readonly end: number;
  /** By place of the upper sum: what two open lower boxes would leave if they were worth as much together as apart. */
  readonly together: Int32Array;
}

/** All groups, fuller cards first, so that the neighbours are known. The array is written anew for each. */
function* groupsInOrder(space: StateSpace, steps: Int32Array): Generator<CodedGroup> {
  const together = new Int32Array(space.threshold + 1);
  for (let group = space.first.length - 2; group >= 0; group -= 1) {
    const first = space.first[group]!;
    const end = space.first[group + 1]!;
    if (first === end) continue;
    addUp(space, steps, group, together);
    yield { first, end, together };
  }
}

function addUp(space: StateSpace, steps: Int32Array, group: number, together: Int32Array): void {
  const filled = group >> 1;
  const arePaid = (group & 1) === 1;
  const open = ~filled & (2 ** space.rules.boxes.length - 1) & ~space.upperBoxes;
  const one = open & -open;
  const two = (open ^ one) & -(open ^ one);
  const count = sumsOf(space, filled).sums.length;
  const first = (boxes: number) => space.first[groupOf(filled | boxes, arePaid)]!;
  const afterOne = first(one);
  const afterTwo = first(two);
  const afterBoth = first(one | two);
  for (let place = 0; place < count; place += 1) {
    if (one === 0) together[place] = 0;
    else if (two === 0) together[place] = steps[afterOne + place]!;
    else {
      const apart = steps[afterOne + place]! + steps[afterTwo + place]!;
      together[place] = apart - steps[afterBoth + place]!;
    }
  }
}

/** A state's steps by its neighbours, corrected by how wrong they were for the next lower upper sum. */
function suggest(steps: Int32Array, first: number, state: number, together: Int32Array): number {
  const place = state - first;
  if (place === 0) return together[0]!;
  return steps[state - 1]! + together[place]! - together[place - 1]!;
}
