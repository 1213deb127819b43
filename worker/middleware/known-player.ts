import type { AppMiddleware, Services } from '../context.ts';
import { findPlayer } from '../db/players.ts';

/** Looks up whose token came along. One that the server did not give counts as none. */
export function knownPlayer({ db }: Services): AppMiddleware {
  return async (c, next) => {
    const { tokenHash } = c.var;
    c.set('player', tokenHash === null ? null : await findPlayer(db, tokenHash));
    return next();
  };
}
