import { expect, test } from 'vitest';
import type { Category } from '../../engine/categories.ts';
import { formatRoll } from '../../engine/dice.ts';
import { bonus, type Filled, legalCategories, worth } from '../support/cards.ts';
import { readJsonLines } from '../support/json-lines.ts';
import { allRolls } from '../support/rolls.ts';

/** A row of the shared cases: a box's points or legality, or all legal boxes. */
interface Case {
  readonly filled?: Filled;
  readonly dice: string;
  readonly category?: Category;
  readonly points?: number;
  readonly bonus?: number;
  readonly isLegal?: boolean;
  readonly legal?: readonly Category[];
}

const cases = readJsonLines<Case>(new URL('scoring-forced-joker.jsonl', import.meta.url));

test.for(cases.map((row) => ({ name: nameOf(row), ...row })))('$name', (row) => {
  const { filled = {}, dice, category, points, legal, isLegal } = row;
  expect.hasAssertions();
  if (legal) expect(legalCategories(filled, dice).sort()).toEqual([...legal].sort());
  if (isLegal !== undefined)
    expect(typeof worth(filled, dice, category!)).toBe(typeofWorth(isLegal));
  if (points !== undefined) expect(worth(filled, dice, category!)).toBe(points);
  if (row.bonus !== undefined) expect(bonus(filled, dice)).toBe(row.bonus);
});

test.for<[category: Category, rolls: number]>([
  ['fiveOfAKind', 6],
  ['fullHouse', 300],
  ['largeStraight', 240],
  ['smallStraight', 1200],
  // 6 · 5 · 5 with exactly four alike and the 6 with five.
  ['fourOfAKind', 156],
  // 6 · 10 · 25 with exactly three alike and the 156 with more.
  ['threeOfAKind', 1656],
  ['chance', 7776],
  // 7,776 less the 5^5 rolls without the face.
  ['sixes', 4651],
])('%s takes points from %i of the ordered rolls', ([category, count]) => {
  const scoring = allRolls().filter((dice) => worth({}, formatRoll(dice), category) !== 0);
  expect(scoring).toHaveLength(count);
});

test('1,200 ordered rolls hold a small straight and 240 of them a large one', () => {
  const small = allRolls().filter((dice) => worth({}, formatRoll(dice), 'smallStraight') === 30);
  const large = small.filter((dice) => worth({}, formatRoll(dice), 'largeStraight') === 40);
  expect([small.length, large.length]).toEqual([1200, 240]);
});

test('an open card takes any roll in any box', () => {
  for (const dice of allRolls()) expect(legalCategories({}, formatRoll(dice))).toHaveLength(13);
});

test('a filled box takes no roll', () => {
  expect(worth({ chance: 0 }, '12345', 'chance')).toBe('box-already-filled');
  expect(worth({ fiveOfAKind: 50 }, '33333', 'fiveOfAKind')).toBe('box-already-filled');
});

function nameOf({ dice, category, filled, points, legal, isLegal }: Case): string {
  const state = filled ? ` on ${JSON.stringify(filled)}` : '';
  if (legal) return `${dice}${state} may go in ${legal.join(', ')}`;
  if (isLegal !== undefined) return `${dice} in ${category}${state} is legal: ${isLegal}`;
  return `${dice} in ${category}${state} scores ${points}`;
}

function typeofWorth(isLegal: boolean): 'number' | 'string' {
  return isLegal ? 'number' : 'string';
}
