import { dayAt, dayNumber, dayOfNumber, timesOf } from '../../engine/day.ts';
import about from '../../package.json' with { type: 'json' };
import type { AppHandler, Services } from '../context.ts';
import type { Database } from '../db/database.ts';
import { lastPublication, oldestUnpublished, unpublishedPromises } from '../db/publications.ts';
import type { Promised } from '../dealer.ts';
import { logFault } from '../failure.ts';
import { isPossible } from '../middleware/clock.ts';
import type { HealthAnswer } from '../operator-wire.ts';

/** A due day that is not published by then is a fault: the schedule runs every ten minutes. */
const PATIENCE = 3_600_000;

/** Whether the day can be played and past days be published: 200 or 503. Says nothing that a stranger may not know. */
export function showHealth({ db, dealer, now }: Services, commit?: string): AppHandler {
  const version = commit ? `${about.version}+${commit}` : about.version;
  return async (c) => {
    const clock = isPossible(now());
    const state = await readState(db, clock ? now() : 0);
    const missingKeys = await missingKeysOf(dealer, state?.promises ?? []);
    const keys = dealer.ready && missingKeys.length === 0;
    const overdue = state?.overdue ?? null;
    const ok = clock && state !== null && keys && overdue === null;
    if (!ok) c.header('retry-after', '60');
    const answer: HealthAnswer = {
      ok,
      version,
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
    const [promises, published, oldest] = await Promise.all([
      unpublishedPromises(db),
      lastPublication(db),
      oldestUnpublished(db, lastDue),
    ]);
    const isOverdue = oldest !== null && timesOf(oldest).revealsAt + PATIENCE <= now;
    return { promises, published, overdue: isOverdue ? oldest : null };
  } catch (error) {
    logFault({ event: 'fault', route: '/api/health' }, error);
    return null;
  }
}

/** The names of keys that no longer give what they promised: removed, or another under the same name. */
async function missingKeysOf(
  { seedOf }: Services['dealer'],
  promises: readonly Promised[],
): Promise<string[]> {
  const isKept = await Promise.all(
    promises.map(async (promise) => (await seedOf(promise)) !== null),
  );
  return [...new Set(promises.filter((_, at) => !isKept[at]).map(({ keyId }) => keyId))];
}
