import type { AppMiddleware } from '../context.ts';
import { parseExistingDay } from '../daily-challenge.ts';
import { problem } from '../problems.ts';

/** Reads the day in the path, if there is such a day at this moment. */
export const existingDay: AppMiddleware = async (c, next) => {
  const day = parseExistingDay(c.req.param('day') ?? '', c.get('now'));
  if (!day) return problem(c, 'no-such-day');
  c.set('day', day);
  return next();
};
