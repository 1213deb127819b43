import { HTTPException } from 'hono/http-exception';
import type { AppContext, LogLine } from './context.ts';
import { databaseFaultOf } from './db/database.ts';
import { problem } from './problems.ts';

/** Answers what was thrown: plainly to the client, in full to the log. */
export function answerFailure(error: Error, c: AppContext): Response {
  if (error instanceof HTTPException && error.status === 400) return problem(c, 'malformed');
  // No addresses, cookies, bodies or query values: the route stands for the request.
  const { method, routePath } = c.req;
  logFault({ event: 'fault', requestId: c.get('requestId'), method, route: routePath }, error);
  return problem(c, databaseFaultOf(error) ? 'database-fault' : 'internal-error');
}

/** Logs what was thrown, of a database fault the cause alone: the rest holds the values of the query. */
export function logFault(line: LogLine, error: unknown): void {
  const fault = databaseFaultOf(error) ?? error;
  const { name, message, stack } = fault instanceof Error ? fault : new Error(String(fault));
  console.error(JSON.stringify({ ...line, name, message, stack }));
}
