import { expect, test } from 'vitest';
import { FREE_JOKER } from '../../../engine/rule-sets/free-joker.ts';
import { NO_JOKER } from '../../../engine/rule-sets/no-joker.ts';
import { PLAIN } from '../../../engine/rule-sets/plain.ts';
import type { RuleSet } from '../../../engine/rule-sets/rule-set.ts';
import { type Solution, valueOfState } from '../../../engine/strategy/solution.ts';
import { solve } from '../../../engine/strategy/solve.ts';
import { rankedSolution } from '../../support/solution.ts';

const START = { filled: 0, upper: 0, arePaid: false };

/** Published by several authors for the forced joker; the others follow from the same exact method. */
const PROVEN: readonly [name: string, value: number, solved: () => Solution][] = [
  ['forced joker', 254.5877287, rankedSolution],
  ['free joker', 254.7112726, () => solve(FREE_JOKER)],
  ['no joker, the bonus kept', 253.9702412, () => solve(NO_JOKER)],
  ['neither joker nor bonus', 245.8707745, () => solve(PLAIN)],
];

for (const [name, value, solved] of PROVEN) {
  test(`the value of the game with ${name} is ${value}`, () => {
    expect(valueOfState(solved(), START)).toBeCloseTo(value, 7);
  });
}

test('536,448 states can be reached, told apart by upper sum up to 63', () => {
  const { space } = rankedSolution();
  let states = 0;
  for (let filled = 0; filled < 2 ** 13; filled += 1) {
    const cards = filled & space.fivesBox ? 2 : 1;
    states += cards * reachableSums(space.rules, filled);
  }
  expect(states).toBe(536_448);
});

test('more above is never worse, and being paid for further fives neither', () => {
  const solution = rankedSolution();
  for (let filled = 0; filled < 2 ** 13; filled += 7) {
    let before = 0;
    for (let upper = 0; upper <= 63; upper += 1) {
      const value = valueOfState(solution, { filled, upper, arePaid: false });
      expect(value).toBeGreaterThanOrEqual(before - 1e-9);
      before = value;
    }
    if ((filled & solution.space.fivesBox) === 0) continue;
    const paid = valueOfState(solution, { filled, upper: 0, arePaid: true });
    expect(paid).toBeGreaterThanOrEqual(
      valueOfState(solution, { filled, upper: 0, arePaid: false }),
    );
  }
});

/** How many upper sums, 63 and more being one, the filled boxes can hold. */
function reachableSums(rules: RuleSet, filled: number): number {
  let sums = new Set([0]);
  rules.boxes.forEach(({ worth }, box) => {
    if (worth.kind !== 'face' || ((filled >> box) & 1) === 0) return;
    const next = new Set<number>();
    for (const sum of sums) {
      for (let count = 0; count <= 5; count += 1) next.add(Math.min(63, sum + count * worth.face));
    }
    sums = next;
  });
  return sums.size;
}
