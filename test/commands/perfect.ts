/**
 * `npm run -s perfect < days.jsonl`: the most that anyone could have scored on each line's dice, a
 * game that does, and what optimal play without foresight scores (DESIGN.md, section 7).
 */

import { type Day, parseDay } from '../../engine/day.ts';
import { parseRolls, type Roll } from '../../engine/dice.ts';
import { DICE_IN_A_DAY } from '../../engine/random.ts';
import { RANKED_RULES } from '../../engine/rule-sets/all.ts';
import { totalOf } from '../../engine/scorecard.ts';
import { makeChoices } from '../../engine/strategy/choices.ts';
import { playPar } from '../../engine/strategy/par.ts';
import { makePerfectFinder } from '../../engine/strategy/perfect.ts';
import { formatTranscript } from '../../engine/transcript.ts';
import { parseObject } from './json-object.ts';
import { filterLines } from './line-filter.ts';
import { readTable } from './strategy-table.ts';

/** The day of a line that names none. */
const NO_DAY = '1970-01-01' as Day;

const CHOICES = makeChoices(readTable());
const findPerfect = makePerfectFinder(RANKED_RULES);

await filterLines((text) => {
  const line = parseLine(text);
  if (!line) return { ok: false, code: 'malformed' };
  const { total, turns } = findPerfect(line.rolls);
  const transcript = formatTranscript(RANKED_RULES, line.day, turns);
  return { perfect: total, transcript, par: totalOf(playPar(CHOICES, line.rolls).game.card) };
});

/** Null unless the line has a day's dice and, if any, a well-formed day. */
function parseLine(text: string): { day: Day; rolls: Roll[] } | null {
  const line = parseObject(text);
  const dice = line?.get('dice');
  const given = line?.get('day') ?? NO_DAY;
  if (typeof dice !== 'string' || dice.length !== DICE_IN_A_DAY) return null;
  const day = typeof given === 'string' ? parseDay(given) : null;
  const rolls = parseRolls(dice);
  return day && rolls ? { day, rolls } : null;
}
