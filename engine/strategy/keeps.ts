import { DICE, type Face, type Roll } from '../dice.ts';

/**
 * Every multiset of up to five faces: the keeps of one to four dice, the empty keep, and the 252
 * rolls without their order. Ordered by size, then by faces: 1, 6, 21, 56, 126 and 252 of each size.
 */
export const KEEPS: readonly (readonly Face[])[] = listKeeps();

/** Index of the first keep of each size, from 0 dice to 5; the last element is their number, 462. */
export const FIRST_OF_SIZE: readonly number[] = firstOfEachSize();

/** Keeps of five dice stand from here on: the rolls. */
export const FIRST_ROLL = FIRST_OF_SIZE[DICE]!;

/** 252 rolls differ in more than their order. */
export const ROLLS = KEEPS.length - FIRST_ROLL;

/** `ADDED[6 × keep + face − 1]`: the keep with one die of that face more. Keeps of five have none. */
export const ADDED: Int16Array = linkAdded();

/**
 * The keeps with one die removed, one for each distinct face, ascending: those of `keep` stand from
 * `REMOVED_FROM[keep]` to before `REMOVED_FROM[keep + 1]`.
 */
export const REMOVED_FROM: Int16Array = linkRemovedFrom();
export const REMOVED: Int16Array = linkRemoved();

/** Chance of each roll with five fresh dice, by its index from `FIRST_ROLL`: 5! / ∏ count! / 6⁵. */
export const CHANCE_OF_ROLL: Float64Array = chanceOfRolls();

/** For each roll, by its index from `FIRST_ROLL`, all the keeps that it contains in the order of their digits. */
export const KEEPS_WITHIN: readonly Int16Array[] = listKeepsWithin();

/** The index of a multiset of at most five faces, in any order. */
export function keepOf(faces: readonly Face[]): number {
  let keep = 0;
  for (let at = 0; at < faces.length; at += 1) keep = ADDED[6 * keep + faces[at]! - 1]!;
  return keep;
}

/** The faces of a keep as digits, ascending; empty for none. */
export function formatKeep(keep: number): string {
  return KEEPS[keep]!.join('');
}

/** The roll at `keep`, one of the 252, its faces ascending. */
export function rollOfKeep(keep: number): Roll {
  return KEEPS[keep] as unknown as Roll;
}

function listKeeps(): Face[][] {
  const keeps: Face[][] = [[]];
  for (let from = 0, size = 1; size <= DICE; size += 1) {
    const to = keeps.length;
    for (const keep of keeps.slice(from, to)) {
      for (let face = keep.at(-1) ?? 1; face <= 6; face += 1) keeps.push([...keep, face as Face]);
    }
    from = to;
  }
  return keeps;
}

function firstOfEachSize(): number[] {
  const first = [0, 1, 2, 3, 4, 5].map((size) => KEEPS.findIndex((keep) => keep.length === size));
  return [...first, KEEPS.length];
}

function linkAdded(): Int16Array {
  const index = new Map(KEEPS.map((keep, at) => [keep.join(''), at]));
  return Int16Array.from({ length: FIRST_ROLL * 6 }, (_, at) => {
    const faces = [...KEEPS[Math.floor(at / 6)]!, (at % 6) + 1].sort();
    return index.get(faces.join(''))!;
  });
}

function linkRemovedFrom(): Int16Array {
  const from = [0];
  for (const keep of KEEPS) from.push(from.at(-1)! + new Set(keep).size);
  return Int16Array.from(from);
}

function linkRemoved(): Int16Array {
  return Int16Array.from(
    KEEPS.flatMap((keep) =>
      [...new Set(keep)].map((face) => keepOf(keep.toSpliced(keep.indexOf(face), 1))),
    ),
  );
}

function chanceOfRolls(): Float64Array {
  const factorial = [1, 1, 2, 6, 24, 120];
  return Float64Array.from(KEEPS.slice(FIRST_ROLL), (roll) => {
    const orders = ([1, 2, 3, 4, 5, 6] as const).reduce(
      (left, face) => left / factorial[roll.filter((other) => other === face).length]!,
      120,
    );
    return orders / 6 ** DICE;
  });
}

function listKeepsWithin(): Int16Array[] {
  return Array.from({ length: ROLLS }, (_, roll) => {
    const within = new Set([FIRST_ROLL + roll]);
    for (const keep of within) {
      for (let at = REMOVED_FROM[keep]!; at < REMOVED_FROM[keep + 1]!; at += 1) {
        within.add(REMOVED[at]!);
      }
    }
    const digits = [...within].map(formatKeep).sort();
    return Int16Array.from(digits, (keep) => keepOf(Array.from(keep, Number) as Face[]));
  });
}
