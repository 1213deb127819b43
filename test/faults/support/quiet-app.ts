import { createApp, type Parts } from '../../../worker/app.ts';
import { openMemoryD1 } from '../../bench/worker/memory-d1.ts';
import { table } from '../../support/table-file.ts';
import { type Client, createClient } from '../../worker/support/client.ts';
import type { Ask } from './ledger-check.ts';

/** The app in this process on an empty database, under a clock that stands still until it is set. */
export interface QuietApp {
  readonly clock: { now: number };
  readonly newClient: () => Client;
  readonly ask: Ask;
}

export function createQuietApp(now: number): QuietApp {
  const db = openMemoryD1();
  const clock = { now };
  const app = createApp({
    env: {
      DB: db,
      ASSETS: { fetch: async () => new Response(null, { status: 404 }) },
      DICE_KEYS: `k1=${'4b'.repeat(32)}`,
    } as unknown as Parts['env'],
    now: () => clock.now,
    random: (length) => crypto.getRandomValues(new Uint8Array(length)),
    table,
  });
  return {
    clock,
    newClient: () => createClient({ send: async (request) => app.fetch(request) }),
    ask: async (sql, ...values) =>
      (
        await db
          .prepare(sql)
          .bind(...values)
          .all()
      ).results as never[],
  };
}
