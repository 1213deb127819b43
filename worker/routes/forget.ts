import type { AppHandler, Services } from '../context.ts';
import { forget } from '../db/tombstones.ts';
import { keepUntilPublished } from '../forgotten-token.ts';
import { clearToken } from '../player-token.ts';
import { NOBODY } from './player.ts';

/**
 * Forgets the player, if there is one. The cookie stays while a day that it began is open, lest the
 * day be begun again.
 */
export function forgetPlayer(services: Services): AppHandler {
  return async (c) => {
    const { tokenHash } = c.var;
    if (tokenHash !== null) {
      await forget(services.db, tokenHash);
      if (!(await keepUntilPublished(c, services))) clearToken(c);
    }
    return c.json(NOBODY);
  };
}
