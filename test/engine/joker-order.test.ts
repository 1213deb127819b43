import { expect, test } from 'vitest';
import type { Category } from '../../engine/categories.ts';
import { bonus, type Filled, legalCategories, worth } from '../support/cards.ts';

/** A further five of a kind: where it may go, at what points, and its bonus. */
interface Row {
  readonly name: string;
  readonly filled: Filled;
  readonly dice: string;
  readonly worths: Partial<Record<Category, number>>;
  readonly bonus: number;
}

const LOWER_FILLED: Filled = {
  threeOfAKind: 20,
  fourOfAKind: 0,
  fullHouse: 25,
  smallStraight: 30,
  largeStraight: 0,
  chance: 17,
};

const UPPER_FILLED: Filled = { ones: 3, twos: 6, threes: 9, fours: 12, fives: 15, sixes: 18 };

/** Worth of 44444 in every open lower box. */
const JOKER_OF_FOURS = {
  threeOfAKind: 20,
  fourOfAKind: 20,
  fullHouse: 25,
  smallStraight: 30,
  largeStraight: 40,
  chance: 20,
};

const ROWS: readonly Row[] = [
  {
    name: 'before its box is filled five alike go anywhere at their ordinary worth',
    filled: UPPER_FILLED,
    dice: '44444',
    worths: {
      ...JOKER_OF_FOURS,
      fullHouse: 0,
      smallStraight: 0,
      largeStraight: 0,
      fiveOfAKind: 50,
    },
    bonus: 0,
  },
  {
    name: 'first the upper box of the face',
    filled: { fiveOfAKind: 50 },
    dice: '44444',
    worths: { fours: 20 },
    bonus: 100,
  },
  {
    name: 'first the upper box of the face after a 0 too, without the bonus',
    filled: { fiveOfAKind: 0 },
    dice: '44444',
    worths: { fours: 20 },
    bonus: 0,
  },
  {
    name: 'next any lower box as a joker',
    filled: { fiveOfAKind: 50, fours: 12 },
    dice: '44444',
    worths: JOKER_OF_FOURS,
    bonus: 100,
  },
  {
    name: 'next any lower box as a joker after a 0 too, without the bonus',
    filled: { fiveOfAKind: 0, fours: 12 },
    dice: '44444',
    worths: JOKER_OF_FOURS,
    bonus: 0,
  },
  {
    name: 'an upper box struck out counts as filled',
    filled: { fiveOfAKind: 50, fours: 0 },
    dice: '44444',
    worths: JOKER_OF_FOURS,
    bonus: 100,
  },
  {
    name: 'the last open lower box is the only one',
    filled: { ...LOWER_FILLED, largeStraight: undefined!, fiveOfAKind: 50, ones: 2 },
    dice: '11111',
    worths: { largeStraight: 40 },
    bonus: 100,
  },
  {
    name: 'last a 0 in any open upper box',
    filled: { ...LOWER_FILLED, fiveOfAKind: 50, fours: 12, sixes: 18 },
    dice: '44444',
    worths: { ones: 0, twos: 0, threes: 0, fives: 0 },
    bonus: 100,
  },
  {
    name: 'last a 0 in any open upper box after a 0 too, without the bonus',
    filled: { ...LOWER_FILLED, fiveOfAKind: 0, fours: 12, sixes: 18 },
    dice: '44444',
    worths: { ones: 0, twos: 0, threes: 0, fives: 0 },
    bonus: 0,
  },
  {
    name: 'with the lower section filled the upper box of the face still comes first',
    filled: { ...LOWER_FILLED, fiveOfAKind: 50 },
    dice: '44444',
    worths: { fours: 20 },
    bonus: 100,
  },
  {
    name: 'four alike are no joker',
    filled: { fiveOfAKind: 50, ...UPPER_FILLED },
    dice: '44442',
    worths: {
      ...JOKER_OF_FOURS,
      fullHouse: 0,
      smallStraight: 0,
      largeStraight: 0,
      threeOfAKind: 18,
      fourOfAKind: 18,
      chance: 18,
    },
    bonus: 0,
  },
];

test.for(ROWS)('$name', ({ filled, dice, worths, bonus: points }) => {
  expect(legalCategories(filled, dice).sort()).toEqual(Object.keys(worths).sort());
  for (const [category, expected] of Object.entries(worths)) {
    expect(worth(filled, dice, category as Category)).toBe(expected);
  }
  expect(bonus(filled, dice)).toBe(points);
});

test('every face has its turn in the forced order', () => {
  for (const [index, category] of Object.keys(UPPER_FILLED).entries()) {
    const dice = String(index + 1).repeat(5);
    expect(legalCategories({ fiveOfAKind: 50 }, dice)).toEqual([category]);
  }
});

test('a box closed by the order says so', () => {
  expect(worth({ fiveOfAKind: 50 }, '44444', 'chance')).toBe('joker-order');
  expect(worth({ fiveOfAKind: 50 }, '44444', 'threes')).toBe('joker-order');
  expect(worth({ fiveOfAKind: 50, fours: 0 }, '44444', 'threes')).toBe('joker-order');
  expect(worth({ fiveOfAKind: 50, fours: 0 }, '44444', 'fours')).toBe('box-already-filled');
});
