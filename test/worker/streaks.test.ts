import { expect, test } from 'vitest';
import { dayOfNumber } from '../../engine/day.ts';
import { streaksOf } from '../../worker/streaks.ts';

test.each([
  ['nothing', [], 0, 0],
  ['today', [9], 1, 1],
  ['yesterday', [8], 1, 1],
  ['the day before yesterday', [7], 0, 1],
  ['today and yesterday', [9, 8], 2, 2],
  ['a gap before today', [9, 7, 6, 5], 1, 3],
  ['an older and longer run', [8, 7, 4, 3, 2, 1], 2, 4],
  ['runs of one length', [6, 5, 3, 2], 0, 2],
] as const)('having played %s on day 9', (_, numbers, streak, longestStreak) => {
  expect(streaksOf(numbers.map(dayOfNumber), dayOfNumber(9))).toEqual({ streak, longestStreak });
});

test('a streak runs over the ends of months and of February in leap years', () => {
  const days = Array.from({ length: 900 }, (_, at) => dayOfNumber(900 - at));
  expect(streaksOf(days, dayOfNumber(900))).toEqual({ streak: 900, longestStreak: 900 });
});
