import type { AppMiddleware, Services } from '../context.ts';
import { hashToken, readToken } from '../player-token.ts';
import { problem } from '../problems.ts';

/** Reads the token that came along, and refuses more calls of one than a person makes. */
export function caller({ limits }: Services): AppMiddleware {
  return async (c, next) => {
    const token = readToken(c);
    const tokenHash = token === null ? null : await hashToken(token);
    c.set('tokenHash', tokenHash);
    if (tokenHash !== null && !(await limits.call(tokenHash))) return problem(c, 'too-many-calls');
    return next();
  };
}
