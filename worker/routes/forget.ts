import type { AppHandler, Services } from '../context.ts';
import { forget, tombstonesOf } from '../db/tombstones.ts';
import { clearToken } from '../player-token.ts';
import { NOBODY } from './player.ts';

/**
 * Forgets the player, if there is one. The cookie stays while a day that it began is open, lest the
 * day be begun again.
 */
export function forgetPlayer({ db }: Services): AppHandler {
  return async (c) => {
    const { tokenHash } = c.var;
    if (tokenHash !== null) {
      await forget(db, tokenHash);
      if ((await tombstonesOf(db, tokenHash)).length === 0) clearToken(c);
    }
    return c.json(NOBODY);
  };
}
