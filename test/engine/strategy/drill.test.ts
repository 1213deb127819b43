import { expect, test } from 'vitest';
import { rollsLeft } from '../../../engine/game.ts';
import { worthOfBox } from '../../../engine/scoring.ts';
import { drawDrill, valueGame } from '../../../engine/strategy/drill.ts';
import { seededPick } from '../../support/random-games.ts';
import { rankedChoices } from '../../support/solution.ts';

test('a drawn decision is close, and no two moves of it that matter are equal', () => {
  const choices = rankedChoices();
  const pick = seededPick(88);
  const seen = new Set<string>();
  for (let count = 0; count < 60; count += 1) {
    const { game, moves } = drawDrill(choices, pick);
    const gap = moves[0]!.value - moves[1]!.value;
    expect(gap).toBeGreaterThan(0.05);
    expect(gap).toBeLessThanOrEqual(2.5);
    expect(moves).toEqual(valueGame(choices, game));
    seen.add(`${game.turn}.${rollsLeft(game)}`);
  }
  // Early and late turns, with and without rolls left.
  expect(seen.size).toBeGreaterThan(12);
});

test('every score among its moves is legal on its card', () => {
  const choices = rankedChoices();
  const pick = seededPick(5);
  for (let count = 0; count < 30; count += 1) {
    const { game, moves } = drawDrill(choices, pick);
    for (const move of moves) {
      if ('score' in move) expect(worthOfBox(game.card, game.roll, move.box)).toBeTypeOf('number');
    }
  }
});
