import type { AppMiddleware, Services } from '../context.ts';
import { findPlayer } from '../db/players.ts';
import { hashToken, readToken } from '../player-token.ts';

/** Looks up whose cookie came along. A token that the server did not give counts as none. */
export function knownPlayer({ db }: Services): AppMiddleware {
  return async (c, next) => {
    const token = readToken(c);
    c.set('player', token === null ? null : await findPlayer(db, await hashToken(token)));
    return next();
  };
}
