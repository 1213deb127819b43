import { DAYS_AHEAD, type Day, dayAt, dayNumber, parseDay } from '../engine/day.ts';
import type { Roll } from '../engine/dice.ts';
import type { Services } from './context.ts';
import { addChallenge, type Challenge, findChallenge } from './db/challenges.ts';

/** The day that a path names, if it exists at this moment: from number 1 to 30 days ahead. */
export function parseExistingDay(text: string, now: number): Day | null {
  const day = parseDay(text);
  return day && isExistingNumber(dayNumber(day), now) ? day : null;
}

/** True for the number of a day that exists at this moment. */
export function isExistingNumber(number: number, now: number): boolean {
  return number >= 1 && number <= dayNumber(dayAt(now)) + DAYS_AHEAD;
}

/** The day's row, written now if nobody needed it before. Null when it cannot be for want of a key. */
export async function openChallenge(services: Services, day: Day): Promise<Challenge | null> {
  const known = await findChallenge(services.db, day);
  if (known) return known;
  const promised = await services.dealer.promise(day);
  return promised && (await addChallenge(services.db, promised));
}

/** The rolls of a day under the key in its row; null when that key is missing. */
export async function rollsOfDay(services: Services, day: Day): Promise<readonly Roll[] | null> {
  const challenge = await openChallenge(services, day);
  return challenge && (await services.dealer.rollsOf(challenge));
}
