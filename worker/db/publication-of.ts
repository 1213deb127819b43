import { eq, type SQLWrapper, sql } from 'drizzle-orm';
import { type Day, dayNumber } from '../../engine/day.ts';
import type { Database } from './database.ts';
import { publications } from './schema.ts';

/** A day's publication for EXISTS: every write to a day carries the condition that there is none. */
export function publicationOf(db: Database, day: Day | SQLWrapper) {
  const number = typeof day === 'string' ? dayNumber(day) : day;
  return db.select({ one: sql`1` }).from(publications).where(eq(publications.day, number));
}
