import fc from 'fast-check';
import { expect, test } from 'vitest';
import { replay } from '../../engine/replay.ts';
import { FORCED_JOKER } from '../../engine/rule-sets/forced-joker.ts';
import { layOut } from '../../engine/rule-sets/rule-set.ts';
import { sectionBonus, sectionSum, totalOf, upperLead } from '../../engine/scorecard.ts';
import { worthOfBoxes } from '../../engine/scoring.ts';
import { parseTranscript } from '../../engine/transcript.ts';
import { playedDays } from '../support/arbitraries.ts';
import { rolls } from '../support/rolls.ts';
import { DAY } from '../support/transcripts.ts';

/** Three columns of the ranked card, counted once, twice and three times: data for this test alone. */
const TRIPLE = layOut({
  ...FORCED_JOKER,
  id: 'triple',
  columns: [{ factor: 1 }, { factor: 2 }, { factor: 3 }],
});

/** Five categories without a joker or a section bonus. */
const SHORT = layOut({
  ...FORCED_JOKER,
  id: 'short',
  categories: FORCED_JOKER.categories.slice(8),
  sectionBonuses: [],
  furtherFives: { category: 'fiveOfAKind', bonus: 0, joker: 'none' },
});

test('boxes of several columns stand column by column and carry its number', () => {
  const ids = TRIPLE.boxes.map((box) => box.id);
  expect(ids).toHaveLength(39);
  expect([ids[0], ids[13], ids[38]]).toEqual(['1-ones', '2-ones', '3-chance']);
});

test('a game of several columns plays and replays to its end', () => {
  fc.assert(
    fc.property(playedDays(TRIPLE), ({ rolls: day, turns, game }) => {
      expect(turns).toHaveLength(39);
      expect(replay(TRIPLE, turns, day)).toMatchObject({ game, fault: null });
      const transcript = { version: 1, rules: 'triple/1', day: DAY, turns };
      const ruleSets = new Map([[TRIPLE.name, TRIPLE]]);
      expect(parseTranscript(transcript, { ruleSets })).toEqual({ transcript, rules: TRIPLE });
    }),
    { numRuns: 100 },
  );
});

test('a column counts as many times as its factor, bonuses included', () => {
  fc.assert(
    fc.property(playedDays(TRIPLE), ({ game: { card } }) => {
      const expected = TRIPLE.columns.reduce((sum, { factor }, column) => {
        const upper = sectionSum(card, 'upper', column);
        const fives = card.fiveOfAKindBonuses[column]! * 100;
        const bonus = sectionBonus(card, 'upper', column);
        expect(bonus).toBe(upper >= 63 ? 35 : 0);
        return sum + factor * (upper + bonus + fives + sectionSum(card, 'lower', column));
      }, 0);
      expect(totalOf(card)).toBe(expected);
    }),
    { numRuns: 100 },
  );
});

test('the joker binds only the column whose box for five alike is filled', () => {
  const turns = [{ holds: [], box: '2-fiveOfAKind' }];
  const { game } = replay(TRIPLE, turns, rolls('44444 44444'));
  const worths = worthOfBoxes(game.card, rolls('44444')[0]!);
  const legal = TRIPLE.boxes.filter((_, index) => typeof worths[index] === 'number');
  expect(legal.filter((box) => box.column === 1).map((box) => box.id)).toEqual(['2-fours']);
  expect(legal.filter((box) => box.column !== 1)).toHaveLength(26);
});

test('a rule set without jokers lets further five alike go anywhere at their ordinary worth', () => {
  const turns = [
    { holds: [], box: 'fiveOfAKind' },
    { holds: [], box: 'fullHouse' },
    { holds: [], box: 'chance' },
    { holds: [], box: 'smallStraight' },
    { holds: [], box: 'largeStraight' },
  ];
  const { game, fault } = replay(SHORT, turns, rolls('44444'.repeat(5)));
  expect(fault).toBeNull();
  expect(game.phase).toBe('finished');
  expect(totalOf(game.card)).toBe(70);
});

test('the lead over three of each face is counted by column', () => {
  const turns = [
    { holds: [], box: '1-sixes' },
    { holds: [], box: '2-ones' },
  ];
  const { game } = replay(TRIPLE, turns, rolls('66661 22222 33333'));
  expect([0, 1, 2].map((column) => upperLead(game.card, column))).toEqual([6, -3, 0]);
});
