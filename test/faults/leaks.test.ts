import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayNumber, timesOf } from '../../engine/day.ts';
import { createApp, type Parts } from '../../worker/app.ts';
import type { SheetLinkAnswer } from '../../worker/wire.ts';
import { type Client, createClient } from '../worker/support/client.ts';
import { attemptPath, hasty, playDay, submit } from '../worker/support/player.ts';
import { someSheet } from '../worker/support/sheet.ts';
import { reportFigures } from './support/dose.ts';
import { type LocalWorker, OPERATOR_TOKEN, startLocalWorker } from './support/local-worker.ts';
import { PAST_DAY, PAST_NOON, type Secrets, secretsOf } from './support/past-day.ts';
import { SecretSearch } from './support/secret-search.ts';

const PAGE = fileURLToPath(new URL('../../.build/web', import.meta.url));
const NUMBER = dayNumber(PAST_DAY);
const PATH = `/api/challenges/${PAST_DAY}`;
/** End a player, a sheet, a code, a promise or games: called once the others have told what they tell. */
const ENDING = [/^DELETE .*me$/, /^DELETE .*sheets/, /rotate$/, /replacements$/, /restored$/];
const AUTH = { authorization: `Bearer ${OPERATOR_TOKEN}` };

let worker: LocalWorker;
let secrets: Secrets;
/** A browser, and everything that it was sent: each a status, headers and body. */
interface Listener extends Client {
  readonly heard: string[];
}

const listeners: Listener[] = [];

beforeAll(async () => {
  worker = await startLocalWorker();
  secrets = await secretsOf(PAST_DAY);
});

afterAll(() => worker.stop());

test('nothing of a whole day tells undealt dice, the seed or the key before it is published', async () => {
  const { finishBy, revealsAt } = timesOf(PAST_DAY);
  await worker.setTime(PAST_NOON);
  const [idle, middle, done, entered, gone] = [0, 1, 2, 3, 4].map(newListener);
  await middle!.post(attemptPath(PAST_DAY), {});
  await middle!.post(`${attemptPath(PAST_DAY)}/moves`, { step: 0, move: { hold: 3 } });
  const game = await playDay(done!, PAST_DAY, hasty);
  const other = await playDay(entered!, PAST_DAY, hasty);
  const { entry } = await (await submit(entered!, other)).json();
  await submit(middle!, game);

  await callAll([idle!, middle!, entered!], entry.id);
  await breakDatabase(entered!);
  for (const path of await assetPaths()) await idle!.call('GET', path);
  await playDay(gone!, PAST_DAY, hasty);
  await endAll(gone!, entered!);
  // The Worker's clock goes on, so the last look is a minute early.
  for (const time of [finishBy, revealsAt - 60_000]) {
    await worker.setTime(time);
    await worker.runScheduled();
    await callAll([middle!, done!, entered!, gone!], entry.id, ['GET']);
  }
  await submit(middle!, game);

  const [most] = await worker.query<{ rolls: number }>(
    'SELECT max(length(moves) + 1 - finished) AS rolls FROM attempts',
  );
  const search = new SecretSearch(secrets, 5 * most!.rolls);
  const heard = listeners.flatMap((listener) => listener.heard);
  const file = await worker.databaseFile();
  const stored = [file, `${file}-wal`].map((name) => readFileSync(name, 'latin1'));
  const texts = { answers: heard, logs: worker.logs, stored };
  for (const [kind, all] of Object.entries(texts)) {
    expect([kind, all.length > 0]).toEqual([kind, true]);
    expect([kind, all.flatMap((text) => search.find(text))]).toEqual([kind, []]);
  }
  for (const listener of listeners) {
    const shown = new Set(listener.heard.join('\n').match(/(?<=")[1-6]{5}(?=")/g));
    const dealt = await dealtTo(listener);
    expect([...shown].filter((roll) => !dealt.includes(roll))).toEqual([]);
  }
  reportFigures('leaks', {
    answers: heard.length,
    'log lines': worker.logs.length,
    characters: [...heard, ...worker.logs, ...stored].join('').length,
    leaks: 0,
  });

  // Once it is published the same search finds it all.
  await worker.setTime(revealsAt);
  await idle!.call('GET', PATH);
  const found = search.find(idle!.heard.at(-1)!).map((name) => name.split(':')[0]);
  expect(new Set(found)).toEqual(new Set(['dice', 'seed in hex']));
});

