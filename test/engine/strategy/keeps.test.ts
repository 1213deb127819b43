import { expect, test } from 'vitest';
import { isFiveAlike } from '../../../engine/dice.ts';
import {
  ADDED,
  CHANCE_OF_ROLL,
  FIRST_OF_SIZE,
  FIRST_ROLL,
  formatKeep,
  KEEPS,
  KEEPS_WITHIN,
  keepOf,
  REMOVED,
  REMOVED_FROM,
  ROLLS,
} from '../../../engine/strategy/keeps.ts';
import { allRolls } from '../../support/rolls.ts';

test('there are 462 keeps, 252 of them rolls', () => {
  expect(KEEPS.length).toBe(462);
  expect(ROLLS).toBe(252);
  expect(FIRST_OF_SIZE).toEqual([0, 1, 7, 28, 84, 210, 462]);
});

test('every keep is found from its faces in any order', () => {
  for (const [keep, faces] of KEEPS.entries()) expect(keepOf(faces.toReversed())).toBe(keep);
  expect(keepOf([4, 4, 2, 4, 2])).toBe(keepOf([2, 2, 4, 4, 4]));
});

test('the chance of each roll is its share of the 7,776 ordered rolls', () => {
  const counts = new Float64Array(ROLLS);
  for (const roll of allRolls()) counts[keepOf(roll) - FIRST_ROLL]! += 1;
  expect(Array.from(CHANCE_OF_ROLL, (chance) => Math.round(chance * 7_776))).toEqual([...counts]);
});

test('a die added and the same face removed lead back', () => {
  let links = 0;
  for (let keep = 0; keep < FIRST_ROLL; keep += 1) {
    for (let face = 1; face <= 6; face += 1) {
      const larger = ADDED[6 * keep + face - 1]!;
      expect(REMOVED.subarray(REMOVED_FROM[larger]!, REMOVED_FROM[larger + 1]!)).toContain(keep);
      links += 1;
    }
  }
  expect(REMOVED.length).toBe(links);
});

test('all rolls together contain 4,368 keeps, each in the order of its digits', () => {
  expect(KEEPS_WITHIN.reduce((sum, keeps) => sum + keeps.length, 0)).toBe(4_368);
  for (const keeps of KEEPS_WITHIN) {
    const digits = Array.from(keeps, formatKeep);
    expect(digits).toEqual(digits.toSorted());
  }
  expect(Array.from(KEEPS_WITHIN[keepOf([2, 2, 4, 4, 4]) - FIRST_ROLL]!, formatKeep)).toEqual([
    '',
    '2',
    '22',
    '224',
    '2244',
    '22444',
    '24',
    '244',
    '2444',
    '4',
    '44',
    '444',
  ]);
});

test('six rolls are five alike', () => {
  expect(KEEPS.slice(FIRST_ROLL).filter((roll) => isFiveAlike(roll as never)).length).toBe(6);
});
