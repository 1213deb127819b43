import { DAYS_AHEAD, type Day, dayAt, dayNumber, dayOfNumber } from '../../engine/day.ts';
import type { AppHandler, Services } from '../context.ts';
import { addChallenges, challengesBetween } from '../db/challenges.ts';
import { allPublications } from '../db/publications.ts';
import { allReplacements } from '../db/replacements.ts';
import { problem } from '../problems.ts';
import type { Commitment, CommitmentsAnswer, PublicationsAnswer } from '../wire.ts';

/** What the next thirty days are promised to be dealt from, and every promise that was taken back. */
export function showCommitments(services: Services): AppHandler {
  return async (c) => {
    const today = dayNumber(dayAt(c.get('now')));
    const days = Array.from({ length: DAYS_AHEAD }, (_, at) => dayOfNumber(today + 1 + at));
    const commitments = await promiseAll(services, days);
    if (!commitments) return problem(c, 'key-missing');
    const replaced = await allReplacements(services.db);
    return c.json({ commitments, replaced } satisfies CommitmentsAnswer);
  };
}

/** The seeds of all published days. */
export function showPublications({ db }: Services): AppHandler {
  return async (c) => {
    const publications = await allPublications(db);
    return c.json({ publications } satisfies PublicationsAnswer);
  };
}

/** The rows of days in order, written where they are missing; null if one cannot be for want of a key. */
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
