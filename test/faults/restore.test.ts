import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { timesOf } from '../../engine/day.ts';
import type { AttemptAnswer, LeaderboardAnswer } from '../../worker/wire.ts';
import { seededPick } from '../support/random-games.ts';
import { type Client, createClient, refusalOf } from '../worker/support/client.ts';
import { attemptPath, enterDay, hasty, playDay, submit } from '../worker/support/player.ts';
import { reportFigures } from './support/dose.ts';
import { LedgerPlayer } from './support/ledger-player.ts';
import { type LocalWorker, OPERATOR_TOKEN, startLocalWorker } from './support/local-worker.ts';
import { PAST_DAY, PAST_NOON } from './support/past-day.ts';

const PATH = `/api/challenges/${PAST_DAY}`;
const FILES = ['', '-wal', '-shm'];

let worker: LocalWorker;
let backup: string;

beforeAll(async () => {
  worker = await startLocalWorker();
  backup = mkdtempSync(join(tmpdir(), 'trece-backup-'));
});

afterAll(async () => {
  await worker.stop();
  rmSync(backup, { recursive: true });
});

test('after going back to a backup unfinished games end unranked, and all others count', async () => {
  await worker.setTime(PAST_NOON);
  const [setBack, overtaken, finished, entered, late] = [0, 1, 2, 3, 4].map(newClient);
  const playing = [setBack!, overtaken!].map(
    (client, at) => new LedgerPlayer(client, PAST_DAY, seededPick(at)),
  );
  for (const player of playing) for (let call = 0; call < 6; call += 1) await player.act();
  const game = await playDay(finished!, PAST_DAY, hasty);
  const entry = await enterDay(entered!, PAST_DAY);
  await takeBackup();

  // What the backup does not know: more moves, a whole game, and its entry.
  for (let call = 0; call < 4; call += 1) await playing[0]!.act();
  while (playing[1]!.entry === null) await playing[1]!.act();
  await goBack();

  const restored = await operate('/api/operator/restored');
  expect([restored.status, await restored.json()]).toEqual([200, { games: { [PAST_DAY]: 2 } }]);
  for (const client of [setBack!, overtaken!]) {
    const attempt = await client.get<AttemptAnswer>(`${PATH}/attempt`);
    expect(attempt).toMatchObject({ restored: true, finished: false, step: 5 });
    for (const step of [attempt.step, 9]) {
      const move = client.call('POST', `${PATH}/attempt/moves`, { step, move: { hold: 0 } });
      expect(await refusalOf(move)).toBe('409 restored');
    }
    const again = await client.call('POST', attemptPath(PAST_DAY), {});
    expect([again.status, await again.json()]).toEqual([200, attempt]);
    expect(await refusalOf(submit(client, game))).toBe('409 attempt-unfinished');
  }
  expect((await submit(finished!, game)).status).toBe(201);
  await enterDay(late!, PAST_DAY);

  await worker.setTime(timesOf(PAST_DAY).revealsAt);
  await worker.runScheduled();
  const board = await newClient().get<LeaderboardAnswer>(`${PATH}/leaderboard`);
  expect(board.players).toBe(3);
  expect(board.entries).toHaveLength(3);
  expect(board.entries.map(({ id }) => id)).toContain(entry.entry.id);
  const again = await operate('/api/operator/restored');
  expect([again.status, await again.json()]).toEqual([200, { games: {} }]);
  reportFigures('restore', {
    'games set back': playing.length,
    'ended unranked': 2,
    'entries on the board': board.players,
  });
});

test('ending games that a backup set back is for the operator alone', async () => {
  for (const token of [undefined, 'a guess']) {
    expect(await refusalOf(operate('/api/operator/restored', token ?? ''))).toBe(
      '403 not-operator',
    );
  }
});

function newClient(): Client {
  return createClient({ send: (request) => fetch(request) }, worker.origin);
}

function operate(path: string, token = OPERATOR_TOKEN): Promise<Response> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return fetch(worker.origin + path, { method: 'POST', headers, body: '{}' });
}

async function takeBackup(): Promise<void> {
  const file = await worker.databaseFile();
  worker.kill();
  for (const ending of FILES) {
    if (existsSync(file + ending)) copyFileSync(file + ending, join(backup, `db${ending}`));
  }
  await restartAtNoon();
}

async function goBack(): Promise<void> {
  const file = await worker.databaseFile();
  worker.kill();
  for (const ending of FILES) {
    const saved = join(backup, `db${ending}`);
    rmSync(file + ending, { force: true });
    if (existsSync(saved)) copyFileSync(saved, file + ending);
  }
  await restartAtNoon();
}

async function restartAtNoon(): Promise<void> {
  await worker.restart();
  await worker.setTime(PAST_NOON);
}
