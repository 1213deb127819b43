import { and, eq, exists, notExists, type SQL, sql } from 'drizzle-orm';
import { type Day, dayNumber } from '../../engine/day.ts';
import { selectBegun } from './attempts.ts';
import type { Database } from './database.ts';
import { deletePlayer, findPlayer, updateToken } from './players.ts';
import { publicationOf } from './publication-of.ts';
import { eraseReportedNames } from './reports.ts';
import { attempts, players, tombstones } from './schema.ts';

/** Whose attempt keeps a token from beginning a day again, or null. */
export async function findTombstone(
  db: Database,
  day: Day,
  tokenHash: string,
): Promise<string | null> {
  const [row] = await db
    .select({ player: tombstones.player })
    .from(tombstones)
    .where(and(eq(tombstones.tokenHash, tokenHash), eq(tombstones.day, dayNumber(day))));
  return row?.player ?? null;
}

/** The days that a token may not begin, as numbers, in order. While there are any, it stays a token. */
export async function tombstonesOf(db: Database, tokenHash: string): Promise<number[]> {
  const rows = await db
    .select({ day: tombstones.day })
    .from(tombstones)
    .where(eq(tombstones.tokenHash, tokenHash))
    .orderBy(tombstones.day);
  return rows.map(({ day }) => day);
}

/** Removes a token's player, and in the same transaction writes down which open days were begun. */
export async function forget(db: Database, tokenHash: string): Promise<void> {
  const begun = db.insert(tombstones).select(selectBegun(db, tokenHash, tokenHash));
  await db.batch([
    begun.onConflictDoNothing(),
    eraseReportedNames(db, tokenHash),
    deletePlayer(db, tokenHash),
  ]);
}

/** What one token has begun counts as begun for another, whose own attempts stay as they are. */
export async function lend(db: Database, from: string, to: string, player: string): Promise<void> {
  const own = db
    .select({ one: sql`1` })
    .from(attempts)
    .where(and(eq(attempts.day, tombstones.day), eq(attempts.player, player)));
  const lent = db
    .select({
      tokenHash: sql<string>`${to}`.as('lent_to'),
      day: tombstones.day,
      player: tombstones.player,
    })
    .from(tombstones)
    .where(
      and(
        eq(tombstones.tokenHash, from),
        notExists(own),
        notExists(publicationOf(db, tombstones.day)),
      ),
    );
  await db.batch([
    db
      .insert(tombstones)
      .select(selectBegun(db, from, to, player))
      .onConflictDoNothing(),
    db.insert(tombstones).select(lent).onConflictDoNothing(),
  ]);
}

/**
 * Gives a player another token, and ends the old one; false if it had ended before. What the old one
 * has begun counts as begun for both: an ended device begins no such day again. When the database
 * fails, the player is looked for under the new one: a lost answer must not lock them out.
 */
export async function rotate(db: Database, from: string, to: string): Promise<boolean> {
  try {
    const hasPlayer = exists(
      db.select({ one: sql`1` }).from(players).where(eq(players.tokenHash, from)),
    );
    const [, , { meta }] = await db.batch([
      db
        .insert(tombstones)
        .select(selectTombstones(db, from, to, hasPlayer))
        .onConflictDoNothing(),
      db
        .insert(tombstones)
        .select(selectBegun(db, from, from))
        .onConflictDoNothing(),
      updateToken(db, from, to),
    ]);
    return meta.changes > 0;
  } catch (fault) {
    if (await findPlayer(db, to)) return true;
    throw fault;
  }
}

/** A token's tombstones as another's, if `condition` holds. */
function selectTombstones(db: Database, from: string, to: string, condition: SQL) {
  return db
    .select({
      tokenHash: sql<string>`${to}`.as('copied_to'),
      day: tombstones.day,
      player: tombstones.player,
    })
    .from(tombstones)
    .where(and(eq(tombstones.tokenHash, from), condition));
}

/** Removes a day's rows once it is published, for a batch: it cannot be begun any more. */
export function deleteTombstones(db: Database, day: Day) {
  const isDay = eq(tombstones.day, dayNumber(day));
  return db.delete(tombstones).where(and(isDay, exists(publicationOf(db, day))));
}
