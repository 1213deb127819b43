import { type Day, dayAt, dayNumber, timesOf } from '../../engine/day.ts';
import { dealDice, parseHex } from '../../engine/random.ts';
import { RANKED_RULES } from '../../engine/rule-sets/all.ts';
import type { AppContext, AppHandler, Services } from '../context.ts';
import { openChallenge } from '../daily-challenge.ts';
import type { Published } from '../db/publications.ts';
import { cacheFor } from '../middleware/api-headers.ts';
import { problem } from '../problems.ts';
import type { ChallengeAnswer } from '../wire.ts';

/** The answer says what time it is, which must not grow old. */
const A_MINUTE = 60;

/** The day that it is. */
export function showToday(services: Services): AppHandler {
  return (c) => answerChallenge(c, services, dayAt(c.get('now')), null);
}

/** The day in the path. */
export function showChallenge(services: Services): AppHandler {
  return (c) => answerChallenge(c, services, c.get('day'), c.get('published'));
}

async function answerChallenge(
  c: AppContext,
  services: Services,
  day: Day,
  published: Published | null,
): Promise<Response> {
  const challenge = await openChallenge(services, day);
  if (!challenge) return problem(c, 'key-missing');
  const dice = published && (await dealDice(crypto.subtle, parseHex(published.seed)!));
  if (published) cacheFor(c, A_MINUTE);
  return c.json({
    day,
    number: dayNumber(day),
    ...timesOf(day),
    now: c.get('now'),
    commitment: challenge.commitment,
    rules: RANKED_RULES.name,
    players: challenge.players,
    ...(published && dice && { seed: published.seed, dice }),
  } satisfies ChallengeAnswer);
}
