import { and, desc, eq, lte, notExists, sql } from 'drizzle-orm';
import { type Day, dayNumber, dayOfNumber, timesOf } from '../../engine/day.ts';
import type { Promised } from '../dealer.ts';
import type { Publication } from '../wire.ts';
import { selectUnentered } from './attempts.ts';
import type { Database } from './database.ts';
import { publicationOf } from './publication-of.ts';
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
 * Publishes a day that has its row. Nothing is changed while a finished game is not entered or the
 * day is not over by the database's clock, nor a second time. Triggers hold the same.
 */
export async function addPublication(
  db: Database,
  day: Day,
  { seed, publishedAt }: Published,
): Promise<void> {
  const row = db
    .select({
      day: challenges.day,
      seed: sql<string>`${seed}`.as('new_seed'),
      publishedAt: sql<number>`${publishedAt}`.as('new_published_at'),
    })
    .from(challenges)
    .where(
      and(
        eq(challenges.day, dayNumber(day)),
        sql`unixepoch() * 1000 >= ${timesOf(day).revealsAt}`,
        notExists(publicationOf(db, day)),
        notExists(selectUnentered(db, day)),
      ),
    );
  const insert = db.insert(publications).select(row).onConflictDoNothing();
  await db.batch([insert, deleteTombstones(db, day)]);
}

/** Days up to this one that somebody asked for and that are not published: the latest of them, oldest first. */
export async function unpublishedDays(db: Database, last: Day, limit: number): Promise<Day[]> {
  const rows = await selectUnpublished(db, last).orderBy(desc(challenges.day)).limit(limit);
  return rows.map(({ day }) => dayOfNumber(day)).reverse();
}

/** The oldest of them, or null. */
export async function oldestUnpublished(db: Database, last: Day): Promise<Day | null> {
  const [row] = await selectUnpublished(db, last).orderBy(challenges.day).limit(1);
  return row ? dayOfNumber(row.day) : null;
}

/** What the unpublished days, those ahead too, were promised to be dealt from, latest first. */
export async function unpublishedPromises(db: Database): Promise<Promised[]> {
  const rows = await selectUnpublished(db).orderBy(desc(challenges.day));
  return rows.map((row) => ({ ...row, day: dayOfNumber(row.day) }));
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

function selectUnpublished(db: Database, last?: Day) {
  return db
    .select({
      day: challenges.day,
      keyId: challenges.keyId,
      commitment: challenges.commitment,
    })
    .from(challenges)
    .where(
      and(
        last && lte(challenges.day, dayNumber(last)),
        notExists(publicationOf(db, challenges.day)),
      ),
    )
    .$dynamic();
}
