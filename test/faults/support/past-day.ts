import { type Day, dayAt, dayNumber, dayOfNumber, timesOf } from '../../../engine/day.ts';
import { parseRolls, type Roll } from '../../../engine/dice.ts';
import { daySeed, dealDice, formatHex, parseHex } from '../../../engine/random.ts';
import { KEY } from './local-worker.ts';

/**
 * A day that is over by the machine's clock, which is the database's, so that a Worker whose clock
 * is set back plays it and then may publish it.
 */
export const PAST_DAY: Day = dayOfNumber(dayNumber(dayAt(Date.now())) - 3);

export const PAST_NOON = timesOf(PAST_DAY).opensAt + 12 * 3_600_000;

/** What the local worker's key makes of a day: its secrets until it is published. */
export interface Secrets {
  readonly seed: string;
  /** 195 digits. */
  readonly dice: string;
  readonly rolls: readonly Roll[];
}

export async function secretsOf(day: Day): Promise<Secrets> {
  const seed = await daySeed(crypto.subtle, parseHex(KEY)!, day);
  const dice = await dealDice(crypto.subtle, seed);
  return { seed: formatHex(seed), dice, rolls: parseRolls(dice)! };
}
