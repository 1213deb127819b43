import { expect, test } from 'vitest';
import { type Day, dayAt, dayNumber, dayOfNumber, parseDay, timesOf } from '../../engine/day.ts';

test.for<[day: string, number: number]>([
  ['2026-01-01', 1],
  ['2026-01-02', 2],
  ['2026-11-30', 334],
  ['2026-12-31', 365],
  ['2027-01-01', 366],
  ['2028-02-28', 789],
  ['2028-02-29', 790],
  ['2028-03-01', 791],
  ['2025-12-31', 0],
  ['1970-01-01', -20453],
])('%s is day number %i', ([text, number]) => {
  const day = parseDay(text)!;
  expect(dayNumber(day)).toBe(number);
  expect(dayOfNumber(number)).toBe(text);
});

test('leap days follow the calendar of 400 years', () => {
  for (const day of ['2000-02-29', '2028-02-29', '2032-02-29']) expect(parseDay(day)).toBe(day);
  for (const day of ['1900-02-29', '2026-02-29', '2100-02-29']) expect(parseDay(day)).toBeNull();
});

test.for([
  '',
  '2026-11-31',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
  '2026-1-1',
  '26-01-01',
  '2026/01/01',
  '20260101',
  ' 2026-01-01',
  '2026-01-01\n',
  '2026-01-01T00:00:00Z',
  '+002026-01-01',
  '２０２６-01-01',
])('%j is no day', (text) => {
  expect(parseDay(text)).toBeNull();
});

test('a day starts and ends at midnight UTC', () => {
  expect(dayAt(Date.UTC(2026, 10, 30))).toBe('2026-11-30');
  expect(dayAt(Date.UTC(2026, 11, 1) - 1)).toBe('2026-11-30');
  expect(dayAt(Date.UTC(2026, 11, 1))).toBe('2026-12-01');
});

test('a day closes after 24 hours, ends its games 2 later and is published 3 later', () => {
  expect(timesOf('2026-11-30' as Day)).toEqual({
    opensAt: Date.parse('2026-11-30T00:00:00.000Z'),
    closesAt: Date.parse('2026-12-01T00:00:00.000Z'),
    finishBy: Date.parse('2026-12-01T02:00:00.000Z'),
    revealsAt: Date.parse('2026-12-01T03:00:00.000Z'),
  });
});

test('numbers and days follow each other one to one for ten years', () => {
  for (let number = 1; number <= 3653; number += 1) {
    const day = dayOfNumber(number);
    expect(parseDay(day)).toBe(day);
    expect(dayNumber(day)).toBe(number);
  }
});
