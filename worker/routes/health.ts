import { dayAt, dayNumber, dayOfNumber, timesOf } from '../../engine/day.ts';
import about from '../../package.json' with { type: 'json' };
import type { AppHandler, Services } from '../context.ts';
import { keyIdsNeeded } from '../db/challenges.ts';
import type { Database } from '../db/database.ts';
import { lastPublication, unpublishedDays } from '../db/publications.ts';
import { isPossible } from '../middleware/clock.ts';
import type { HealthAnswer } from '../wire.ts';

/** A due day that is not published by then is a fault: the schedule runs every ten minutes. */
const PATIENCE = 3_600_000;

/** Whether the day can be played and past days be published: 200 or 503. Says nothing that a stranger may not know. */
export function showHealth({ db, dealer, now }: Services): AppHandler {
  return async (c) => {
    const clock = isPossible(now());
    const state = await readState(db, clock ? now() : 0);
    const missingKeys = (state?.keyIds ?? []).filter((id) => !dealer.hasKey(id));
    const keys = dealer.ready && missingKeys.length === 0;
    const overdue = state?.overdue ?? null;
    const ok = clock && state !== null && keys && overdue === null;
    if (!ok) c.header('retry-after', '60');
    const answer: HealthAnswer = {
      ok,
      version: about.version,
      database: state !== null,
      keys,
      clock,
      missingKeys,
      published: state?.published ?? null,
      overdue,
    };
    return c.json(answer, ok ? 200 : 503);
  };
}

/** What the database knows of keys and publishing, or null where it cannot be reached. */
async function readState(db: Database, now: number) {
  try {
    const lastDue = dayOfNumber(dayNumber(dayAt(now)) - 1);
    const [keyIds, published, [oldest]] = await Promise.all([
      keyIdsNeeded(db),
      lastPublication(db),
      unpublishedDays(db, lastDue, 1),
    ]);
    const isOverdue = oldest !== undefined && timesOf(oldest).revealsAt + PATIENCE <= now;
    return { keyIds, published, overdue: isOverdue ? oldest : null };
  } catch {
    return null;
  }
}
