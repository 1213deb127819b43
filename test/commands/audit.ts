/**
 * `npm run -s audit < games.jsonl`: the public verifier (DESIGN.md, section 7). It replays each
 * game on its dice with the engine that the server uses, and needs neither network nor server.
 */

import { parseRolls, type Roll } from '../../engine/dice.ts';
import { type Fault, isFault } from '../../engine/faults.ts';
import { DICE_IN_A_DAY, dealDice, parseHex } from '../../engine/random.ts';
import { replay } from '../../engine/replay.ts';
import { RULE_SETS } from '../../engine/rule-sets/all.ts';
import { sectionBonus, sectionSum, totalOf } from '../../engine/scorecard.ts';
import { parseTranscript } from '../../engine/transcript.ts';
import { parseObject } from './json-object.ts';
import { filterLines } from './line-filter.ts';

/** What a legal game is worth. */
interface Audited {
  readonly ok: true;
  readonly total: number;
  /** The upper boxes, without the bonus. */
  readonly upper: number;
  readonly upperBonus: number;
  readonly fiveOfAKindBonuses: number;
  /** Points in the order of the turns, without the bonuses of further fives of a kind. */
  readonly scores: readonly number[];
}

/** Why a game is refused. */
interface Refused extends Fault {
  readonly ok: false;
}

/** A line as it is read: dice for every roll, and claims still to be judged. */
interface AuditedLine {
  readonly rolls: readonly Roll[];
  readonly transcript: unknown;
  readonly total: number | undefined;
}

await filterLines(auditLine);

async function auditLine(text: string): Promise<Audited | Refused> {
  const line = await parseLine(text);
  const result = line ? audit(line) : { code: 'malformed' as const };
  return isFault(result) ? { ok: false, ...result } : result;
}

function audit({ rolls, transcript, total }: AuditedLine): Audited | Fault {
  const read = parseTranscript(transcript, { ruleSets: RULE_SETS });
  if (isFault(read)) return read;
  const { rules } = read;
  const { turns } = read.transcript;
  const { game, fault } = replay(rules, turns, rolls);
  if (fault) return fault;
  const { card } = game;
  if (total !== undefined && total !== totalOf(card)) return { code: 'total-mismatch' };
  return {
    ok: true,
    total: totalOf(card),
    upper: sectionSum(card, 'upper'),
    upperBonus: sectionBonus(card, 'upper'),
    fiveOfAKindBonuses: card.fiveOfAKindBonuses[0]!,
    scores: turns.map(({ box }) => card.scores[rules.boxIndex.get(box)!]!),
  };
}

/** Null unless the line is an object with a transcript, either dice or a seed, and no total but a number. */
async function parseLine(text: string): Promise<AuditedLine | null> {
  const line = parseObject(text);
  if (!line || (line.has('total') && typeof line.get('total') !== 'number')) return null;
  const dice = await parseDice(line);
  if (dice?.length !== DICE_IN_A_DAY) return null;
  const rolls = parseRolls(dice);
  return (
    rolls && {
      rolls,
      transcript: line.get('transcript'),
      total: line.get('total') as number | undefined,
    }
  );
}

async function parseDice(line: Map<string, unknown>): Promise<string | null> {
  if (line.has('dice') === line.has('seed')) return null;
  const dice = line.get('dice');
  if (line.has('dice')) return typeof dice === 'string' ? dice : null;
  const hex = line.get('seed');
  const seed = typeof hex === 'string' && hex.length === 64 ? parseHex(hex) : null;
  return seed && dealDice(crypto.subtle, seed);
}
