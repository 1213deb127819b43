import { matchedRoutes } from 'hono/route';
import type { AppContext, AppMiddleware, Services } from '../context.ts';

/**
 * Writes one line of JSON for each request. The route stands for the address and nothing that came
 * along is repeated: no player, name, network address, dice or body.
 */
export function requestLog({ log, now }: Pick<Services, 'log' | 'now'>): AppMiddleware {
  return async (c, next) => {
    const begunAt = now();
    await next();
    log({
      event: 'request',
      requestId: c.get('requestId'),
      method: c.req.method,
      route: routeOf(c),
      status: c.res.status,
      ms: now() - begunAt,
      code: c.get('code'),
    });
  };
}

/** The pattern that the address fits, such as `/api/challenges/:day`; `*` for pages and unknown addresses. */
function routeOf(c: AppContext): string {
  return matchedRoutes(c).find(({ path }) => !path.includes('*'))?.path ?? '*';
}
