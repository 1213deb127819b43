import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Roll } from '../../engine/dice.ts';
import { FAULT_CODES, isFault } from '../../engine/faults.ts';
import { replay } from '../../engine/replay.ts';
import { RULE_SETS } from '../../engine/rule-sets/all.ts';
import { FORCED_JOKER } from '../../engine/rule-sets/forced-joker.ts';
import { emptyCard, type Scorecard, totalOf } from '../../engine/scorecard.ts';
import { worthOfBoxes } from '../../engine/scoring.ts';
import { formatTranscript, parseTranscript } from '../../engine/transcript.ts';
import { damagedTranscripts, luckyRolls, playedDays } from '../support/arbitraries.ts';
import { DAY } from '../support/transcripts.ts';

const EXPECTED = { ruleSets: RULE_SETS };

test('random legal games replay to themselves', () => {
  fc.assert(
    fc.property(playedDays(FORCED_JOKER), ({ rolls, turns, game }) => {
      expect(replay(FORCED_JOKER, turns, rolls)).toMatchObject({ game, fault: null });
    }),
    { numRuns: 1000 },
  );
});

test('format then parse returns the same game', () => {
  fc.assert(
    fc.property(playedDays(FORCED_JOKER), ({ turns }) => {
      const transcript = formatTranscript(FORCED_JOKER, DAY, turns);
      const text = JSON.stringify(transcript);
      expect(parseTranscript(JSON.parse(text), EXPECTED)).toEqual({
        transcript,
        rules: FORCED_JOKER,
      });
    }),
  );
});

test('every prefix of a game replays to an unfinished game without a fault', () => {
  fc.assert(
    fc.property(playedDays(FORCED_JOKER), fc.nat(12), ({ rolls, turns }, length) => {
      const { game, fault } = replay(FORCED_JOKER, turns.slice(0, length), rolls);
      expect(fault).toBeNull();
      expect(game).toMatchObject({ phase: 'rolling', turn: length, rollsMade: 1 });
    }),
  );
});

test('damaged transcripts yield a game or a fault, never an exception', () => {
  const outcomes = new Set<string>();
  fc.assert(
    fc.property(playedDays(FORCED_JOKER), damagedTranscripts(FORCED_JOKER), (day, damage) => {
      outcomes.add(outcomeOf(damage(formatTranscript(FORCED_JOKER, DAY, day.turns)), day.rolls));
    }),
    { numRuns: 5000, seed: 13 },
  );
  for (const outcome of outcomes) expect(['finished', ...FAULT_CODES]).toContain(outcome);
  // The damage is worth its name only if it reaches every judge.
  expect(outcomes.size).toBeGreaterThanOrEqual(10);
});

test('any JSON is a fault and no exception', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(outcomeOf(value, [])).toBe('malformed');
    }),
    { numRuns: 2000 },
  );
});

test('the total is the sum of its parts', () => {
  fc.assert(
    fc.property(playedDays(FORCED_JOKER), ({ game }) => {
      const scores = game.card.scores as readonly number[];
      const upper = scores.slice(0, 6).reduce((sum, points) => sum + points, 0);
      const lower = scores.slice(6).reduce((sum, points) => sum + points, 0);
      const fives = game.card.fiveOfAKindBonuses[0]!;
      expect(totalOf(game.card)).toBe(upper + lower + (upper >= 63 ? 35 : 0) + 100 * fives);
    }),
  );
});

test('an unfinished card always leaves a legal box, and worths are points or reasons', () => {
  fc.assert(
    fc.property(unfinishedCards(), luckyRolls(1), (card, [dice]) => {
      const worths = worthOfBoxes(card, dice!);
      expect(worths.some((worth) => typeof worth === 'number')).toBe(true);
      for (const [index, worth] of worths.entries()) {
        expect(worth === 'box-already-filled').toBe(card.scores[index] !== null);
        if (typeof worth === 'number') expect(worth).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: 5000 },
  );
});

function outcomeOf(value: unknown, rolls: readonly Roll[]): string {
  const read = parseTranscript(value, EXPECTED);
  if (isFault(read)) return read.code;
  const { game, fault } = replay(read.rules, read.transcript.turns, rolls);
  return fault?.code ?? game.phase;
}

/** Cards with any boxes filled but not all, the five-of-a-kind box with 50 or 0. */
function unfinishedCards(): fc.Arbitrary<Scorecard> {
  const empty = emptyCard(FORCED_JOKER);
  return fc
    .tuple(fc.integer({ min: 0, max: (1 << 13) - 2 }), fc.boolean())
    .map(([filled, fifty]) => ({
      ...empty,
      scores: empty.scores.map((_, box) => {
        if (((filled >> box) & 1) === 0) return null;
        return FORCED_JOKER.boxes[box]!.category === 'fiveOfAKind' && fifty ? 50 : 0;
      }),
    }));
}
