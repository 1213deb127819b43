import { expect, test } from 'vitest';
import {
  countOf,
  DICE,
  formatRoll,
  HOLD_ALL,
  HOLD_NONE,
  isFiveAlike,
  isHeld,
  isHold,
  parseRoll,
  parseRolls,
  rollAgain,
  sumOf,
  toggleHeld,
} from '../../engine/dice.ts';
import { allRolls, roll } from '../support/rolls.ts';

const HOLDS = Array.from({ length: 32 }, (_, hold) => hold);

test('five dice fall in 7,776 ordered and 252 distinct rolls', () => {
  const rolls = allRolls();
  expect(rolls).toHaveLength(7776);
  expect(new Set(rolls.map((dice) => [...dice].sort().join(''))).size).toBe(252);
});

test('there are 462 keeps, the empty one and all five included', () => {
  const keeps = new Set<string>();
  for (const dice of allRolls()) {
    for (const hold of HOLDS) keeps.add(heldFaces(dice, hold).sort().join(''));
  }
  expect(keeps.size).toBe(462);
});

test('the die at position i is bit i of a hold', () => {
  expect(HOLDS.filter((hold) => isHeld(hold, 0))).toHaveLength(16);
  expect([0, 1, 2, 3, 4].map((position) => isHeld(18, position))).toEqual([
    false,
    true,
    false,
    false,
    true,
  ]);
  expect(toggleHeld(18, 0)).toBe(19);
  expect(toggleHeld(18, 4)).toBe(2);
});

test('a hold is a whole number from 0 to 31', () => {
  expect(HOLDS.every(isHold)).toBe(true);
  for (const value of [-1, 32, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(isHold(value)).toBe(false);
  }
});

test('a re-roll leaves held positions and takes the next five elsewhere', () => {
  const first = roll('44242');
  expect(rollAgain(first, HOLD_NONE, roll('13561'))).toEqual(roll('13561'));
  expect(rollAgain(first, HOLD_ALL, roll('13561'))).toEqual(first);
  expect(rollAgain(first, 0b00001, roll('13561'))).toEqual(roll('43561'));
  expect(rollAgain(first, 0b10010, roll('13561'))).toEqual(roll('14562'));
});

test('for each of the 32 holds exactly the positions let go change', () => {
  for (const hold of HOLDS) {
    const again = rollAgain(roll('11111'), hold, roll('66666'));
    for (let position = 0; position < DICE; position += 1) {
      expect(again[position]).toBe(isHeld(hold, position) ? 1 : 6);
    }
  }
});

test('six ordered rolls are five alike', () => {
  expect(allRolls().filter(isFiveAlike).map(formatRoll)).toEqual([
    '11111',
    '22222',
    '33333',
    '44444',
    '55555',
    '66666',
  ]);
});

test('faces are counted and summed', () => {
  expect(sumOf(roll('44242'))).toBe(16);
  expect(countOf(roll('44242'), 4)).toBe(3);
  expect(countOf(roll('44242'), 1)).toBe(0);
});

test('a roll reads back as it was written', () => {
  for (const dice of allRolls()) expect(parseRoll(formatRoll(dice))).toEqual(dice);
});

test('text other than five faces is no roll', () => {
  for (const text of ['', '1234', '123456', '12340', '12347', '1234a', ' 12345', '12345\n']) {
    expect(parseRoll(text)).toBeNull();
  }
});

test('digits are read as rolls in order, or not at all', () => {
  expect(parseRolls('4424213561')).toEqual([roll('44242'), roll('13561')]);
  expect(parseRolls('')).toEqual([]);
  for (const text of ['442421', '4424213560', '44242 3561']) expect(parseRolls(text)).toBeNull();
});

function heldFaces(dice: readonly number[], hold: number): number[] {
  return dice.filter((_, position) => isHeld(hold, position));
}
