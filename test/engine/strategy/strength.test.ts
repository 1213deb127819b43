import { expect, test } from 'vitest';
import { strengthOf, strengthsOf } from '../../../engine/strategy/strength.ts';
import { rankedSolution } from '../../support/solution.ts';

const games = (count: number, lost: (game: number) => number) =>
  Array.from({ length: count }, (_, game) => lost(game));

test('without games there is no strength', () => {
  expect(strengthOf([])).toBeNull();
  expect(strengthsOf([])).toEqual([]);
});

test('one game has a strength and no error', () => {
  const { value, error } = strengthOf([20])!;
  expect(value).toBeCloseTo(234.5877, 9);
  expect(error).toBeNull();
});

test('who loses nothing is as strong as the value of the game', () => {
  const start = rankedSolution().values[0]!;
  const { value, error } = strengthOf(games(5, () => 0))!;
  expect(value).toBeCloseTo(start, 3);
  expect(error).toBe(0);
});

test('the error is the deviation of a game by the root of their number', () => {
  // 10 and 20 in turn: mean 15, variance 16 × 25 / 15.
  const { value, error, games: counted } = strengthOf(games(16, (game) => (game % 2 ? 20 : 10)))!;
  expect(value).toBeCloseTo(239.5877, 9);
  expect(error).toBeCloseTo(Math.sqrt((16 * 25) / 15) / 4, 9);
  expect(counted).toBe(16);
});

test('only the last 30 games count', () => {
  const strength = strengthOf([...games(10, () => 200), ...games(30, () => 10)])!;
  expect(strength.value).toBeCloseTo(244.5877, 9);
  expect(strength.games).toBe(30);
});

test('strength over time is told after each game', () => {
  const lost = games(40, (game) => game);
  const strengths = strengthsOf(lost);
  expect(strengths).toHaveLength(40);
  expect(strengths.at(-1)).toEqual(strengthOf(lost));
  expect(strengths[0]).toEqual(strengthOf([0]));
});
