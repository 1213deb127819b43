import { DAYS_AHEAD, type Day, dayAt, dayNumber, dayOfNumber } from '../engine/day.ts';
import type { Services } from './context.ts';
import { addChallenges, challengesBetween } from './db/challenges.ts';
import type { Commitment } from './wire.ts';

/**
 * What the thirty days from tomorrow on are promised to be dealt from, in order; written down where
 * nobody has asked yet. Null if that cannot be for want of a key.
 */
export async function promiseAhead(services: Services, now: number): Promise<Commitment[] | null> {
  const today = dayNumber(dayAt(now));
  const days = Array.from({ length: DAYS_AHEAD }, (_, at) => dayOfNumber(today + 1 + at));
  return promiseAll(services, days);
}

async function promiseAll(
  { db, dealer }: Services,
  days: readonly Day[],
): Promise<Commitment[] | null> {
  const [first, last] = [days[0]!, days.at(-1)!];
  const known = await challengesBetween(db, first, last);
  const missing = days.filter((day) => !known.some((challenge) => challenge.day === day));
  const promised = await Promise.all(missing.map((day) => dealer.promise(day)));
  const fresh = promised.filter((promise) => promise !== null);
  if (fresh.length < missing.length) return null;
  if (fresh.length > 0) await addChallenges(db, fresh);
  const all = fresh.length > 0 ? await challengesBetween(db, first, last) : known;
  return all.map(({ day, commitment }) => ({ day, commitment }));
}