/** Rolls that a player has seen by right, `44242` each. */
async function dealtTo(listener: Listener): Promise<string[]> {
  const token = listener.cookie?.split('=')[1] ?? '';
  const hash = createHash('sha256').update(token).digest('base64url');
  const [row] = await worker.query<{ rolls: number }>(
    `SELECT length(moves) + 1 - finished AS rolls FROM attempts
     WHERE player IN (SELECT id FROM players WHERE token_hash = '${hash}'
       UNION SELECT player FROM tombstones WHERE token_hash = '${hash}')`,
  );
  return secrets.rolls.slice(0, row?.rolls ?? 0).map((roll) => roll.join(''));
}

function newListener(): Listener {
  const heard: string[] = [];
  const send = async (request: Request): Promise<Response> => {
    const response = await fetch(request);
    const headers = [...response.headers].join('\n');
    heard.push(`${response.status}\n${headers}\n${await response.clone().text()}`);
    return response;
  };
  const listener = Object.assign(createClient({ send }, worker.origin), { heard });
  listeners.push(listener);
  return listener;
}

/** Every call that the Worker knows, with good and bad bodies, and every page. */
async function callAll(clients: readonly Client[], entry: string, only?: string[]): Promise<void> {
  const bodies = [
    {},
    { step: 1, move: { hold: 32 } },
    { step: 99, move: { score: 'chance' } },
    { transcript: { version: 1 }, total: 1 },
    { name: '1234561234' },
    { code: '0'.repeat(56) },
    'no JSON',
  ];
  const calls = routes().filter((call) => !isEnding(call) && (!only || only.includes(call[0])));
  for (const client of clients) {
    for (const [method, pattern] of calls) {
      const path = pattern.replace(':day', PAST_DAY).replace(':id', entry);
      for (const body of method === 'GET' ? [undefined] : bodies) {
        await client.call(method, path, body, path.includes('/operator/') ? AUTH : {});
      }
    }
    for (const path of ['/', '/fair', '/rules', '/nothing', `/d/${NUMBER}`, `${PATH}/nothing`]) {
      await client.call('GET', path);
    }
  }
}

/** The calls that end something, each with bodies that it takes and that it refuses. */
async function endAll(gone: Client, rotating: Client): Promise<void> {
  // A day ahead under a key that is known to others.
  await worker.query(
    `UPDATE challenges SET key_id = 'old', commitment = '${'0'.repeat(64)}' WHERE day = ${NUMBER + 20}`,
  );
  const sheet = someSheet();
  const { id } = await gone.post<SheetLinkAnswer>('/api/sheets', sheet);
  const bodies = [
    'no JSON',
    { key: sheet.key },
    { repeat: 'r'.repeat(43) },
    { keyId: 'old', reason: 'Seen.' },
    {},
  ];
  const taken: string[] = [];
  const calls = routes().filter(isEnding);
  for (const [method, path] of calls) {
    const client = path.endsWith('rotate') ? rotating : gone;
    for (const body of bodies) {
      const headers = path.includes('/operator/') ? AUTH : {};
      const { ok } = await client.call(method, path.replace(':id', id), body, headers);
      if (ok) taken.push(`${method} ${path}`);
    }
  }
  expect(new Set(taken)).toEqual(new Set(calls.map((call) => call.join(' '))));
  expect(calls).toHaveLength(ENDING.length);
}

function isEnding(call: readonly [string, string]): boolean {
  return ENDING.some((pattern) => pattern.test(call.join(' ')));
}

function routes(): [method: string, path: string][] {
  const parts = { env: { OPERATOR_TOKEN }, now: () => 0, random: () => new Uint8Array() };
  const { routes: all } = createApp(parts as unknown as Parts);
  const calls = all.filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'));
  const names = new Set(calls.map(({ method, path }) => `${method} ${path}`));
  return [...names].map((name) => name.split(' ') as [string, string]);
}

/** Makes the Worker log a fault in the midst of a game. */
async function breakDatabase(client: Client): Promise<void> {
  await worker.query('ALTER TABLE attempts RENAME TO away');
  await client.call('GET', attemptPath(PAST_DAY));
  await client.call('POST', `${attemptPath(PAST_DAY)}/moves`, { step: 0, move: { hold: 0 } });
  await worker.query('ALTER TABLE away RENAME TO attempts');
}

async function assetPaths(): Promise<string[]> {
  const files = await readdir(PAGE, { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile())
    .map((file) => `${file.parentPath}/${file.name}`.slice(PAGE.length));
}
