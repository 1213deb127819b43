import { HTTPException } from 'hono/http-exception';
import type { AppContext } from './context.ts';
import { databaseFaultOf } from './db/database.ts';
import { problem } from './problems.ts';

/** Answers what was thrown: plainly to the client, in full to the log. */
export function answerFailure(error: Error, c: AppContext): Response {
  if (error instanceof HTTPException && error.status === 400) return problem(c, 'malformed');
  const fault = databaseFaultOf(error);
  log(fault ?? error, c);
  return problem(c, fault ? 'database-fault' : 'internal-error');
}

/** No addresses, cookies, bodies or query values: the route stands for the request. */
function log(error: unknown, c: AppContext): void {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  const { method, routePath } = c.req;
  const requestId = c.get('requestId');
  console.error(JSON.stringify({ requestId, method, route: routePath, name, message, stack }));
}
