import { expect, test } from 'vitest';
import {
  countOfGames,
  densityOf,
  type Histogram,
  medianOf,
  percentileOf,
} from '../../web/histogram.ts';

const SEVEN: Histogram = [
  [150, 1],
  [200, 3],
  [261, 2],
  [300, 1],
];

test('all games are counted', () => {
  expect(countOfGames(SEVEN)).toBe(7);
  expect(countOfGames([])).toBe(0);
});

test('the median is the middle total, or lies between the middle two', () => {
  expect(medianOf(SEVEN)).toBe(200);
  expect(
    medianOf([
      [200, 1],
      [300, 1],
    ]),
  ).toBe(250);
  expect(medianOf([[231, 1]])).toBe(231);
  expect(medianOf([])).toBeNull();
});

test('the percentile counts those with less among the others', () => {
  expect(percentileOf(SEVEN, 300)).toBe(100);
  expect(percentileOf(SEVEN, 261)).toBe(66);
  expect(percentileOf(SEVEN, 150)).toBe(0);
  expect(percentileOf([[231, 1]], 231)).toBe(100);
});

test('the density is greatest where most games lie', () => {
  const density = densityOf([
    [200, 900],
    [300, 100],
  ]);
  expect(density(200)).toBeGreaterThan(density(300));
  expect(density(300)).toBeGreaterThan(density(250));
  expect(densityOf([])(200)).toBe(0);
});
