import { expect, test } from 'vitest';
import { RANKED_RULES } from '../../../engine/rule-sets/all.ts';
import { makeChoices } from '../../../engine/strategy/choices.ts';
import { playPar } from '../../../engine/strategy/par.ts';
import { reviewGame } from '../../../engine/strategy/review.ts';
import { decodeTable, encodeTable } from '../../../engine/strategy/table.ts';
import { randomRolls, seededPick } from '../../support/random-games.ts';
import { rankedChoices, rankedSolution } from '../../support/solution.ts';

const bytes = encodeTable(rankedSolution());
const table = decodeTable(RANKED_RULES, bytes);

test('a value read back is the nearest hundredth', () => {
  const { values } = rankedSolution();
  const errors = values.map((value, state) => Math.abs(table.values[state]! - value));
  expect(errors.reduce((most, error) => Math.max(most, error), 0)).toBeLessThanOrEqual(0.005);
});

test('a table takes two bytes a state', () => {
  expect(bytes.length).toBe(2 * rankedSolution().values.length);
});

test('bytes of another length are no table', () => {
  expect(() => decodeTable(RANKED_RULES, bytes.subarray(1))).toThrow(RangeError);
});

test('playing by the table loses less than 0.0001 points a game', () => {
  const byTable = makeChoices(table);
  const exact = rankedChoices();
  const pick = seededPick(404);
  let lost = 0;
  for (let game = 0; game < 300; game += 1) {
    const rolls = randomRolls(pick);
    lost += reviewGame(exact, playPar(byTable, rolls).turns, rolls).lost;
  }
  expect(lost / 300).toBeLessThan(0.0001);
});
