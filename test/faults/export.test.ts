import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayNumber, dayOfNumber, timesOf } from '../../engine/day.ts';
import type { ChallengeAnswer, TotalsAnswer } from '../../worker/wire.ts';
import { createClient } from '../worker/support/client.ts';
import { backward, enterDay, hasty, playDay } from '../worker/support/player.ts';
import { reportFigures } from './support/dose.ts';
import { type LocalWorker, startLocalWorker } from './support/local-worker.ts';
import { PAST_DAY, PAST_NOON } from './support/past-day.ts';

/*
 * The way back of worker/operating.md that needs no Time Travel: wrangler's own export, read into a
 * fresh database by wrangler.
 */

const WRANGLER = fileURLToPath(new URL('../../node_modules/.bin/wrangler', import.meta.url));
const OPEN_DAY = dayOfNumber(dayNumber(PAST_DAY) + 1);
/** What wrangler writes where, as seen from the folder of its configuration. */
const STATE = '.wrangler/state/v3/d1';
const CONFIG = `name = "trece"
compatibility_date = "2026-11-01"
[[d1_databases]]
binding = "DB"
database_name = "trece"
database_id = "DB"
`;

let worker: LocalWorker;
let folders: string[];

beforeAll(async () => {
  worker = await startLocalWorker();
  folders = ['from', 'to'].map((name) => {
    const folder = mkdtempSync(join(tmpdir(), `trece-export-${name}-`));
    writeFileSync(join(folder, 'wrangler.toml'), CONFIG);
    return folder;
  });
});

afterAll(async () => {
  await worker.stop();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

test('an export read into a fresh database is the same, row by row, and counts on from there', async () => {
  const [from, to] = folders as [string, string];
  await worker.setTime(PAST_NOON);
  const [ana, ben] = [newClient(), newClient()];
  await enterDay(ana, PAST_DAY, hasty);
  await enterDay(ben, PAST_DAY, hasty);
  // Nobody submits this one: its publishing enters it.
  await playDay(newClient(), PAST_DAY, backward);
  await worker.setTime(timesOf(OPEN_DAY).opensAt + 12 * 3_600_000);
  await ana.call('PATCH', '/api/me', { name: `O'Neill; -- ñ "🌟"` });
  await enterDay(ana, OPEN_DAY, hasty);
  await ben.call('DELETE', '/api/me', {});
  await worker.runScheduled();
  const before = await look();

  const source = await worker.databaseFile();
  worker.kill();
  const kept = contentOf(source);
  // Wrangler makes the file, so that it has the name under which it looks for it.
  wrangler(from, 'd1', 'execute', 'DB', '--local', '--command', 'SELECT 1');
  copyDatabase(source, fileOf(from));
  const dump = join(from, 'trece.sql');
  wrangler(from, 'd1', 'export', 'DB', '--local', '--output', dump);
  wrangler(to, 'd1', 'execute', 'DB', '--local', '--file', dump, '--yes');
  expect(contentOf(fileOf(to))).toEqual(kept);
  copyDatabase(fileOf(to), source);
  await worker.restart();

  await worker.setTime(timesOf(OPEN_DAY).opensAt + 12 * 3_600_000);
  expect(await look()).toEqual(before);
  const { players } = await enterDay(newClient(), OPEN_DAY, hasty);
  expect(players).toBe(2);
  reportFigures('export', {
    tables: Object.keys(kept.rows).length,
    rows: Object.values(kept.rows).flat().length,
    'rows lost or doubled': 0,
  });
});

function newClient() {
  return createClient({ send: (request) => fetch(request) }, worker.origin);
}

/** Both days as anybody sees them. */
async function look(): Promise<unknown[]> {
  const reader = newClient();
  const seen: unknown[] = [];
  for (const day of [PAST_DAY, OPEN_DAY]) {
    const { now: _, ...challenge } = await reader.get<ChallengeAnswer>(`/api/challenges/${day}`);
    const totals = await reader.get<TotalsAnswer>(`/api/challenges/${day}/totals`);
    seen.push(challenge, totals, await reader.get(`/api/challenges/${day}/leaderboard`));
  }
  return seen;
}

function wrangler(folder: string, ...args: string[]): void {
  const env = {
    ...process.env,
    CI: '1',
    WRANGLER_SEND_METRICS: 'false',
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    WRANGLER_LOG_PATH: join(folder, 'logs'),
  };
  execFileSync(WRANGLER, args, { cwd: folder, env, stdio: 'pipe' });
}

/** The file that wrangler keeps the database of a folder in. */
function fileOf(folder: string): string {
  const files = readdirSync(join(folder, STATE), { recursive: true, encoding: 'utf8' });
  const file = files.find((name) => name.endsWith('.sqlite') && !name.includes('metadata'));
  return join(folder, STATE, file!);
}

/** Puts one database in the place of another, whatever is left of it in the journal. */
function copyDatabase(from: string, to: string): void {
  const db = new DatabaseSync(from);
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  db.close();
  for (const ending of ['-wal', '-shm']) rmSync(to + ending, { force: true });
  copyFileSync(from, to);
}

/** All that is ours in a database: its schema and its rows. */
function contentOf(file: string): { schema: unknown[]; rows: Record<string, unknown[]> } {
  const db = new DatabaseSync(file);
  const schema = db
    .prepare(
      "SELECT type, name, sql FROM sqlite_schema WHERE name NOT LIKE '\\_cf%' ESCAPE '\\' ORDER BY type, name",
    )
    .all();
  const tables = schema.filter(({ type, name }) => type === 'table' && !/^sqlite/.test(`${name}`));
  const rows = tables.map(({ name }) => [name, db.prepare(`SELECT * FROM "${name}"`).all()]);
  db.close();
  return { schema, rows: Object.fromEntries(rows) };
}
