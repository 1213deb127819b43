import { type Day, timesOf } from '../../engine/day.ts';
import { isFault } from '../../engine/faults.ts';
import { RANKED_RULES } from '../../engine/rule-sets/all.ts';
import {
  formatTranscript,
  parseTranscript,
  type Transcript,
  type Turn,
} from '../../engine/transcript.ts';
import { judgeEntry } from '../attempt.ts';
import { formatBase64url } from '../base64url.ts';
import type { AppHandler, Services, WithBody } from '../context.ts';
import { rollsOfDay } from '../daily-challenge.ts';
import { findAttempt } from '../db/attempts.ts';
import type { Database } from '../db/database.ts';
import { addEntry, findEntry, findStanding, movesOfEntry, type Standing } from '../db/entries.ts';
import { flagsOf } from '../flags.ts';
import { cacheFor } from '../middleware/api-headers.ts';
import { parseMoves } from '../move-log.ts';
import { parseName } from '../names.ts';
import { problem } from '../problems.ts';
import type { EntryAnswer, EntryDetail } from '../wire.ts';

/** A body as it arrives: the transcript and the name are still to be read. */
interface RawEntryBody {
  readonly transcript: unknown;
  readonly total: number;
  readonly name?: unknown;
}

const ID_BYTES = 12;
/** Names may change at any time. */
const FIVE_MINUTES = 300;
/** No other rules are ranked, whatever else the engine plays. */
const RANKED = new Map([[RANKED_RULES.name, RANKED_RULES]]);

/** Replays a finished game and puts it on the board, once. */
export function submitEntry(services: Services) {
  const { db, random } = services;
  return async (c: WithBody<RawEntryBody>): Promise<Response> => {
    const { day, now, player } = c.var;
    const { transcript, total, name } = c.req.valid('json');
    const read = parseTranscript(transcript, { ruleSets: RANKED, day });
    if (isFault(read)) return problem(c, read.code as Exclude<typeof read.code, 'out-of-dice'>);
    const { opensAt, revealsAt } = timesOf(day);
    if (now < opensAt) return problem(c, 'day-not-open');

    const chosen = name === undefined ? null : parseName(name);
    const before = player && (await findStanding(db, day, player.id));
    if (before) return c.json(answerEntry(before, chosen), 200);
    if (now >= revealsAt) return problem(c, 'day-closed');
    const attempt = player && (await findAttempt(db, day, player.id));
    if (!attempt) return problem(c, 'no-attempt');
    const rolls = await rollsOfDay(services, day);
    if (!rolls) return problem(c, 'key-missing');
    const judged = judgeEntry(attempt, read.transcript, total, rolls);
    if (typeof judged === 'object') {
      const { code, ...where } = judged;
      return problem(c, code, where);
    }

    const { player: owner, moves, elapsed, lost } = attempt;
    const id = formatBase64url(random(ID_BYTES));
    const rename = typeof chosen === 'object' ? (chosen?.name ?? null) : null;
    const flags = flagsOf(elapsed);
    const entry = { id, day, player: owner, total: judged, at: now, moves, flags, lost };
    const isFirst = await addEntry(db, entry, rename);
    const after = await findStanding(db, day, owner);
    return after
      ? c.json(answerEntry(after, chosen), isFirst ? 201 : 200)
      : problem(c, 'day-closed');
  };
}

/** One entry by its public id. */
export function showEntry({ db }: Services): AppHandler {
  return async (c) => {
    const id = c.req.param('id') ?? '';
    const { day, player, published } = c.var;
    const entry = isEntryId(id) ? await findEntry(db, day, id, player?.id ?? null) : null;
    if (!entry) return problem(c, 'not-found');
    if (!published) return c.json(entry satisfies EntryDetail);
    // Its player may see more of it than others.
    if (!player) cacheFor(c, FIVE_MINUTES);
    const transcript = await transcriptOf(db, day, id);
    return c.json({ ...entry, transcript } satisfies EntryDetail);
  };
}

/** The game behind an entry of a published day. */
async function transcriptOf(db: Database, day: Day, id: string): Promise<Transcript> {
  const turns = parseMoves(await movesOfEntry(db, day, id)) as Turn[];
  return formatTranscript(RANKED_RULES, day, turns);
}

function answerEntry(
  { entry, place, players, below }: Standing,
  chosen: ReturnType<typeof parseName> | null,
): EntryAnswer {
  const percentile = players > 1 ? Math.floor((100 * below) / (players - 1)) : 100;
  return {
    entry,
    place,
    players,
    percentile,
    ...(typeof chosen === 'string' && { nameRefused: chosen }),
  };
}

function isEntryId(text: string): boolean {
  return /^[A-Za-z0-9_-]{16}$/.test(text);
}
