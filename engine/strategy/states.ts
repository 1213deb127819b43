import type { Face } from '../dice.ts';
import type { RuleSet } from '../rule-sets/rule-set.ts';

/**
 * A card between two turns as strategy sees it: which boxes are filled (bit i is box i of the rule
 * set), the sum of the upper boxes as far as the bonus asks, and whether the five-of-a-kind box
 * holds points, so that further fives are paid. How the rest was scored no longer matters.
 */
export interface State {
  readonly filled: number;
  readonly upper: number;
  readonly arePaid: boolean;
}

/** Which upper sums a space tells apart: those that play can reach, or every one from 0 up. */
export type UpperSums = 'reachable' | 'all';

/**
 * All states of a rule set of one column, in groups of equal boxes and equal `arePaid`. Within a
 * group they differ by upper sum alone; sums from which the bonus is out of reach are one state.
 */
export interface StateSpace {
  readonly rules: RuleSet;
  /** Bits of the upper boxes, and of the five-of-a-kind box. */
  readonly upperBoxes: number;
  readonly fivesBox: number;
  /** The upper sum that earns the bonus; greater ones count as this. */
  readonly threshold: number;
  readonly bonus: number;
  /** By `groupOf`: where the group's states begin; the last element is the number of all states. */
  readonly first: Int32Array;
  /** By the bits of `filled` that are upper boxes: the sums told apart. */
  readonly sums: readonly Sums[];
}

/** The upper sums of a group, ascending, and for every sum from 0 to the threshold its place there. */
export interface Sums {
  readonly sums: Uint8Array;
  readonly placeOf: Uint8Array;
}

/** The group of a card, for `StateSpace.first`. */
export function groupOf(filled: number, arePaid: boolean): number {
  return 2 * filled + (arePaid ? 1 : 0);
}

/** The index of a state within its space; an upper sum that play cannot reach counts as the next lower one. */
export function stateIndex(space: StateSpace, { filled, upper, arePaid }: State): number {
  const { placeOf } = sumsOf(space, filled);
  const place = placeOf[Math.min(upper, space.threshold)]!;
  return space.first[groupOf(filled, arePaid)]! + place;
}

/** The upper sums that a card's group tells apart. */
export function sumsOf(space: StateSpace, filled: number): Sums {
  return space.sums[filled & space.upperBoxes]!;
}

/**
 * Whether the space has the very value of a state: one that play cannot reach may be missing from a
 * space of reachable sums, unless the bonus is out of its reach anyway.
 */
export function hasState(space: StateSpace, { filled, upper }: State): boolean {
  const sum = Math.min(upper, space.threshold);
  const { sums, placeOf } = sumsOf(space, filled);
  return sums[placeOf[sum]!] === sum || sum + stillAbove(space.rules, filled) < space.threshold;
}

/** The most that the open upper boxes can still bring. */
export function stillAbove(rules: RuleSet, filled: number): number {
  return facesIn(rules, ~filled).reduce((sum, face) => sum + 5 * face, 0);
}

/** Lays out the states of a rule set of one column. */
export function layOutStates(rules: RuleSet, upperSums: UpperSums): StateSpace {
  const bonus = rules.sectionBonuses.find(({ section }) => section === 'upper');
  const threshold = bonus?.threshold ?? 0;
  const upperBoxes = bitsOf(rules, ({ worth }) => worth.kind === 'face');
  const sums: Sums[] = [];
  for (let filled = upperBoxes; ; filled = (filled - 1) & upperBoxes) {
    sums[filled] = tellSumsApart(rules, filled, threshold, upperSums);
    if (filled === 0) break;
  }
  const fivesBox = bitsOf(rules, ({ category }) => category === rules.furtherFives.category);
  const first = new Int32Array(2 * 2 ** rules.boxes.length + 1);
  for (let group = 0; group < first.length - 1; group += 1) {
    const filled = group >> 1;
    const exists = (group & 1) === 0 || (filled & fivesBox) !== 0;
    const states = exists ? sums[filled & upperBoxes]!.sums.length : 0;
    first[group + 1] = first[group]! + states;
  }
  return { rules, upperBoxes, fivesBox, threshold, bonus: bonus?.points ?? 0, first, sums };
}

function bitsOf(rules: RuleSet, isMeant: (box: RuleSet['boxes'][number]) => boolean): number {
  return rules.boxes.reduce((bits, box, index) => (isMeant(box) ? bits | (1 << index) : bits), 0);
}

function tellSumsApart(
  rules: RuleSet,
  filled: number,
  threshold: number,
  upperSums: UpperSums,
): Sums {
  const stillToCome = stillAbove(rules, filled);
  const sums: number[] = [];
  const placeOf = new Uint8Array(threshold + 1);
  const isReached = reachableSums(facesIn(rules, filled), threshold);
  for (let sum = 0; sum <= threshold; sum += 1) {
    const isNew = sums.length === 0 || sum + stillToCome >= threshold;
    if (isNew && (upperSums === 'all' || isReached[sum])) sums.push(sum);
    placeOf[sum] = sums.length - 1;
  }
  return { sums: Uint8Array.from(sums), placeOf };
}

/** Which sums up to the threshold (greater ones count as it) the filled boxes of these faces can hold. */
function reachableSums(faces: readonly Face[], threshold: number): boolean[] {
  let sums = new Set([0]);
  for (const face of faces) {
    const next = [...sums].flatMap((sum) =>
      [0, 1, 2, 3, 4, 5].map((count) => Math.min(threshold, sum + count * face)),
    );
    sums = new Set(next);
  }
  return Array.from({ length: threshold + 1 }, (_, sum) => sums.has(sum));
}

function facesIn(rules: RuleSet, boxes: number): Face[] {
  return rules.boxes.flatMap(({ worth }, index) =>
    worth.kind === 'face' && (boxes >> index) & 1 ? [worth.face] : [],
  );
}
