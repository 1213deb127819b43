import type { AppContext, AppMiddleware } from '../context.ts';
import { STRICT_HEADERS } from '../strict-headers.ts';

/**
 * What every answer of the API says, refusals too: keep no copy, and guess no other type. Answers
 * that `cacheFor` marked may be kept: those of published days that nobody's cookie changes.
 */
export const apiHeaders: AppMiddleware = async (c, next) => {
  await next();
  const seconds = c.res.ok ? c.get('cacheSeconds') : undefined;
  c.header('cache-control', seconds ? `public, max-age=${seconds}` : 'no-store');
  for (const [name, value] of Object.entries(STRICT_HEADERS)) c.header(name, value);
};

/** Lets everybody keep a copy of this answer for a while. */
export function cacheFor(c: AppContext, seconds: number): void {
  c.set('cacheSeconds', seconds);
}
