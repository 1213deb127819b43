import type { Hono } from 'hono';
import type { AppEnv } from '../context.ts';
import { problem } from '../problems.ts';

/** Answers 405 with Allow (RFC 9110, 15.5.6) to whatever the routes registered so far do not take. */
export function refuseOtherMethods(app: Hono<AppEnv>): void {
  for (const [path, methods] of methodsByPath(app)) {
    app.all(path, (c) => {
      c.header('allow', [...methods].join(', '));
      return problem(c, 'method-not-allowed');
    });
  }
}

/** The methods of each route; whoever takes GET takes HEAD. */
function methodsByPath(app: Hono<AppEnv>): Map<string, Set<string>> {
  const byPath = new Map<string, Set<string>>();
  for (const { path, method } of app.routes) {
    if (method === 'ALL') continue;
    const methods = byPath.get(path) ?? new Set();
    byPath.set(path, methods.add(method));
    if (method === 'GET') methods.add('HEAD');
  }
  return byPath;
}
