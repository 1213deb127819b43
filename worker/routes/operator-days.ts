import { type Day, dayAt, dayNumber, dayOfNumber } from '../../engine/day.ts';
import type { AppHandler, Services, WithBody } from '../context.ts';
import { endRestored } from '../db/attempts.ts';
import { unpublishedDays } from '../db/publications.ts';
import { allReplacements, daysUnderKey, replacePromises } from '../db/replacements.ts';
import { problem } from '../problems.ts';

/** Days that a restored backup may concern: a day is published long before so many have passed. */
const MOST_DAYS = 40;

interface LeakedKey {
  readonly keyId: string;
  readonly reason: string;
}

/** For a leaked key: every day under it that has not opened is promised anew, under the current key. */
export function replaceKey(services: Services) {
  const { db, dealer } = services;
  return async (c: WithBody<LeakedKey>): Promise<Response> => {
    const { keyId, reason } = c.req.valid('json');
    const now = c.get('now');
    const present = await dealer.promise(dayAt(now));
    if (!present) return problem(c, 'key-missing');
    if (present.keyId === keyId) return problem(c, 'key-in-use');
    const exchanges = [];
    for (const old of await daysUnderKey(db, keyId, dayAt(now))) {
      const fresh = await dealer.promise(old.day);
      exchanges.push({ old, fresh: fresh! });
    }
    await replacePromises(db, exchanges, now, reason);
    return c.json({
      days: exchanges.map(({ old }) => old.day),
      replaced: await allReplacements(db),
    });
  };
}

/**
 * After going back to a backup: unfinished games of days not yet published end unranked, since their
 * players have seen dice that the database has forgotten.
 */
export function endSetBackGames({ db }: Services): AppHandler {
  return async (c) => {
    const games: Record<Day, number> = {};
    const tomorrow = dayOfNumber(dayNumber(dayAt(c.get('now'))) + 1);
    for (const day of await unpublishedDays(db, tomorrow, MOST_DAYS)) {
      const ended = await endRestored(db, day);
      if (ended > 0) games[day] = ended;
    }
    return c.json({ games });
  };
}
