import { and, asc, eq, exists, gt, notExists, or, sql } from 'drizzle-orm';
import { type Day, dayNumber, dayOfNumber } from '../../engine/day.ts';
import type { Database } from './database.ts';
import { publicationOf } from './publication-of.ts';
import { entries, judgedDays, publications } from './schema.ts';

/** What a day gave all who played it: their games and, in hundredths, totals and points lost in sum. */
export interface DayPoints {
  readonly games: number;
  readonly points: number;
}

/** A game as it counts for its player's flags. */
export interface PlayerGame extends Pick<DayPoints, 'points'> {
  /** Its day's number. */
  readonly day: number;
  /** Hundredths of points lost. */
  readonly lost: number;
  /** Marks of it that the operator took back. */
  readonly cleared: number;
}

/** The oldest published day whose players were not all looked at, or null. */
export async function dayToJudge(db: Database): Promise<Day | null> {
  const done = db
    .select({ one: sql`1` })
    .from(judgedDays)
    .where(and(eq(judgedDays.day, publications.day), eq(judgedDays.done, 1)));
  const [row] = await db
    .select({ day: publications.day })
    .from(publications)
    .where(notExists(done))
    .orderBy(asc(publications.day))
    .limit(1);
  return row ? dayOfNumber(row.day) : null;
}

/** Writes down what a published day gave, once. Returns the id of the last entry looked at. */
export async function openJudging(db: Database, day: Day): Promise<string> {
  const number = dayNumber(day);
  const row = db
    .select({
      day: publications.day,
      games: sql<number>`(SELECT count(*) FROM ${entries} WHERE day = ${number} AND lost >= 0)`.as(
        'new_games',
      ),
      points:
        sql<number>`(SELECT coalesce(sum(lost - 100 * neg_total), 0) FROM ${entries} WHERE day = ${number} AND lost >= 0)`.as(
          'new_points',
        ),
      last: sql<string>`''`.as('new_last'),
      done: sql<number>`0`.as('new_done'),
    })
    .from(publications)
    .where(eq(publications.day, number));
  const isDay = eq(judgedDays.day, number);
  const find = () => db.select({ last: judgedDays.last }).from(judgedDays).where(isDay);
  const [before] = await find();
  if (before) return before.last;
  await db.insert(judgedDays).select(row).onConflictDoNothing();
  return (await find())[0]!.last;
}

/** What every day gave whose players are looked at or were, by its number. */
export async function pointsOfDays(db: Database): Promise<Map<number, DayPoints>> {
  const rows = await db
    .select({ day: judgedDays.day, games: judgedDays.games, points: judgedDays.points })
    .from(judgedDays);
  return new Map(rows.map(({ day, ...points }) => [day, points]));
}

/** Entries of a day in the order of their ids, after this one, by `entries_by_id`. */
export async function entriesToJudge(
  db: Database,
  day: Day,
  after: string,
  limit: number,
): Promise<{ readonly id: string; readonly player: string }[]> {
  return db
    .select({ id: entries.id, player: entries.player })
    .from(entries)
    .where(and(eq(entries.day, dayNumber(day)), gt(entries.id, after)))
    .orderBy(asc(entries.id))
    .limit(limit);
}

/**
 * The last games of these players up to a day, at most `most` of each, by player and oldest first;
 * those without points lost that are known are left out. Reads two rows for each.
 */
export async function lastGamesOf(
  db: Database,
  day: Day,
  players: readonly string[],
  most: number,
): Promise<Map<string, PlayerGame[]>> {
  const number = dayNumber(day);
  const rows = await db.values<[string, number, number, number, number]>(sql`
    SELECT own.player, own.day, own.lost - 100 * own.neg_total, own.lost, own.cleared
    FROM json_each(${JSON.stringify(players)}) AS listed
    CROSS JOIN ${entries} AS own ON own.player = listed.value
    WHERE own.lost >= 0 AND own.day <= ${number} AND own.day >= coalesce((
      SELECT first.day FROM ${entries} AS first
      WHERE first.player = listed.value AND first.day <= ${number}
      ORDER BY first.day DESC LIMIT 1 OFFSET ${most - 1}
    ), 0)`);
  const games = new Map<string, PlayerGame[]>(players.map((player) => [player, []]));
  for (const [player, ofDay, points, lost, cleared] of rows) {
    games.get(player)!.push({ day: ofDay, points, lost, cleared });
  }
  // By the key they come in this order already; the statement does not promise it.
  for (const own of games.values()) own.sort((one, other) => one.day - other.day);
  return games;
}

/** How far the looking at a day's players has come. */
interface Progress {
  /** The id of the last entry. */
  readonly last: string;
  readonly done: boolean;
}

/**
 * Sets marks, by player, on entries of a published day, but for those that the operator took back, and in the
 * same transaction writes down how far that has come. Never takes a mark away. Safe to repeat.
 */
export async function addMarks(
  db: Database,
  day: Day,
  marks: ReadonlyMap<string, number>,
  { last, done }: Progress,
): Promise<void> {
  const number = dayNumber(day);
  const progress = db
    .update(judgedDays)
    .set({
      last: sql`max(${judgedDays.last}, ${last})`,
      done: sql`max(${judgedDays.done}, ${done ? 1 : 0})`,
    })
    .where(
      and(
        eq(judgedDays.day, number),
        or(sql`${judgedDays.last} < ${last}`, eq(judgedDays.done, 0)),
      ),
    );
  if (marks.size === 0) {
    await progress;
    return;
  }
  const given = JSON.stringify([...marks]);
  const mark = sql<number>`(SELECT value ->> 1 FROM json_each(${given}) WHERE value ->> 0 = ${entries.player}) & ~${entries.cleared}`;
  const isNew = sql`(${entries.flags} | ${mark}) <> ${entries.flags}`;
  const isListed = sql`${entries.player} IN (SELECT value ->> 0 FROM json_each(${given}))`;
  await db.batch([
    db
      .update(entries)
      .set({ flags: sql`${entries.flags} | ${mark}` })
      .where(and(eq(entries.day, number), isListed, isNew, exists(publicationOf(db, day)))),
    progress,
  ]);
}
