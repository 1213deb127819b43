import { parseElapsed } from './move-log.ts';

/**
 * Marks on an entry for the operator: a sum of these. Never a ban; a board may be read without the
 * marked rows.
 */
const FLAGS = { tooFast: 1 } as const;

/**
 * Milliseconds that a move takes at the least, on average over a game. The page lets the dice settle
 * for 600 ms after each; with reduced motion a person must still see five dice, choose and confirm.
 */
const QUICKEST_MOVE = 400;

/** The marks that a finished game earns by its times alone (`elapsed`: move-log.ts). */
export function flagsOf(elapsed: string): number {
  const times = parseElapsed(elapsed);
  const whole = times.reduce((sum, time) => sum + time, 0);
  return whole < times.length * QUICKEST_MOVE ? FLAGS.tooFast : 0;
}

/** The names of the marks in a sum, as the operator reads them. */
export function namesOfFlags(flags: number): string[] {
  return (flags & FLAGS.tooFast) === 0 ? [] : ['too-fast'];
}
