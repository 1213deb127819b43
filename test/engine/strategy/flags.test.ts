import { expect, test } from 'vitest';
import {
  addToForesight,
  assistanceScore,
  foresightScore,
  NO_GAMES,
  showsAssistance,
  showsForesight,
} from '../../../engine/strategy/flags.ts';

/** A player's games: luck, and that of ten others. */
function games(lucks: readonly (readonly [luck: number, othersLuck: number])[]) {
  return lucks.reduce(
    (sum, [luck, othersLuck]) => addToForesight(sum, { luck, others: 10, othersLuck }),
    NO_GAMES,
  );
}

test('luck that the others had too is none of the player’s own', () => {
  expect(Math.abs(foresightScore(games([[100, 109]])))).toBeLessThan(0.01);
  expect(foresightScore(games([[100, 0]]))).toBeGreaterThan(2);
  expect(foresightScore(games([[0, 100]]))).toBeLessThan(-2);
});

test('with nobody to compare with, luck counts less', () => {
  const alone = addToForesight(NO_GAMES, { luck: 100, others: 0, othersLuck: 0 });
  expect(foresightScore(alone)).toBeGreaterThan(1);
  expect(foresightScore(alone)).toBeLessThan(foresightScore(games([[100, 0]])));
});

test('one stroke of luck flags nobody, nor do four', () => {
  expect(showsForesight(games([[1000, 0]]))).toBe(false);
  expect(showsForesight(games(Array.from({ length: 4 }, () => [1000, 0] as const)))).toBe(false);
});

test('140 points a game beyond the day, which the next roll gives away, flag within five games', () => {
  expect(showsForesight(games(Array.from({ length: 5 }, () => [140, 0] as const)))).toBe(true);
});

test('a player without games shows nothing', () => {
  expect(foresightScore(NO_GAMES)).toBe(0);
  expect(showsForesight(NO_GAMES)).toBe(false);
  expect(showsAssistance([])).toBe(false);
});

test('twelve of the last thirty games that lose half a point or less show assistance', () => {
  const perfect = (count: number) => Array.from({ length: count }, () => 0.5);
  const usual = (count: number) => Array.from({ length: count }, () => 5);
  expect(showsAssistance([...perfect(12), ...usual(18)])).toBe(true);
  expect(showsAssistance([...perfect(12), ...usual(19)])).toBe(false);
  expect(showsAssistance([...perfect(11), ...usual(18)])).toBe(false);
  expect(assistanceScore([...perfect(40)])).toBe(30);
});
