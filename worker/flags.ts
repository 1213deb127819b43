import { parseElapsed } from './move-log.ts';

/**
 * Marks on an entry for the operator: a sum of these. Never a ban; a board may be read without the
 * marked rows.
 */
const FLAGS = { tooFast: 1 } as const;

/**
 * Milliseconds that most moves of a person take. The page lets the dice roll for 600 ms; with reduced
 * motion a person must still see five dice, choose and confirm. The median is judged, so that one
 * long pause hides nothing and a few moves made in haste mark nobody.
 */
const QUICKEST_MOVE = 400;

/** The marks that a finished game earns by its times alone (`elapsed`: move-log.ts). */
export function flagsOf(elapsed: string): number {
  const times = parseElapsed(elapsed).toSorted((one, other) => one - other);
  const median = times[Math.floor(times.length / 2)] ?? 0;
  return median < QUICKEST_MOVE ? FLAGS.tooFast : 0;
}

/** The names of the marks in a sum, as the operator reads them. */
export function namesOfFlags(flags: number): string[] {
  return (flags & FLAGS.tooFast) === 0 ? [] : ['too-fast'];
}
