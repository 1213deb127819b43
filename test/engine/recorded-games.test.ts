import { expect, test } from 'vitest';
import { parseRolls } from '../../engine/dice.ts';
import { dealDice, parseHex } from '../../engine/random.ts';
import { replay } from '../../engine/replay.ts';
import { RULE_SETS } from '../../engine/rule-sets/all.ts';
import { sectionBonus, sectionSum, totalOf } from '../../engine/scorecard.ts';
import { parseTranscript, type ReadTranscript } from '../../engine/transcript.ts';
import { type RecordedGame, readRecordedGames } from '../support/recorded-games.ts';

const legal = readRecordedGames().filter(({ expected }) => expected.ok);

test.for(legal)('$name: $expected.total points', async (game) => {
  const { expected, transcript } = game;
  const { rules } = parseTranscript(transcript, { ruleSets: RULE_SETS }) as ReadTranscript;
  const dice = game.dice ?? (await dealSeed(game));
  const { card } = replay(rules, transcript.turns, parseRolls(dice)!).game;
  expect({
    ok: true,
    total: totalOf(card),
    upper: sectionSum(card, 'upper'),
    upperBonus: sectionBonus(card, 'upper'),
    fiveOfAKindBonuses: card.fiveOfAKindBonuses[0],
    scores: transcript.turns.map(({ box }) => card.scores[rules.boxIndex.get(box)!]),
  }).toEqual(expected);
});

test('the greatest total of the standard card is 1575', () => {
  const totals = legal.map(({ expected }) => (expected.ok ? expected.total : 0));
  expect(Math.max(...totals)).toBe(1575);
});

function dealSeed({ seed }: RecordedGame): Promise<string> {
  return dealDice(crypto.subtle, parseHex(seed!)!);
}
