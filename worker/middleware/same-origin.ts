import type { AppMiddleware } from '../context.ts';
import { problem } from '../problems.ts';

/**
 * Lets writes in from our own pages alone. Browsers set both headers and no page can forge them
 * (Fetch Metadata; RFC 6454); whoever sends neither is no browser that we serve.
 */
export const sameOrigin: AppMiddleware = async (c, next) => {
  const site = c.req.header('sec-fetch-site');
  const origin = c.req.header('origin');
  const isForeign =
    (site !== undefined && site !== 'same-origin') ||
    (origin !== undefined && origin !== new URL(c.req.url).origin) ||
    (site === undefined && origin === undefined);
  return isForeign ? problem(c, 'cross-site') : next();
};
