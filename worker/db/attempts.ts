import { and, desc, eq, gt, gte, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { type Day, dayNumber, dayOfNumber } from '../../engine/day.ts';
import { formatElapsed } from '../move-log.ts';
import type { Database } from './database.ts';
import { insertPlayer, type Newcomer } from './players.ts';
import { publicationOf } from './publication-of.ts';
import { attempts, entries, players, tombstones } from './schema.ts';

/** A player's only attempt at a day. No other module reads or writes attempts. */
export interface Attempt {
  readonly day: Day;
  readonly player: string;
  /** When the last move was taken, or the attempt began. */
  readonly movedAt: number;
  /** The moves taken, one character each (move-log.ts); their number is the step. */
  readonly moves: string;
  /** The times between them, two characters each (move-log.ts). */
  readonly elapsed: string;
  readonly finished: boolean;
  /** True when a restored backup forgot moves of it: it takes no more and is unranked. */
  readonly restored: boolean;
  /** Hundredths of points that the decisions of a finished game lost; -1 before, and where it is not known. */
  readonly lost: number;
}

/** A move found legal, about to be taken. */
export interface TakenMove {
  readonly mark: string;
  /** True when it fills the last box. */
  readonly finishes: boolean;
  /** What the game lost if the move finishes it, else -1. */
  readonly lost: number;
  readonly at: number;
}

export async function findAttempt(db: Database, day: Day, player: string): Promise<Attempt | null> {
  const [row] = await db.select(columns).from(attempts).where(isAttempt(day, player));
  return row ? attemptOf(row) : null;
}

/** A player's attempts at this day and later ones, latest first. */
export async function attemptsSince(db: Database, day: Day, player: string): Promise<Attempt[]> {
  const rows = await db
    .select(columns)
    .from(attempts)
    .where(and(eq(attempts.player, player), gte(attempts.day, dayNumber(day))))
    .orderBy(desc(attempts.day));
  return rows.map(attemptOf);
}

/** An attempt about to begin, by whoever has this token when it does. */
export interface NewAttempt {
  readonly day: Day;
  readonly tokenHash: string;
  readonly at: number;
}

/**
 * Begins an attempt, and in the same transaction writes down the player if new. False when the
 * token has begun this day already, or has no player any more, or the day is published.
 */
export async function addAttempt(
  db: Database,
  { day, tokenHash, at }: NewAttempt,
  newcomer: Newcomer | null,
): Promise<boolean> {
  const number = dayNumber(day);
  const tombstone = db
    .select({ one: sql`1` })
    .from(tombstones)
    .where(and(eq(tombstones.tokenHash, tokenHash), eq(tombstones.day, number)));
  const row = db
    .select({
      day: sql<number>`${number}`.as('new_day'),
      player: players.id,
      startedAt: sql<number>`${at}`.as('new_started_at'),
      movedAt: sql<number>`${at}`.as('new_moved_at'),
      moves: sql<string>`''`.as('new_moves'),
      elapsed: sql<string>`''`.as('new_elapsed'),
      finished: sql<number>`0`.as('new_finished'),
      restored: sql<number>`0`.as('new_restored'),
      lost: sql<number>`-1`.as('new_lost'),
    })
    .from(players)
    .where(
      and(
        eq(players.tokenHash, tokenHash),
        notExists(tombstone),
        notExists(publicationOf(db, day)),
      ),
    );
  const insert = db.insert(attempts).select(row).onConflictDoNothing();
  if (!newcomer) return (await insert.run()).meta.changes > 0;
  const [, { meta }] = await db.batch([insertPlayer(db, newcomer), insert]);
  return meta.changes > 0;
}

/**
 * The attempts at unpublished days of whoever has a token, as tombstones for a token; without those
 * days at which `except` has an attempt.
 */
export function selectBegun(db: Database, from: string, to: string, except = '') {
  const own = alias(attempts, 'own');
  const isOwn = and(eq(own.day, attempts.day), eq(own.player, except));
  return db
    .select({
      tokenHash: sql<string>`${to}`.as('begun_by'),
      day: attempts.day,
      player: attempts.player,
    })
    .from(attempts)
    .innerJoin(players, eq(players.id, attempts.player))
    .where(
      and(
        eq(players.tokenHash, from),
        notExists(publicationOf(db, attempts.day)),
        notExists(db.select({ one: sql`1` }).from(own).where(isOwn)),
      ),
    );
}

/** All of a player's attempts as they are kept, in order; for a batch. */
export function selectAttempts(db: Database, player: string) {
  return db.select().from(attempts).where(eq(attempts.player, player)).orderBy(attempts.day);
}

/**
 * Takes a move if nobody took one since `attempt` was read and the day is not published:
 * compare-and-swap on the step, one row. False otherwise.
 */
export async function addMove(db: Database, attempt: Attempt, move: TakenMove): Promise<boolean> {
  const elapsed = formatElapsed(move.at - attempt.movedAt);
  const { meta } = await db
    .update(attempts)
    .set({
      moves: sql`${attempts.moves} || ${move.mark}`,
      elapsed: sql`${attempts.elapsed} || ${elapsed}`,
      movedAt: move.at,
      finished: move.finishes ? 1 : 0,
      lost: move.lost,
    })
    .where(
      and(
        isAttempt(attempt.day, attempt.player),
        sql`length(${attempts.moves}) = ${attempt.moves.length}`,
        eq(attempts.restored, 0),
        notExists(publicationOf(db, attempt.day)),
      ),
    )
    .run();
  return meta.changes > 0;
}

/** The times between the moves of these players' attempts at a day (move-log.ts), by player. */
export async function elapsedOf(
  db: Database,
  day: Day,
  players: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .select({ player: attempts.player, elapsed: attempts.elapsed })
    .from(attempts)
    .where(
      and(
        eq(attempts.day, dayNumber(day)),
        sql`${attempts.player} IN (SELECT value FROM json_each(${JSON.stringify(players)}))`,
      ),
    );
  return new Map(rows.map(({ player, elapsed }) => [player, elapsed]));
}

const columns = {
  day: attempts.day,
  player: attempts.player,
  movedAt: attempts.movedAt,
  moves: attempts.moves,
  elapsed: attempts.elapsed,
  finished: attempts.finished,
  restored: attempts.restored,
  lost: attempts.lost,
};

function isAttempt(day: Day, player: string) {
  return and(eq(attempts.day, dayNumber(day)), eq(attempts.player, player));
}

function attemptOf(row: {
  day: number;
  player: string;
  movedAt: number;
  moves: string;
  elapsed: string;
  finished: number;
  restored: number;
  lost: number;
}): Attempt {
  const { finished, restored } = row;
  return { ...row, day: dayOfNumber(row.day), finished: finished === 1, restored: restored === 1 };
}

/** Finished games of a day that are not on its board, in the order of their players, after this one. */
export async function unenteredAttempts(
  db: Database,
  day: Day,
  after: string,
  limit: number,
): Promise<Attempt[]> {
  const rows = await selectUnentered(db, day, after).orderBy(attempts.player).limit(limit);
  return rows.map(attemptOf);
}

/** The same, for EXISTS. Reads every attempt of the day, and its entry. */
export function selectUnentered(db: Database, day: Day, after = '') {
  const entry = db
    .select({ one: sql`1` })
    .from(entries)
    .where(and(eq(entries.player, attempts.player), eq(entries.day, attempts.day)));
  return db
    .select(columns)
    .from(attempts)
    .where(
      and(
        eq(attempts.day, dayNumber(day)),
        gt(attempts.player, after),
        eq(attempts.finished, 1),
        notExists(entry),
      ),
    )
    .$dynamic();
}

/** Ends the unfinished games of a day that a restored backup set back: their players saw more dice. */
export async function endRestored(db: Database, day: Day): Promise<number> {
  const { meta } = await db
    .update(attempts)
    .set({ restored: 1 })
    .where(
      and(
        eq(attempts.day, dayNumber(day)),
        eq(attempts.finished, 0),
        notExists(publicationOf(db, day)),
      ),
    )
    .run();
  return meta.changes;
}
