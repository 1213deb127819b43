import { type Day, dayAt, dayNumber, timesOf } from '../../engine/day.ts';
import { RANKED_RULES } from '../../engine/rule-sets/all.ts';
import type { AppContext, AppHandler, Services } from '../context.ts';
import { openChallenge } from '../daily-challenge.ts';
import { problem } from '../problems.ts';
import type { ChallengeAnswer } from '../wire.ts';

/** The day that it is. */
export function showToday(services: Services): AppHandler {
  return (c) => answerChallenge(c, services, dayAt(c.get('now')));
}

/** The day in the path. */
export function showChallenge(services: Services): AppHandler {
  return (c) => answerChallenge(c, services, c.get('day'));
}

async function answerChallenge(c: AppContext, services: Services, day: Day): Promise<Response> {
  const challenge = await openChallenge(services, day);
  if (!challenge) return problem(c, 'key-missing');
  return c.json({
    day,
    number: dayNumber(day),
    ...timesOf(day),
    now: c.get('now'),
    commitment: challenge.commitment,
    rules: RANKED_RULES.name,
    players: challenge.players,
  } satisfies ChallengeAnswer);
}
