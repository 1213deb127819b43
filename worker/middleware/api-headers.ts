import type { AppMiddleware } from '../context.ts';

/** What every answer of the API says, refusals too: keep no copy, and guess no other type. */
export const apiHeaders: AppMiddleware = async (c, next) => {
  await next();
  c.header('cache-control', 'no-store');
  c.header('x-content-type-options', 'nosniff');
};
