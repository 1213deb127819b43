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
import { logFault } from './failure.ts';
import { flagsOf } from './flags.ts';
import { parseMoves } from './move-log.ts';

const ID_BYTES = 12;
/** Games entered by one statement. */
const CHUNK = 500;
/** Games that a reader's request enters at the most: a second or two. The next one goes on. */
const GAMES_A_REQUEST = 5_000;
/** Games of a day that a scheduled run enters at the most. */
const GAMES_A_RUN = 50_000;
/** Days that a scheduled run publishes at the most. */
const DAYS_A_RUN = 40;

/**
 * Publishes a day whose time is over, by the Worker's clock and the database's: enters every
 * finished game that nobody submitted, then stores the seed. Returns what the day is published with,
 * or null while it is not: too early, key missing, or more games than `mostGames`. Safe to repeat,
 * to interrupt and to run beside itself: games are entered once, and the seed comes last.
 */
export async function publishDay(
  services: Services,
  day: Day,
  now: number,
  mostGames = GAMES_A_REQUEST,
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
  if (!seed || !rolls || !(await enterAll(services, day, rolls, mostGames))) return null;
  await addPublication(db, day, { seed, publishedAt: now });
  return findPublication(db, day);
}

/** Publishes every day that is due, oldest first, and returns those. One that fails holds up no other. */
export async function publishDue(services: Services, now: number): Promise<Day[]> {
  const yesterday = dayOfNumber(dayNumber(dayAt(now)) - 1);
  const published: Day[] = [];
  for (const day of await unpublishedDays(services.db, yesterday, DAYS_A_RUN)) {
    try {
      if (await publishDay(services, day, now, GAMES_A_RUN)) published.push(day);
    } catch (error) {
      logFault({ event: 'publishing-failed', day }, error);
    }
  }
  return published;
}

/** Enters the finished games that nobody submitted; false if it stops at `most`, or a chunk more. */
async function enterAll(
  { db, random }: Services,
  day: Day,
  rolls: readonly Roll[],
  most: number,
): Promise<boolean> {
  let last = '';
  for (let entered = 0; entered <= most; entered += CHUNK) {
    const attempts = await unenteredAttempts(db, day, last, CHUNK);
    const games = attempts.map((attempt) => {
      return entryOf(attempt, formatBase64url(random(ID_BYTES)), rolls);
    });
    if (games.length > 0) await addEntries(db, day, games);
    if (games.length < CHUNK) return true;
    last = games.at(-1)!.player;
  }
  return false;
}

/** The entry that a finished game would have made. It counts as entered when it was finished. */
function entryOf(attempt: Attempt, id: string, rolls: readonly Roll[]): NewEntry {
  const { day, player, moves, elapsed, movedAt, lost } = attempt;
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
    lost,
  };
}
