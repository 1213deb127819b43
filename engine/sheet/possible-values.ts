import type { Face, Roll } from '../dice.ts';
import type { Box, RuleSet } from '../rule-sets/rule-set.ts';
import { worthOf } from '../scoring.ts';

/** Every roll there is when order does not count: 252 of them. */
const ROLLS: readonly Roll[] = listRolls();

const known = new WeakMap<Box, readonly number[]>();

/**
 * The points that a box may hold, lowest first: what the 252 rolls are worth there. A joker adds
 * none, for it is worth what a fitting roll would be.
 */
export function possibleValues(rules: RuleSet, index: number): readonly number[] {
  const box = rules.boxes[index]!;
  const before = known.get(box);
  if (before) return before;
  const values = new Set([0, ...ROLLS.map((roll) => worthOf(box.worth, roll))]);
  const sorted = [...values].sort((a, b) => a - b);
  known.set(box, sorted);
  return sorted;
}

function listRolls(): Roll[] {
  const rolls: Roll[] = [];
  const faces = [1, 2, 3, 4, 5, 6] as const satisfies readonly Face[];
  for (const a of faces)
    for (const b of faces.slice(a - 1))
      for (const c of faces.slice(b - 1))
        for (const d of faces.slice(c - 1))
          for (const e of faces.slice(d - 1)) rolls.push([a, b, c, d, e]);
  return rolls;
}
