import { isFault } from '../../engine/faults.ts';
import { replay } from '../../engine/replay.ts';
import { RANKED_RULES } from '../../engine/rule-sets/all.ts';
import { totalOf } from '../../engine/scorecard.ts';
import { parseTranscript } from '../../engine/transcript.ts';
import { type DamagedCase, damagedCases } from './damaged-transcripts.ts';
import { type Reading, readAgain } from './second-reading.ts';

/** What came of many damaged transcripts. */
export interface MutationTally {
  runs: number;
  /** Texts that are no JSON, which no judge ever sees. */
  unreadable: number;
  /** Verdicts by code; `accepted` where a total was given. */
  readonly verdicts: Record<string, number>;
  disagreements: number;
  /** The first few of them, to be looked at. */
  readonly examples: string[];
}

const EXAMPLES = 5;
const RULE_SETS = new Map([[RANKED_RULES.name, RANKED_RULES]]);

/** Judges the chunks from one number up to before another by both readings of the rules. */
export function judgeChunks(from: number, to: number): MutationTally {
  const tally: MutationTally = {
    runs: 0,
    unreadable: 0,
    verdicts: {},
    disagreements: 0,
    examples: [],
  };
  for (let chunk = from; chunk < to; chunk += 1) {
    for (const damaged of damagedCases(chunk)) judge(damaged, tally);
  }
  return tally;
}

function judge(damaged: DamagedCase, tally: MutationTally): void {
  tally.runs += 1;
  const value = parse(damaged.text);
  if (value === undefined) {
    tally.unreadable += 1;
    return;
  }
  const first = attempt(() => readFirst(value, damaged));
  const second = readAgain(value, damaged.dice, damaged.day, damaged.claimed);
  const verdict = 'total' in second ? 'accepted' : second.code;
  tally.verdicts[verdict] = (tally.verdicts[verdict] ?? 0) + 1;
  if (isEqual(first, second)) return;
  tally.disagreements += 1;
  if (tally.examples.length < EXAMPLES) {
    tally.examples.push(JSON.stringify({ engine: first, second, ...damaged, rolls: undefined }));
  }
}

/** The engine's own reading, as the audit and the server put it together. */
function readFirst(value: unknown, { rolls, day, claimed }: DamagedCase): Reading {
  const expected = day === undefined ? {} : { day: day as never };
  const read = parseTranscript(value, { ruleSets: RULE_SETS, ...expected });
  if (isFault(read)) return read;
  const { game, fault } = replay(read.rules, read.transcript.turns, rolls);
  if (fault) return fault;
  const total = totalOf(game.card);
  return claimed !== undefined && claimed !== total ? { code: 'total-mismatch' } : { total };
}

function attempt(read: () => Reading): Reading {
  try {
    return read();
  } catch (error) {
    return { code: `an exception: ${error}` };
  }
}

function isEqual(one: Reading, other: Reading): boolean {
  if ('total' in one || 'total' in other) {
    return 'total' in one && 'total' in other && one.total === other.total;
  }
  return one.code === other.code && one.turn === other.turn;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
