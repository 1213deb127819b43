import type { Day } from '../engine/day.ts';
import type { AppContext, Services } from './context.ts';
import { type Attempt, findAttempt } from './db/attempts.ts';
import { findTombstone } from './db/tombstones.ts';

/** What a caller has begun of a day. */
export interface Begun {
  readonly attempt: Attempt | null;
  /** False when only a tombstone leads there: then it is not resumed, and shown once it is finished. */
  readonly isOwn: boolean;
}

/** The caller's attempt at a day, or what keeps them from another; null if nothing does. */
export async function findBegun(c: AppContext, { db }: Services, day: Day): Promise<Begun | null> {
  const { player, tokenHash } = c.var;
  const own = player && (await findAttempt(db, day, player.id));
  if (own) return { attempt: own, isOwn: true };
  const other = tokenHash === null ? null : await findTombstone(db, day, tokenHash);
  return other === null ? null : { attempt: await findAttempt(db, day, other), isOwn: false };
}

/** The attempt that may be shown to the caller: their own, or one that is over. */
export function shownAttempt({ attempt, isOwn }: Begun): Attempt | null {
  return isOwn || attempt?.finished ? attempt : null;
}
