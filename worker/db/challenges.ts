import { between, eq, sql } from 'drizzle-orm';
import { type Day, dayNumber, dayOfNumber } from '../../engine/day.ts';
import type { Promised } from '../dealer.ts';
import type { Database } from './database.ts';
import { challenges } from './schema.ts';

/** A day as everybody plays it. */
export interface Challenge extends Promised {
  /** Entries so far. */
  readonly players: number;
}

/** The day's row, or null while nobody needed it. */
export async function findChallenge(db: Database, day: Day): Promise<Challenge | null> {
  const [row] = await select(db, day);
  return row ? { ...row, day } : null;
}

/** Writes the day's row unless there is one, and returns the one there is. */
export async function addChallenge(db: Database, promised: Promised): Promise<Challenge> {
  const { day, keyId, commitment } = promised;
  const insert = db.insert(challenges).values({ day: dayNumber(day), keyId, commitment });
  const [, rows] = await db.batch([insert.onConflictDoNothing(), select(db, day)]);
  return { ...rows[0]!, day };
}

/** The rows that there are of days from first to last, in order. */
export async function challengesBetween(db: Database, first: Day, last: Day): Promise<Promised[]> {
  const rows = await db
    .select({
      day: challenges.day,
      keyId: challenges.keyId,
      commitment: challenges.commitment,
    })
    .from(challenges)
    .where(between(challenges.day, dayNumber(first), dayNumber(last)))
    .orderBy(challenges.day);
  return rows.map((row) => ({ ...row, day: dayOfNumber(row.day) }));
}

/** Writes the rows of several days, each unless there is one. */
export async function addChallenges(db: Database, promised: readonly Promised[]): Promise<void> {
  const [first, ...others] = promised.map(({ day, keyId, commitment }) =>
    db
      .insert(challenges)
      .values({ day: dayNumber(day), keyId, commitment })
      .onConflictDoNothing(),
  );
  if (first) await db.batch([first, ...others]);
}

/** Entries so far, for a batch. */
export function selectPlayers(db: Database, day: Day) {
  return db
    .select({ players: sql<number>`${challenges.players}` })
    .from(challenges)
    .where(eq(challenges.day, dayNumber(day)));
}

function select(db: Database, day: Day) {
  return db
    .select({
      keyId: challenges.keyId,
      commitment: challenges.commitment,
      players: challenges.players,
    })
    .from(challenges)
    .where(eq(challenges.day, dayNumber(day)));
}
