import { type Day, dayAt, dayNumber, dayOfNumber } from '../../engine/day.ts';
import about from '../../package.json' with { type: 'json' };
import type { AppHandler, Services } from '../context.ts';
import { keyIdsFrom } from '../db/challenges.ts';
import { isPossible } from '../middleware/clock.ts';
import type { HealthAnswer } from '../wire.ts';

/** Whether the day can be played: 200 or 503. Says nothing that a stranger may not know. */
export function showHealth(services: Services): AppHandler {
  return async (c) => {
    const now = services.now();
    const clock = isPossible(now);
    const keyIds = await reachKeyIds(services, clock ? now : 0);
    const keys = services.dealer.ready && (keyIds ?? []).every(services.dealer.hasKey);
    const database = keyIds !== null;
    const ok = clock && database && keys;
    if (!ok) c.header('retry-after', '60');
    return c.json({ ok, version: about.version, database, keys, clock } satisfies HealthAnswer, ok ? 200 : 503);
  };
}

/** The keys that present and coming days need, yesterday's too, or null without a database. */
async function reachKeyIds({ db }: Services, now: number): Promise<string[] | null> {
  try {
    return await keyIdsFrom(db, yesterdayOf(dayAt(now)));
  } catch {
    return null;
  }
}

function yesterdayOf(day: Day): Day {
  return dayOfNumber(dayNumber(day) - 1);
}
