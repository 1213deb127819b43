import { and, eq, gt } from 'drizzle-orm';
import { type Day, dayNumber, dayOfNumber } from '../../engine/day.ts';
import type { Promised } from '../dealer.ts';
import type { Replacement } from '../wire.ts';
import type { Database } from './database.ts';
import { challenges, replacements } from './schema.ts';

/** Every commitment that was taken back, in the order of the days. */
export async function allReplacements(db: Database): Promise<Replacement[]> {
  const rows = await db
    .select()
    .from(replacements)
    .orderBy(replacements.day, replacements.replacedAt);
  return rows.map(({ day, replacedAt, ...row }) => ({
    ...row,
    day: dayOfNumber(day),
    at: replacedAt,
  }));
}

/** Days after this one that were promised under a key, in order. */
export async function daysUnderKey(db: Database, keyId: string, after: Day): Promise<Promised[]> {
  const rows = await db
    .select({
      day: challenges.day,
      keyId: challenges.keyId,
      commitment: challenges.commitment,
    })
    .from(challenges)
    .where(and(eq(challenges.keyId, keyId), gt(challenges.day, dayNumber(after))))
    .orderBy(challenges.day);
  return rows.map((row) => ({ ...row, day: dayOfNumber(row.day) }));
}

/** A promise taken back, and the one in its place. */
export interface Exchange {
  readonly old: Promised;
  readonly fresh: Promised;
}

/**
 * Puts fresh promises in place of old ones and lists the old, all in one transaction. A day that has
 * opened by the database's clock refuses the whole.
 */
export async function replacePromises(
  db: Database,
  exchanges: readonly Exchange[],
  at: number,
  reason: string,
): Promise<void> {
  const statements = exchanges.flatMap(({ old, fresh }) => [
    db
      .update(challenges)
      .set({ keyId: fresh.keyId, commitment: fresh.commitment })
      .where(
        and(eq(challenges.day, dayNumber(old.day)), eq(challenges.commitment, old.commitment)),
      ),
    db
      .insert(replacements)
      .values({
        day: dayNumber(old.day),
        commitment: old.commitment,
        replacedBy: fresh.commitment,
        replacedAt: at,
        reason,
      })
      .onConflictDoNothing(),
  ]);
  const [first, ...others] = statements;
  if (first) await db.batch([first, ...others]);
}
