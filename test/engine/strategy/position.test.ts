import { expect, test } from 'vitest';
import { CATEGORIES } from '../../../engine/categories.ts';
import { formatKeep } from '../../../engine/strategy/keeps.ts';
import {
  holdOfKeep,
  keepOfHold,
  type Position,
  type ValuedMove,
  valuePosition,
} from '../../../engine/strategy/position.ts';
import { randomRolls, seededPick } from '../../support/random-games.ts';
import { roll } from '../../support/rolls.ts';
import { rankedChoices } from '../../support/solution.ts';

const ALL = 2 ** 13 - 1;

test('every open legal box and every distinct keep is listed, best first', () => {
  const moves = values({ open: ['fullHouse', 'chance', 'fours'], dice: '44242', rollsLeft: 2 });
  expect(moves.filter((move) => 'score' in move).length).toBe(3);
  expect(moves.filter((move) => 'keep' in move).length).toBe(12);
  expect(moves.map(({ value }) => value)).toEqual(
    moves.map(({ value }) => value).toSorted((a, b) => b - a),
  );
});

test('with no roll left only boxes can be chosen', () => {
  const moves = values({ open: ['chance', 'ones'], dice: '44242', rollsLeft: 0 });
  expect(moves.map(name)).toEqual(['ones', 'chance']);
  // A 0 and a whole turn for the sum, or 16 and a whole turn for the ones: each of five dice shows
  // one in three rolls with the chance 1 − (5/6)³.
  expect(moves[1]!.value).toBeCloseTo(16 + 5 * (1 - (5 / 6) ** 3), 9);
});

test('a score stands before keeps of the same value, and the lowest keep before others', () => {
  const moves = values({ open: ['largeStraight'], dice: '23456', rollsLeft: 1 });
  expect(moves.slice(0, 2).map(name)).toEqual(['largeStraight', '23456']);
  const hopeless = values({ open: ['fives'], dice: '11223', rollsLeft: 1 });
  const worst = hopeless.filter(({ value }) => value < 1e-9).map(name);
  expect(worst).toEqual(['fives', '11223']);
  const oneDie = hopeless.filter(({ value }) => Math.abs(value - 10 / 3) < 1e-9).map(name);
  expect(oneDie).toEqual(['1', '2', '3']);
});

test('boxes of the same value stand in the order of the card', () => {
  const moves = values({ open: ['sixes', 'ones'], dice: '22222', rollsLeft: 0, upper: 0 });
  expect(moves.map(name)).toEqual(['ones', 'sixes']);
});

test('a further five of a kind goes where the joker order says, with its 100', () => {
  const joker = { dice: '44444', rollsLeft: 0, arePaid: true };
  const forced = values({ ...joker, open: ['fours', 'largeStraight'] });
  expect(forced.map(name)).toEqual(['fours']);
  const lower = values({ ...joker, open: ['ones', 'largeStraight', 'chance'] });
  expect(lower.map(name)).toEqual(['largeStraight', 'chance']);
  const struck = values({ ...joker, open: ['ones', 'sixes'] });
  expect(struck.map((move) => 'score' in move && [move.score, move.points])).toEqual([
    ['ones', 100],
    ['sixes', 100],
  ]);
});

test('the bonus of 35 counts as paid at the end', () => {
  const [move] = values({ open: ['sixes'], dice: '66661', rollsLeft: 0, upper: 39 });
  expect(move!.value).toBe(24 + 35);
});

test('a keep is held by its leftmost dice, and a hold leaves its keep', () => {
  expect(holdOfKeep(roll('33245'), keepOfHold(roll('22345'), 0b11101))).toBe(0b11101);
  const pick = seededPick(31);
  for (const dice of randomRolls(pick, 200)) {
    const keep = keepOfHold(dice, pick(32));
    expect(keepOfHold(dice, holdOfKeep(dice, keep))).toBe(keep);
  }
});

interface Case {
  readonly open: readonly (typeof CATEGORIES)[number][];
  readonly dice: string;
  readonly rollsLeft: number;
  readonly upper?: number;
  readonly arePaid?: boolean;
}

function values({ open, dice, rollsLeft, upper = 0, arePaid = false }: Case): ValuedMove[] {
  const bits = open.reduce((sum, category) => sum | (1 << CATEGORIES.indexOf(category)), 0);
  const state = { filled: ALL & ~bits, upper, arePaid };
  const position: Position = { state, roll: roll(dice), rollsLeft };
  return valuePosition(rankedChoices(), position);
}

function name(move: ValuedMove): string {
  return 'score' in move ? move.score : formatKeep(move.keep);
}
