import type { RuleSet } from '../rule-sets/rule-set.ts';
import { fillRolls, makeChoices } from './choices.ts';
import { expectKeeps, expectRolls, makeLattice, takeBestKeeps } from './lattice.ts';
import type { Solution } from './solution.ts';
import { groupOf, layOutStates, type StateSpace, sumsOf, type UpperSums } from './states.ts';

/**
 * Solves a rule set of one column exactly, by backward induction from the full card. The states of
 * a group, which differ by upper sum alone, are worked out side by side, so that the inner loops
 * run over typed arrays. T. Verhoeff (1999) outlines the method.
 */
export function solve(rules: RuleSet, upperSums: UpperSums = 'reachable'): Solution {
  const space = layOutStates(rules, upperSums);
  const values = new Float64Array(space.first.at(-1)!);
  const full = 2 ** rules.boxes.length - 1;
  fillFullCards(space, values, full);
  const solution = { space, values };
  const choices = makeChoices(solution);
  const lattice = makeLattice(space.threshold + 1);
  for (let filled = full - 1; filled >= 0; filled -= 1) {
    for (const arePaid of filled & space.fivesBox ? [false, true] : [false]) {
      const first = space.first[groupOf(filled, arePaid)]!;
      const { sums } = sumsOf(space, filled);
      const width = sums.length;
      fillRolls(choices, lattice, filled, arePaid, sums);
      expectKeeps(lattice, width);
      takeBestKeeps(lattice, width);
      expectKeeps(lattice, width);
      takeBestKeeps(lattice, width);
      expectRolls(lattice, width, values, first);
    }
  }
  return solution;
}

/** Nothing is to come but the upper bonus. */
function fillFullCards(space: StateSpace, values: Float64Array, full: number): void {
  const { sums } = sumsOf(space, full);
  for (const arePaid of [false, true]) {
    const first = space.first[groupOf(full, arePaid)]!;
    for (let at = 0; at < sums.length; at += 1) {
      values[first + at] = sums[at]! >= space.threshold ? space.bonus : 0;
    }
  }
}
