import { expect, test } from 'vitest';
import { RANKED_RULES } from '../../../engine/rule-sets/all.ts';
import { totalOf } from '../../../engine/scorecard.ts';
import { playPar } from '../../../engine/strategy/par.ts';
import { lostByTurn, reviewGame } from '../../../engine/strategy/review.ts';
import { playAtRandom, randomRolls, seededPick } from '../../support/random-games.ts';
import { rankedChoices } from '../../support/solution.ts';

const choices = rankedChoices();

test('total = expected + luck − lost, in any game', () => {
  const pick = seededPick(254);
  for (let count = 0; count < 50; count += 1) {
    const rolls = randomRolls(pick);
    const { turns, game } = playAtRandom(RANKED_RULES, rolls, pick);
    const { expected, luck, lost } = reviewGame(choices, turns, rolls);
    expect(expected).toBeCloseTo(254.5877287, 7);
    expect(expected + luck - lost).toBeCloseTo(totalOf(game.card), 6);
  }
});

test('a decision never loses less than nothing, and the turns share the losses out', () => {
  const pick = seededPick(7);
  const rolls = randomRolls(pick);
  const { turns } = playAtRandom(RANKED_RULES, rolls, pick);
  const review = reviewGame(choices, turns, rolls);
  for (const { lost } of review.decisions) expect(lost).toBeGreaterThanOrEqual(0);
  const byTurn = lostByTurn(review);
  expect(byTurn.length).toBe(13);
  expect(byTurn.reduce((sum, lost) => sum + lost, 0)).toBeCloseTo(review.lost, 9);
});

test('optimal play loses nothing', () => {
  const pick = seededPick(0);
  for (let count = 0; count < 20; count += 1) {
    const rolls = randomRolls(pick);
    const { turns, game } = playPar(choices, rolls);
    const { lost, expected, luck } = reviewGame(choices, turns, rolls);
    expect(lost).toBeLessThan(1e-6);
    expect(totalOf(game.card)).toBeCloseTo(expected + luck, 6);
  }
});

test('only dice dealt to the game are looked at', () => {
  const pick = seededPick(99);
  const rolls = randomRolls(pick);
  const { turns } = playAtRandom(RANKED_RULES, rolls, pick);
  const dealt = turns.reduce((sum, { holds }) => sum + holds.length + 1, 0);
  expect(reviewGame(choices, turns, rolls.slice(0, dealt))).toEqual(
    reviewGame(choices, turns, rolls),
  );
});
