import type { AppMiddleware, Services } from '../context.ts';
import { databaseFaultOf } from '../db/database.ts';
import { logFault } from '../failure.ts';
import { publishDay } from '../publish.ts';

/**
 * Publishes the day in the path if that is due and was left undone, and tells what it was published
 * with. What cannot be published can still be read: a game that does not replay is for the operator.
 */
export function publishing(services: Services): AppMiddleware {
  return async (c, next) => {
    const { day, now } = c.var;
    try {
      c.set('published', await publishDay(services, day, now));
    } catch (error) {
      if (databaseFaultOf(error)) throw error;
      logFault({ event: 'publishing-failed', day }, error);
      c.set('published', null);
    }
    return next();
  };
}
