import { and, desc, eq, gte, sql } from 'drizzle-orm';
import { type Day, dayNumber, dayOfNumber } from '../../engine/day.ts';
import { formatElapsed } from '../move-log.ts';
import type { Database } from './database.ts';
import { insertPlayer, type Newcomer } from './players.ts';
import { attempts } from './schema.ts';

/** A player's only attempt at a day. No other module reads or writes attempts. */
export interface Attempt {
  readonly day: Day;
  readonly player: string;
  /** When the last move was taken, or the attempt began. */
  readonly movedAt: number;
  /** The moves taken, one character each (move-log.ts); their number is the step. */
  readonly moves: string;
  readonly finished: boolean;
}

/** A move found legal, about to be taken. */
export interface TakenMove {
  readonly mark: string;
  /** True when it fills the last box. */
  readonly finishes: boolean;
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

/**
 * Begins an attempt, and in the same transaction writes down the player if new. False when this
 * player has one already, which stays as it is.
 */
export async function addAttempt(
  db: Database,
  attempt: Attempt,
  newcomer: Newcomer | null,
): Promise<boolean> {
  const { day, player, movedAt } = attempt;
  const row = { day: dayNumber(day), player, startedAt: movedAt, movedAt };
  const insert = db.insert(attempts).values(row).onConflictDoNothing();
  if (!newcomer) return (await insert.run()).meta.changes > 0;
  await db.batch([insertPlayer(db, newcomer), insert]);
  return true;
}

/**
 * Takes a move if nobody took one since `attempt` was read: compare-and-swap on the step, one row.
 * False when a rival was faster. This is the only statement that changes an attempt.
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
    })
    .where(
      and(
        isAttempt(attempt.day, attempt.player),
        sql`length(${attempts.moves}) = ${attempt.moves.length}`,
      ),
    )
    .run();
  return meta.changes > 0;
}

const columns = {
  day: attempts.day,
  player: attempts.player,
  movedAt: attempts.movedAt,
  moves: attempts.moves,
  finished: attempts.finished,
};

function isAttempt(day: Day, player: string) {
  return and(eq(attempts.day, dayNumber(day)), eq(attempts.player, player));
}

function attemptOf(row: {
  day: number;
  player: string;
  movedAt: number;
  moves: string;
  finished: number;
}): Attempt {
  return { ...row, day: dayOfNumber(row.day), finished: row.finished === 1 };
}
