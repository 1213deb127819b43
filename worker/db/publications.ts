import { and, desc, eq, lte, notExists, sql } from 'drizzle-orm';
import { type Day, dayNumber, dayOfNumber } from '../../engine/day.ts';
import type { Publication } from '../wire.ts';
import type { Database } from './database.ts';
import { challenges, publications } from './schema.ts';
import { deleteTombstones } from './tombstones.ts';

/** A day made public: its seed in hex, and when that was. */
export interface Published {
  readonly seed: string;
  readonly publishedAt: number;
}

/** What a day was published with, or null while it is not. Reads one row. */
export async function findPublication(db: Database, day: Day): Promise<Published | null> {
  const [row] = await db
    .select({ seed: publications.seed, publishedAt: publications.publishedAt })
    .from(publications)
    .where(eq(publications.day, dayNumber(day)));
  return row ?? null;
}

/** The database's own clock, in milliseconds since 1970. */
export async function databaseNow(db: Database): Promise<number> {
  const row = await db.get<{ now: number }>(sql`SELECT unixepoch() * 1000 AS now`);
  return row.now;
}

/**
 * Publishes a day whose finished games are all entered; a second time changes nothing. Triggers
 * refuse it while a game is missing or the day is not over by the database's clock.
 */
export async function addPublication(db: Database, day: Day, published: Published): Promise<void> {
  const insert = db.insert(publications).values({ day: dayNumber(day), ...published });
  await db.batch([insert.onConflictDoNothing(), deleteTombstones(db, day)]);
}

/** Days up to this one that somebody asked for and that are not published, oldest first. */
export async function unpublishedDays(db: Database, last: Day, limit: number): Promise<Day[]> {
  const rows = await db
    .select({ day: challenges.day })
    .from(challenges)
    .where(and(lte(challenges.day, dayNumber(last)), notExists(publicationOf(db))))
    .orderBy(challenges.day)
    .limit(limit);
  return rows.map(({ day }) => dayOfNumber(day));
}

/** Every published day with its commitment, latest first. */
export async function allPublications(db: Database): Promise<Publication[]> {
  const rows = await db
    .select({
      day: publications.day,
      commitment: challenges.commitment,
      seed: publications.seed,
    })
    .from(publications)
    .innerJoin(challenges, eq(challenges.day, publications.day))
    .orderBy(desc(publications.day));
  return rows.map((row) => ({ ...row, day: dayOfNumber(row.day) }));
}

/** The latest publication, or null before the first. */
export async function lastPublication(
  db: Database,
): Promise<{ readonly day: Day; readonly at: number } | null> {
  const [row] = await db
    .select({ day: publications.day, at: publications.publishedAt })
    .from(publications)
    .orderBy(desc(publications.day))
    .limit(1);
  return row ? { day: dayOfNumber(row.day), at: row.at } : null;
}

function publicationOf(db: Database) {
  return db.select({ one: sql`1` }).from(publications).where(eq(publications.day, challenges.day));
}
