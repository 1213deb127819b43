import { expect, test } from 'vitest';
import { rollsLeft } from '../../engine/game.ts';
import { RANKED_RULES } from '../../engine/rule-sets/all.ts';
import { stateOfCard } from '../../engine/strategy/card-state.ts';
import { layOutStates } from '../../engine/strategy/states.ts';
import { FRESH, isOpen, nextFace, pointsFor, turnDie } from '../../web/pages/explore-position.ts';
import { gameOf } from '../../web/strategy/tell-moves.ts';

const SPACE = layOutStates(RANKED_RULES, 'reachable');
const stateOf = (scores: readonly (number | null)[]) =>
  stateOfCard(SPACE, gameOf({ ...FRESH, scores }).card);

test('a card set in the explorer is the game asked about', () => {
  const scores = FRESH.scores.with(2, 9).with(5, 24).with(11, 50);
  expect(stateOf(scores)).toEqual({ filled: 0b100000100100, upper: 33, arePaid: true });
  const game = gameOf({ ...FRESH, scores, rollsLeft: 1 });
  expect([game.turn, game.roll, rollsLeft(game)]).toEqual([3, FRESH.roll, 1]);
});

test('more than 63 above counts as 63, and a struck five of a kind pays nothing more', () => {
  const scores = FRESH.scores.with(4, 25).with(5, 30).with(3, 20).with(11, 0);
  expect(stateOf(scores)).toMatchObject({ upper: 63, arePaid: false });
});

test('a full card asks nothing', () => {
  expect(isOpen(FRESH)).toBe(true);
  expect(isOpen({ ...FRESH, scores: FRESH.scores.map(() => 0) })).toBe(false);
});

test('an upper box holds any number of its face, the five of a kind 0 or 50', () => {
  expect(pointsFor(5)).toEqual([0, 6, 12, 18, 24, 30]);
  expect(pointsFor(11)).toEqual([0, 50]);
});

test('a die turned goes round the faces', () => {
  expect(turnDie([1, 2, 3, 4, 5], 4, nextFace(5))).toEqual([1, 2, 3, 4, 6]);
  expect(nextFace(6)).toBe(1);
});
