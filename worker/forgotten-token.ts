import { dayOfNumber, timesOf } from '../engine/day.ts';
import type { AppContext, Services } from './context.ts';
import { tombstonesOf } from './db/tombstones.ts';
import { readToken, sendToken } from './player-token.ts';

/** A scheduled run publishes a day this long after its time is over, at the most. In seconds. */
const UNTIL_PUBLISHED = 600;

/**
 * Lets a forgotten token live until the last day that it began is published, lest the day be begun
 * again; false where there is none such. The cookie ends by itself then. No later answer takes it
 * away: it could be that of a rotation whose answer was lost, or come after that of a new player.
 */
export async function keepUntilPublished(c: AppContext, { db }: Services): Promise<boolean> {
  const { tokenHash, now } = c.var;
  const last = tokenHash === null ? undefined : (await tombstonesOf(db, tokenHash)).at(-1);
  if (last === undefined) return false;
  const left = Math.max(0, timesOf(dayOfNumber(last)).revealsAt - now);
  sendToken(c, readToken(c)!, Math.ceil(left / 1_000) + UNTIL_PUBLISHED);
  return true;
}
