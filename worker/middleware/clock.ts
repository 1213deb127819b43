import { dayAt, dayNumber } from '../../engine/day.ts';
import type { AppMiddleware, Services } from '../context.ts';
import { problem } from '../problems.ts';

/** Days are written with four digits of year. */
const TOO_LATE = Date.UTC(10_000, 0, 1);

/** Reads the time once for each request, and plays no day by a clock that cannot be right. */
export function clock({ now }: Services): AppMiddleware {
  return async (c, next) => {
    const time = now();
    if (!isPossible(time)) return problem(c, 'clock-fault');
    c.set('now', time);
    return next();
  };
}

/** True for a time from day number 1 on. */
export function isPossible(time: number): boolean {
  return time >= 0 && time < TOO_LATE && dayNumber(dayAt(time)) >= 1;
}
