import { env, WorkerEntrypoint } from 'cloudflare:workers';
import { createApp } from '../../../worker/app.ts';
import type { Env } from '../../../worker/env.ts';
import { table } from './table.ts';

/** How far the clock of this Worker is ahead of the machine's, in milliseconds. */
let ahead = 0;

const app = createApp({
  env: env as unknown as Env,
  now: () => Date.now() + ahead,
  random: (length) => crypto.getRandomValues(new Uint8Array(length)),
  table,
});

/** The product's own app, built as `worker/index.ts` builds it but for a clock that a test sets. */
export default class ClockedWorker extends WorkerEntrypoint {
  override fetch(request: Request): Response | Promise<Response> {
    return app.fetch(request);
  }

  /** Called by tests over RPC: no address reaches it. */
  setAhead(ms: number): void {
    ahead = ms;
  }
}
