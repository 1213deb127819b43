import { type Day, dayAt, dayNumber, dayOfNumber, timesOf } from '../engine/day.ts';
import type { Roll } from '../engine/dice.ts';
import { replay } from '../engine/replay.ts';
import { RANKED_RULES } from '../engine/rule-sets/all.ts';
import { totalOf } from '../engine/scorecard.ts';
import { formatBase64url } from './base64url.ts';
import type { Services } from './context.ts';
import { openChallenge } from './daily-challenge.ts';
import { type Attempt, unenteredAttempts } from './db/attempts.ts';
import { addEntries, type NewEntry } from './db/entries.ts';
import {
  addPublication,
  databaseNow,
  findPublication,
  type Published,
  unpublishedDays,
} from './db/publications.ts';
import { flagsOf } from './flags.ts';
import { parseMoves } from './move-log.ts';

const ID_BYTES = 12;
/** Games entered in one transaction. */
const CHUNK = 200;
/** Chunks that one run enters at the most; the next run goes on. */
const CHUNKS_A_RUN = 50;
/** Days that one scheduled run publishes at the most. */
const DAYS_A_RUN = 40;

/**
 * Publishes a day whose time is over, by the Worker's clock and the database's: enters every
 * finished game that nobody submitted, then stores the seed. Returns what the day is published with,
 * or null while it is not: too early, key missing, or more games than one run enters. Safe to
 * repeat, to interrupt and to run beside itself: games are entered once, and the seed comes last.
 */
export async function publishDay(
  services: Services,
  day: Day,
  now: number,
): Promise<Published | null> {
  const { db, dealer } = services;
  const { revealsAt } = timesOf(day);
  if (now < revealsAt) return null;
  const published = await findPublication(db, day);
  if (published) return published;
  if ((await databaseNow(db)) < revealsAt) return null;
  const challenge = await openChallenge(services, day);
  const seed = challenge && (await dealer.seedOf(challenge));
  const rolls = challenge && (await dealer.rollsOf(challenge));
  if (!seed || !rolls || !(await enterAll(services, day, rolls))) return null;
  await addPublication(db, day, { seed, publishedAt: now });
  return findPublication(db, day);
}

/** Publishes every day that is due, oldest first; the days that are published when it ends. */
export async function publishDue(services: Services, now: number): Promise<Day[]> {
  const yesterday = dayOfNumber(dayNumber(dayAt(now)) - 1);
  const published: Day[] = [];
  for (const day of await unpublishedDays(services.db, yesterday, DAYS_A_RUN)) {
    if (await publishDay(services, day, now)) published.push(day);
  }
  return published;
}

/** Enters the finished games that nobody submitted; false if a run could not enter them all. */
async function enterAll(
  { db, random }: Services,
  day: Day,
  rolls: readonly Roll[],
): Promise<boolean> {
  for (let chunk = 0; chunk < CHUNKS_A_RUN; chunk += 1) {
    const attempts = await unenteredAttempts(db, day, CHUNK);
    if (attempts.length === 0) return true;
    const ids = attempts.map(() => formatBase64url(random(ID_BYTES)));
    await addEntries(
      db,
      attempts.map((attempt, at) => entryOf(attempt, ids[at]!, rolls)),
    );
  }
  return false;
}

/** The entry that a finished game would have made. It counts as entered when it was finished. */
function entryOf(attempt: Attempt, id: string, rolls: readonly Roll[]): NewEntry {
  const { day, player, moves, elapsed, movedAt } = attempt;
  const { game, fault } = replay(RANKED_RULES, parseMoves(moves), rolls);
  if (fault) throw new Error(`A move log of ${day} cannot be replayed: ${fault.code}`);
  return {
    id,
    day,
    player,
    moves,
    at: movedAt,
    total: totalOf(game.card),
    flags: flagsOf(elapsed),
  };
}
