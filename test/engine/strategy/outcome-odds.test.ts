import { expect, test } from 'vitest';
import { RANKED_RULES } from '../../../engine/rule-sets/all.ts';
import { keepOf } from '../../../engine/strategy/keeps.ts';
import { oddsOfMove } from '../../../engine/strategy/outcome-odds.ts';
import { type Position, type ValuedMove, valueMoves } from '../../../engine/strategy/position.ts';
import { sumsOf } from '../../../engine/strategy/states.ts';
import { valueTurn } from '../../../engine/strategy/turn-values.ts';
import { randomRolls, seededPick } from '../../support/random-games.ts';
import { roll } from '../../support/rolls.ts';
import { rankedChoices } from '../../support/solution.ts';

const choices = rankedChoices();
const FULL = 2 ** 13 - 1;

test('chances add up to 1, and the ends to the value of the move', () => {
  const pick = seededPick(61);
  for (let count = 0; count < 60; count += 1) {
    const filled = pick(FULL);
    const { sums } = sumsOf(choices.solution.space, filled);
    const arePaid = (filled & choices.solution.space.fivesBox) !== 0 && pick(2) === 1;
    const state = { filled, upper: sums[pick(sums.length)]!, arePaid };
    const position = { state, roll: randomRolls(pick, 1)[0]!, rollsLeft: pick(3) };
    const turn = valueTurn(choices, state);
    const moves = valueMoves(choices, position, turn);
    const move = moves[pick(moves.length)]!;
    const odds = oddsOfMove(choices, position, move, turn);
    expect(odds.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
    const value = odds.reduce((sum, { chance, score }) => sum + chance * score.value, 0);
    expect(value).toBeCloseTo(move.value, 9);
  }
});

test('four in a row, open at both ends, become a large straight one time in three, or five in nine', () => {
  expect(oddsIn('largeStraight', '23455', 1, '2345')).toEqual([
    ['largeStraight', 0, 0.666666667],
    ['largeStraight', 40, 0.333333333],
  ]);
  expect(oddsIn('largeStraight', '23455', 2, '2345')).toEqual([
    ['largeStraight', 40, 0.555555556],
    ['largeStraight', 0, 0.444444444],
  ]);
});

test('a score is certain', () => {
  expect(oddsIn('chance', '23455', 2, null)).toEqual([['chance', 19, 1]]);
});

/** Box, points and chance of each end, with one box open. */
function oddsIn(open: string, dice: string, rollsLeft: number, kept: string | null) {
  const state = {
    filled: FULL & ~(1 << RANKED_RULES.boxIndex.get(open)!),
    upper: 0,
    arePaid: false,
  };
  const position: Position = { state, roll: roll(dice), rollsLeft };
  const turn = valueTurn(choices, state);
  const isMeant = (move: ValuedMove) =>
    kept === null
      ? 'score' in move
      : 'keep' in move && move.keep === keepOf(Array.from(kept, Number) as never);
  const move = valueMoves(choices, position, turn).find(isMeant)!;
  return oddsOfMove(choices, position, move, turn).map(({ score, chance }) => [
    score.score,
    score.points,
    Number(chance.toFixed(9)),
  ]);
}
