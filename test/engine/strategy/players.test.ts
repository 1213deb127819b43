import { expect, test } from 'vitest';
import type { RollingGame } from '../../../engine/game.ts';
import { RANKED_RULES } from '../../../engine/rule-sets/all.ts';
import { emptyCard, type Scorecard, totalOf } from '../../../engine/scorecard.ts';
import { playPar } from '../../../engine/strategy/par.ts';
import { makeHabil } from '../../../engine/strategy/players/habil.ts';
import { makeMaestro } from '../../../engine/strategy/players/maestro.ts';
import { playNovato } from '../../../engine/strategy/players/novato.ts';
import { makeRival } from '../../../engine/strategy/players/rival.ts';
import { solveSpread } from '../../../engine/strategy/spread.ts';
import { totalOfPolicy, totalsOfDuel } from '../../bench/strategy/play.ts';
import { randomRolls, seededPick } from '../../support/random-games.ts';
import { roll } from '../../support/rolls.ts';
import { rankedChoices } from '../../support/solution.ts';

const choices = rankedChoices();
const maestro = makeMaestro(choices);
const rival = makeRival(choices, solveSpread(choices.solution, 3));

test('the levels play legal games, each better than the one before', () => {
  const pick = seededPick(3);
  const days = Array.from({ length: 60 }, () => randomRolls(pick));
  const sums = [playNovato, makeHabil(), maestro].map((policy) =>
    days.reduce((sum, rolls) => sum + totalOfPolicy(policy, rolls, pick), 0),
  );
  expect(sums).toEqual(sums.toSorted((a, b) => a - b));
});

test('Maestro plays par', () => {
  const pick = seededPick(8);
  for (let count = 0; count < 10; count += 1) {
    const rolls = randomRolls(pick);
    expect(totalOfPolicy(maestro, rolls, pick)).toBe(totalOf(playPar(choices, rolls).game.card));
  }
});

test('Rival plays legal games against another card, and like Maestro when alone', () => {
  const pick = seededPick(21);
  for (let count = 0; count < 5; count += 1) {
    const dice = [randomRolls(pick), randomRolls(pick)] as const;
    for (const total of totalsOfDuel([rival, maestro], dice, pick))
      expect(total).toBeGreaterThan(0);
    expect(totalOfPolicy(rival, dice[0], pick)).toBe(totalOfPolicy(maestro, dice[0], pick));
  }
});

test('Rival takes the points that win, and stakes them when they do not', () => {
  // 25 points lie there; another throw of the 3 brings half a point more on average.
  const game: RollingGame = {
    phase: 'rolling',
    card: cardWith({ chance: null }),
    turn: 12,
    roll: roll('66553'),
    rollsMade: 2,
  };
  const pick = seededPick(0);
  expect(rival(game, pick, [cardWith({ chance: 24 })])).toEqual({ score: 'chance' });
  expect(maestro(game, pick)).toEqual({ hold: 0b01111 });
  expect(rival(game, pick, [cardWith({ chance: 25 })])).toEqual({ hold: 0b01111 });
});

/** A full card of 0s but for the boxes given. */
function cardWith(scores: Record<string, number | null>): Scorecard {
  return {
    ...emptyCard(RANKED_RULES),
    scores: RANKED_RULES.boxes.map(({ id }) => (id in scores ? scores[id]! : 0)),
  };
}
