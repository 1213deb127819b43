import { type Day, dayNumber } from '../engine/day.ts';
import { GAMES_LOOKED_AT } from '../engine/strategy/flags.ts';
import type { Services } from './context.ts';
import type { Database } from './db/database.ts';
import {
  addMarks,
  type DayPoints,
  dayToJudge,
  entriesToJudge,
  lastGamesOf,
  openJudging,
  pointsOfDays,
} from './db/judged-days.ts';
import { judgePlayer } from './flags.ts';

/** Players looked at by one statement, and at the most by a scheduled run; the next one goes on. */
const CHUNK = 250;
const PLAYERS_A_RUN = 5_000;

/** What a run did. */
interface Judged {
  /** Days that were looked at to their end. */
  readonly days: readonly Day[];
  readonly players: number;
  /** Entries found to be marked, those that were already among them. */
  readonly marked: number;
}

/**
 * Looks for help that the players of published days had, oldest day first, and marks the entries of
 * the day at which a player's last games show it (flags.ts). Everything it reads is public by then
 * but the player's identity. Safe to repeat, to interrupt and to run beside itself: what is marked
 * follows from frozen boards, and how far it came is written down with the marks.
 */
export async function judgePublished({ db }: Pick<Services, 'db'>): Promise<Judged> {
  const judged = { days: [] as Day[], players: 0, marked: 0 };
  while (judged.players < PLAYERS_A_RUN) {
    const day = await dayToJudge(db);
    if (!day) break;
    let last = await openJudging(db, day);
    const days = await pointsOfDays(db);
    for (let done = false; !done && judged.players < PLAYERS_A_RUN; ) {
      const chunk = await judgeChunk(db, day, last, days);
      ({ last, done } = chunk);
      judged.players += chunk.players;
      judged.marked += chunk.marked;
      if (done) judged.days.push(day);
    }
  }
  return judged;
}

async function judgeChunk(
  db: Database,
  day: Day,
  after: string,
  days: ReadonlyMap<number, DayPoints>,
) {
  const listed = await entriesToJudge(db, day, after, CHUNK);
  const players = listed.map(({ player }) => player);
  const games = await lastGamesOf(db, day, players, GAMES_LOOKED_AT);
  const marks = new Map<string, number>();
  for (const [player, last] of games) {
    // A game whose points lost are not known tells nothing, and is marked for nothing.
    if (last.at(-1)?.day !== dayNumber(day)) continue;
    const { flags } = judgePlayer(last, days);
    if (flags > 0) marks.set(player, flags);
  }
  const done = listed.length < CHUNK;
  const last = listed.at(-1)?.id ?? after;
  await addMarks(db, day, marks, { last, done });
  return { last, done, players: listed.length, marked: marks.size };
}
