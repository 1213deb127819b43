import type { AppMiddleware } from '../context.ts';
import { problem } from '../problems.ts';

/** Names of this very machine: all that plain http is good for. */
const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Refuses plain http, which would show the player's token to the network. */
export const httpsRequired: AppMiddleware = async (c, next) => {
  const { protocol, hostname } = new URL(c.req.url);
  if (protocol !== 'https:' && !LOCAL.has(hostname)) return problem(c, 'https-required');
  return next();
};
