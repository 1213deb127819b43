import { RANKED_RULES } from '../../engine/rule-sets/all.ts';
import { type Choices, makeChoices } from '../../engine/strategy/choices.ts';
import type { Solution } from '../../engine/strategy/solution.ts';
import { solve } from '../../engine/strategy/solve.ts';

let solution: Solution | null = null;

/** The exact solution of the ranked rules, worked out once for all tests that share a process. */
export function rankedSolution(): Solution {
  solution ??= solve(RANKED_RULES);
  return solution;
}

/** Choices on the exact solution. */
export function rankedChoices(): Choices {
  return makeChoices(rankedSolution());
}
