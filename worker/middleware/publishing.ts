import type { AppMiddleware, Services } from '../context.ts';
import { publishDay } from '../publish.ts';

/** Publishes the day in the path if that is due and was left undone, and tells what it was published with. */
export function publishing(services: Services): AppMiddleware {
  return async (c, next) => {
    c.set('published', await publishDay(services, c.get('day'), c.get('now')));
    return next();
  };
}
