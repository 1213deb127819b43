import { expect, test } from 'vitest';
import type { Face, Roll } from '../../../engine/dice.ts';
import { RANKED_RULES } from '../../../engine/rule-sets/all.ts';
import { emptyCard, type Scorecard } from '../../../engine/scorecard.ts';
import { fiveOfAKindBonus, worthOfBox } from '../../../engine/scoring.ts';
import { formatKeep, keepOf } from '../../../engine/strategy/keeps.ts';
import { valuePosition } from '../../../engine/strategy/position.ts';
import { deviationsOfMoves } from '../../../engine/strategy/position-spread.ts';
import { deviationOfState, solveSpread } from '../../../engine/strategy/spread.ts';
import { sumsOf } from '../../../engine/strategy/states.ts';
import { decodeSpread, encodeSpread } from '../../../engine/strategy/table.ts';
import { roll } from '../../support/rolls.ts';
import { rankedChoices, rankedSolution } from '../../support/solution.ts';

/** Of cards with two boxes open at most; the bench works out the whole game's, 59.61. */
const spread = solveSpread(rankedSolution(), 2);
const FULL = 2 ** 13 - 1;
const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6];

test('every state with one box open has its spread by definition', () => {
  let [clear, ambiguous] = [0, 0];
  for (let box = 0; box < 13; box += 1) {
    const filled = FULL & ~(1 << box);
    for (const arePaid of filled & spread.space.fivesBox ? [false, true] : [false]) {
      const { sums } = sumsOf(spread.space, filled);
      // The first and the last two tell apart whether the bonus is out of reach, near or earned.
      for (const upper of new Set([sums[0]!, sums.at(-2) ?? sums[0]!, sums.at(-1)!])) {
        const found = deviationOfState(spread, { filled, upper, arePaid });
        // Where two holds are equally good, as 11 and 6 of 11236 for three of a kind, either will do.
        const least = deviationByDefinition(box, upper, arePaid, 'least');
        const most = deviationByDefinition(box, upper, arePaid, 'most');
        expect(found).toBeGreaterThan(least - 1e-6);
        expect(found).toBeLessThan(most + 1e-6);
        if (most - least > 1e-6) ambiguous += 1;
        else clear += 1;
      }
    }
  }
  expect([clear, ambiguous]).toEqual([60, 2]);
});

test('a spread read back is the nearest quarter of a point', () => {
  const { deviations } = decodeSpread(spread.space, encodeSpread(spread));
  const errors = deviations.map((it, state) => Math.abs(it - spread.deviations[state]!));
  expect(errors.reduce((most, error) => Math.max(most, error), 0)).toBeLessThanOrEqual(0.125);
});

test('each choice has its spread', () => {
  const moves = deviations('sixes', '66123', 1);
  // With two sixes kept the sixes to come are binomial, at one in six.
  expect(moves.get('66')).toBeCloseTo(6 * Math.sqrt((3 * 5) / 36), 9);
  expect(moves.get('')).toBeCloseTo(6 * Math.sqrt((5 * 5) / 36), 9);
  expect(moves.get('sixes')).toBe(0);
  expect(moves.size).toBe(1 + 3 * 2 * 2 * 2);
  expect(deviations('sixes', '66123', 2).get('66')).toBeCloseTo(
    6 * Math.sqrt(3 * (11 / 36) * (25 / 36)),
    9,
  );
  expect(deviations('sixes', '66123', 0).size).toBe(1);
});

function deviations(open: string, dice: string, rollsLeft: number): Map<string, number> {
  const choices = rankedChoices();
  const filled = FULL & ~(1 << RANKED_RULES.boxIndex.get(open)!);
  const position = { state: { filled, upper: 0, arePaid: false }, roll: roll(dice), rollsLeft };
  const moves = valuePosition(choices, position);
  const found = deviationsOfMoves(choices, spread, position, moves);
  const name = (it: (typeof moves)[number]) => ('score' in it ? it.score : formatKeep(it.keep));
  return new Map(moves.map((move, at) => [name(move), found[at]!]));
}

/** Mean, and mean of the square, of the points still to come. */
type Moments = readonly [number, number];

/** The spread of a card with one open box: every hold tried, every way the other dice may fall. */
function deviationByDefinition(
  box: number,
  upper: number,
  arePaid: boolean,
  ofEquals: 'least' | 'most',
): number {
  const card = cardWithout(box, arePaid);
  const known = new Map<string, Moments>();
  const momentsOf = (dice: Roll, rollsLeft: number): Moments => {
    let best = scoreOf(card, dice, box, upper);
    for (let hold = 0; hold < 32 && rollsLeft > 0; hold += 1) {
      const moments = expected(
        dice.filter((_, at) => (hold >> at) & 1),
        rollsLeft,
      );
      const isEqual = Math.abs(moments[0] - best[0]) < 1e-9;
      const isTaken = ofEquals === 'most' ? moments[1] > best[1] : moments[1] < best[1];
      if (isEqual ? isTaken : moments[0] > best[0]) best = moments;
    }
    return best;
  };
  const expected = (kept: readonly Face[], rollsLeft: number): Moments => {
    const key = `${formatKeep(keepOf(kept))} ${rollsLeft}`;
    const before = known.get(key);
    if (before) return before;
    let [mean, square] = [0, 0];
    if (kept.length === 5) {
      [mean, square] = momentsOf(kept as unknown as Roll, rollsLeft - 1);
    } else {
      for (const face of FACES) {
        const next = expected([...kept, face], rollsLeft);
        mean += next[0] / 6;
        square += next[1] / 6;
      }
    }
    known.set(key, [mean, square]);
    return [mean, square];
  };
  const [mean, square] = expected([], 3);
  return Math.sqrt(Math.max(0, square - mean * mean));
}

function scoreOf(card: Scorecard, dice: Roll, box: number, upper: number): Moments {
  const worth = worthOfBox(card, dice, box) as number;
  const above = upper + (box < 6 ? worth : 0);
  const points = worth + fiveOfAKindBonus(card, dice) + (above >= 63 ? 35 : 0);
  return [points, points * points];
}

/** A card on which nothing but a box is open; its upper boxes hold nothing. */
function cardWithout(box: number, arePaid: boolean): Scorecard {
  const scores = RANKED_RULES.boxes.map((_, at) => {
    if (at === box) return null;
    return at === 11 && arePaid ? 50 : 0;
  });
  return { ...emptyCard(RANKED_RULES), scores };
}
