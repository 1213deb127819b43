import { and, eq, ne, or, type SQL } from 'drizzle-orm';
import type { Database } from './database.ts';
import { players } from './schema.ts';

/** Somebody who began a game. The id never leaves the server. */
export interface Player {
  readonly id: string;
  readonly name: string;
  /** True while the name is the one made up for them. */
  readonly generated: boolean;
}

/** A player about to be written down. */
export interface Newcomer extends Player {
  readonly tokenHash: string;
  readonly createdAt: number;
}

/** The player to whom the server gave this token, or null. */
export async function findPlayer(db: Database, tokenHash: string): Promise<Player | null> {
  const [row] = await db
    .select({ id: players.id, name: players.name, generated: players.generated })
    .from(players)
    .where(eq(players.tokenHash, tokenHash));
  return row ? { ...row, generated: row.generated === 1 } : null;
}

/** Writes a player down unless the token has one; for a batch. */
export function insertPlayer(db: Database, newcomer: Newcomer) {
  const row = { ...newcomer, generated: newcomer.generated ? 1 : 0 };
  return db.insert(players).values(row).onConflictDoNothing();
}

/** Removes a player with the name; attempts and entries stay with nobody. For a batch. */
export function deletePlayer(db: Database, tokenHash: string) {
  return db.delete(players).where(eq(players.tokenHash, tokenHash));
}

/** Gives a player another token; for a batch. */
export function updateToken(db: Database, from: string, to: string) {
  return db.update(players).set({ tokenHash: to }).where(eq(players.tokenHash, from));
}

/** Gives a player a chosen name, on all boards at once, unless they have it, if `condition` holds; to be run or put in a batch. */
export function updateName(db: Database, player: string, name: string, condition?: SQL) {
  return db
    .update(players)
    .set({ name, generated: 0 })
    .where(
      and(eq(players.id, player), or(ne(players.name, name), eq(players.generated, 1)), condition),
    );
}
