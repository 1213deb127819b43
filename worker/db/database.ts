import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1';
import { DrizzleQueryError } from 'drizzle-orm/errors';

export type Database = DrizzleD1Database;

/** The part of D1 that queries go through; tests put a faulty one in its place. */
export type D1 = Pick<D1Database, 'prepare' | 'batch'>;

/** The database failed: perhaps before, perhaps after it did what it was asked. */
class DatabaseFault extends Error {
  override readonly name = 'DatabaseFault';
}

/** Opens the binding. What fails in it can be told from our own mistakes by `databaseFaultOf`. */
export function openDatabase(binding: D1): Database {
  const watched: D1 = {
    prepare: (query) => binding.prepare(query),
    async batch<Row>(statements: D1PreparedStatement[]) {
      try {
        return await binding.batch<Row>(statements);
      } catch (cause) {
        throw new DatabaseFault('batch failed', { cause });
      }
    },
  };
  return drizzle(watched as D1Database);
}

/**
 * The fault of the database behind an error, or null if it was another. Drizzle's own message
 * holds the values of the query, so only its cause may be logged.
 */
export function databaseFaultOf(error: unknown): unknown {
  const isFault = error instanceof DatabaseFault || error instanceof DrizzleQueryError;
  return isFault ? (error.cause ?? new DatabaseFault('no cause given')) : null;
}
