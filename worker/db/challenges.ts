import { eq, gte, sql } from 'drizzle-orm';
import { type Day, dayNumber } from '../../engine/day.ts';
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

/** The names of the keys that days from this one on were promised under. Reads a row a day. */
export async function keyIdsFrom(db: Database, day: Day): Promise<string[]> {
  const rows = await db
    .selectDistinct({ keyId: challenges.keyId })
    .from(challenges)
    .where(gte(challenges.day, dayNumber(day)));
  return rows.map((row) => row.keyId);
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
