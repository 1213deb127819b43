import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { convertV4MiniflareOptions, Miniflare, type V4MiniflareOptions } from 'miniflare';
import { build } from 'vite';
import { dataModules } from '../../support/data-modules.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** The master key of every local worker, in hex. */
export const KEY = '7e'.repeat(32);

/** What the operator's calls carry. */
export const OPERATOR_TOKEN = 'the operator of the fault tests';

/** The Worker on real workerd, behind Miniflare alone, with a database that outlives its process. */
export interface LocalWorker {
  /** Such as `http://127.0.0.1:40317`. */
  readonly origin: string;
  /** What the Worker and its runtime have written so far. */
  readonly logs: readonly string[];
  /** Sets the Worker's clock, which then goes on; a restart sets it back to the machine's. */
  setTime(ms: number): Promise<void>;
  /** Runs the scheduled work, once. */
  runScheduled(): Promise<Response>;
  /** Runs one statement on the database, past the Worker. */
  query<Row>(sql: string): Promise<Row[]>;
  /** Ends workerd as `kill -9` does. */
  kill(): void;
  /** Starts workerd anew on the same database. */
  restart(): Promise<void>;
  /** The SQLite file of the database. */
  databaseFile(): Promise<string>;
  stop(): Promise<void>;
}

/** Starts the Worker on an empty database with the real migrations. */
export async function startLocalWorker(): Promise<LocalWorker> {
  const folder = await mkdtemp(join(tmpdir(), 'trece-local-'));
  // A copy, lest a build take the page away under a running test.
  const page = join(folder, 'web');
  await cp(join(ROOT, '.build/web'), page, { recursive: true });
  const logs: string[] = [];
  const options = {
    name: 'trece',
    modules: [{ type: 'ESModule', path: 'worker.js', contents: await bundle() }],
    compatibilityDate: '2026-11-01',
    bindings: { DICE_KEYS: `k1=${KEY}`, OPERATOR_TOKEN },
    d1Databases: ['DB'],
    assets: {
      directory: page,
      binding: 'ASSETS',
      routerConfig: {
        has_user_worker: true,
        static_routing: { user_worker: ['/api/*', '/--*'] },
      },
    },
    resourcePersistencePath: join(folder, 'state'),
    handleStructuredLogs: ({ message }: { message: string }) => logs.push(message),
    host: '127.0.0.1',
    cf: false,
    telemetry: { enabled: false },
  };
  const start = (port: number) =>
    new Miniflare(convertV4MiniflareOptions({ ...options, port } as V4MiniflareOptions));
  let miniflare = start(0);
  const { origin, port } = await miniflare.ready;
  let running = workerds();
  const worker: LocalWorker = {
    origin,
    logs,
    async setTime(ms) {
      await fetch(`${origin}/--clock?ahead=${ms - Date.now()}`);
    },
    runScheduled: () => fetch(`${origin}/--scheduled`),
    async query<Row>(sql: string) {
      const db = await miniflare.getD1Database('DB');
      return (await db.prepare(sql).all<Row>()).results;
    },
    kill: () => {
      for (const pid of running) process.kill(pid, 'SIGKILL');
    },
    async restart() {
      await miniflare.dispose();
      miniflare = start(Number(port));
      await miniflare.ready;
      running = workerds();
    },
    databaseFile: () => findDatabase(folder),
    async stop() {
      await miniflare.dispose();
      await rm(folder, { recursive: true });
    },
  };
  for (const statement of await migrations()) await worker.query(statement);
  return worker;
}

/** The migrations as single statements, in order. */
async function migrations(): Promise<string[]> {
  const folder = join(ROOT, 'migrations');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.flatMap((text) => text.split('--> statement-breakpoint'));
}

/** The entry with all that it imports, as one module. */
async function bundle(): Promise<string> {
  const entry = fileURLToPath(new URL('./local-entry.ts', import.meta.url));
  const built = await build({
    configFile: false,
    plugins: [dataModules()],
    logLevel: 'error',
    ssr: { noExternal: true, target: 'webworker' },
    build: { ssr: entry, write: false, target: 'es2024' },
  });
  const { output } = (Array.isArray(built) ? built[0]! : built) as { output: { code: string }[] };
  return output[0]!.code;
}

/** Process ids of workerd that this process started. */
function workerds(): number[] {
  const table = execFileSync('ps', ['-Ao', 'pid=,ppid=,comm='], { encoding: 'utf8' });
  const rows = table.split('\n').map((line) => line.trim().split(/\s+/));
  return rows
    .filter(([, parent, name]) => Number(parent) === process.pid && name?.endsWith('workerd'))
    .map(([pid]) => Number(pid));
}

async function findDatabase(folder: string): Promise<string> {
  const files = await readdir(folder, { recursive: true });
  const file = files.find((name) => name.endsWith('.sqlite') && !name.includes('metadata'));
  if (!file) throw new Error('The database has no file yet');
  return join(folder, file);
}
