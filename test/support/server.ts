import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createTestHarness, unstable_readConfig } from 'wrangler';
import type { Day } from '../../engine/day.ts';
import { parseRolls, type Roll } from '../../engine/dice.ts';
import { daySeed, dealDice } from '../../engine/random.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Where the clock of a server stands at first: noon of day number 334. */
export const NOON = Date.UTC(2026, 10, 30, 12);

/** The built product on a port of its own, with an empty database, its own keys and its own clock. */
export interface ProductServer {
  /** Such as `http://127.0.0.1:40317`. */
  readonly origin: string;
  /** Sets the server's clock, which then goes on. */
  setTime(ms: number): Promise<void>;
  /** The day's 39 rolls, undealt ones too: the keys are the test's. */
  rollsOf(day: Day): Promise<readonly Roll[]>;
  stop(): Promise<void>;
}

/** What `test/worker/support/clocked-worker.ts` offers over RPC. */
interface Clock {
  setAhead(ms: number): Promise<void>;
}

/**
 * Serves a build of the page, `.build/web`, and the Worker with everything that `wrangler.toml` says, on the real
 * migrations. State is temporary and ends with the server.
 */
export async function startServer(built = join(ROOT, '.build/web')): Promise<ProductServer> {
  // No look-ups outside.
  process.env.WRANGLER_SEND_METRICS = 'false';
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
  const key = new Uint8Array(randomBytes(32));
  // A folder without a `.dev.vars`, whose keys would win over the test's.
  const root = await mkdtemp(join(tmpdir(), 'trece-'));
  // A copy, lest a build take the page away under a running test.
  const page = join(root, 'web');
  await cp(built, page, { recursive: true });
  const harness = createTestHarness({ root, workers: [{ config: configOf(key, page) }] });
  const { url } = await harness.listen();
  const worker = harness.getWorker();
  await worker.applyD1Migrations('DB');
  const clock = (await worker.getExport()) as unknown as Clock;
  const server: ProductServer = {
    origin: url.origin,
    setTime: async (ms) => clock.setAhead(ms - Date.now()),
    rollsOf: async (day) => {
      const seed = await daySeed(crypto.subtle, key, day);
      return parseRolls(await dealDice(crypto.subtle, seed))!;
    },
    stop: async () => {
      await harness.close();
      await rm(root, { recursive: true });
    },
  };
  await server.setTime(NOON);
  return server;
}

/** What `wrangler.toml` says, but for the entry, whose clock is ours, and the secret. */
function configOf(key: Uint8Array, page: string) {
  const config = unstable_readConfig({ config: `${ROOT}wrangler.toml` });
  const { name, compatibility_date, assets, d1_databases } = config;
  return {
    name,
    compatibility_date,
    assets: { ...assets, directory: page },
    d1_databases: [{ ...d1_databases[0]!, migrations_dir: join(ROOT, 'migrations') }],
    main: `${ROOT}test/worker/support/clocked-worker.ts`,
    vars: { DICE_KEYS: `k1=${Buffer.from(key).toString('hex')}` },
  };
}
