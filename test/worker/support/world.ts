import { env } from 'cloudflare:workers';
import { type Day, dayOfNumber, timesOf } from '../../../engine/day.ts';
import { createApp } from '../../../worker/app.ts';
import type { D1 } from '../../../worker/db/database.ts';
import type { Env } from '../../../worker/env.ts';
import { assets } from './assets.ts';
import { table } from './table.ts';

/** The key of test/engine/dice-stream.jsonl, under the name `k1`. */
export const KEY = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
export const KEYS = `k1=${KEY}`;

/** The real app on the real database, under a clock that stands still until it is set. */
export interface World {
  readonly app: ReturnType<typeof createApp>;
  readonly clock: { now: number };
  /** Sends a request as it is. */
  send(request: Request): Promise<Response>;
}

export interface WorldParts {
  readonly now?: number;
  readonly keys?: string | undefined;
  readonly db?: D1;
  /** More bindings and secrets. */
  readonly env?: Partial<Env>;
  /** Where calls that leave the house end. */
  readonly fetch?: typeof globalThis.fetch;
}

export function createWorld(parts: WorldParts = {}): World {
  const clock = { now: parts.now ?? Date.UTC(2026, 10, 30, 12) };
  const keys = 'keys' in parts ? parts.keys : KEYS;
  const app = createApp({
    env: {
      DB: (parts.db ?? env.DB) as D1Database,
      ASSETS: assets,
      ...(keys !== undefined && { DICE_KEYS: keys }),
      ...parts.env,
    },
    ...(parts.fetch && { fetch: parts.fetch }),
    now: () => clock.now,
    random: (length) => crypto.getRandomValues(new Uint8Array(length)),
    table,
  });
  return { app, clock, send: async (request) => app.fetch(request) };
}

let lastNumber = 400;

/** A day that no other test of the file uses. */
function freshDay(): Day {
  lastNumber += 50;
  return dayOfNumber(lastNumber);
}

/** A world at noon of a day of its own. */
export function worldOfDay(parts: WorldParts = {}): World & { readonly day: Day } {
  const day = freshDay();
  return { ...createWorld({ now: timesOf(day).opensAt + 12 * 3_600_000, ...parts }), day };
}
