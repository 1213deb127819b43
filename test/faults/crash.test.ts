import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { dayAt } from '../../engine/day.ts';
import { seededPick } from '../support/random-games.ts';
import { createClient } from '../worker/support/client.ts';
import { dose, reportFigures } from './support/dose.ts';
import { type Ask, findLosses } from './support/ledger-check.ts';
import { LedgerPlayer } from './support/ledger-player.ts';
import { type LocalWorker, startLocalWorker } from './support/local-worker.ts';

const CRASHES = dose(10, 100);
const CLIENTS = 8;
const SEED = 1303;

test('kill -9 in the middle of moves and submits loses nothing acknowledged', async () => {
  const pick = seededPick(SEED);
  const worker = await startLocalWorker();
  const day = dayAt(Date.now());
  const calls = { sent: 0, open: 0, killAt: 0, cut: 0 };
  const kill = () => {
    calls.cut += calls.open;
    worker.kill();
  };
  const server = {
    async send(request: Request): Promise<Response> {
      calls.sent += 1;
      calls.open += 1;
      try {
        if (calls.sent === calls.killAt) setTimeout(kill, pick(6));
        return await fetch(request);
      } finally {
        calls.open -= 1;
      }
    },
  };
  const newPlayer = () => new LedgerPlayer(createClient(server, worker.origin), day, pick);
  const players = Array.from({ length: CLIENTS }, newPlayer);
  const all = [...players];
  const figures = { crashes: 0, 'kept though unanswered': 0 };

  try {
    while (figures.crashes < CRASHES) {
      calls.killAt = calls.sent + CLIENTS + pick(60);
      await Promise.all(
        players.map((_, at) =>
          actUntilLost(players, at, () => {
            const player = newPlayer();
            all.push(player);
            return player;
          }),
        ),
      );
      figures.crashes += 1;
      const losses = await inspectCopy(await worker.databaseFile(), (ask) =>
        findLosses(ask, day, all),
      );
      expect(losses).toEqual([]);
      await worker.restart();
      figures['kept though unanswered'] += await countKept(players);
    }
    for (const player of players) while (player.entry === null) await player.act();
    const file = await stopAndFind(worker);
    expect(await inspectCopy(file, (ask) => findLosses(ask, day, all))).toEqual([]);
  } finally {
    await worker.stop();
  }
  const moves = all.reduce((sum, player) => sum + player.moves.length, 0);
  const entries = all.filter((player) => player.entry !== null).length;
  reportFigures('crash', {
    ...figures,
    'calls cut off': calls.cut,
    'moves held': moves,
    'entries held': entries,
    losses: 0,
  });
  expect(calls.cut).toBeGreaterThan(CRASHES * 3);
});

/** Plays games one after the other until a call gets no answer. */
async function actUntilLost(
  players: LedgerPlayer[],
  at: number,
  next: () => LedgerPlayer,
): Promise<void> {
  for (;;) {
    if (players[at]!.entry !== null) players[at] = next();
    try {
      await players[at]!.act();
    } catch (error) {
      // A refusal is an answer, and none is due here.
      if (!(error instanceof TypeError)) throw error;
      return;
    }
  }
}

/** How many moves are in the database whose answer was lost; each player sees their own game again. */
async function countKept(players: readonly LedgerPlayer[]): Promise<number> {
  let kept = 0;
  for (const player of players) {
    if (player.tokenHash === null) continue;
    const { step } = await player.look();
    expect([player.moves.length, player.moves.length + 1]).toContain(step);
    kept += step - player.moves.length;
  }
  return kept;
}

/** Looks into a copy, so that the next start finds the files as the crash left them. */
async function inspectCopy<Result>(
  file: string,
  inspect: (ask: Ask) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'trece-copy-'));
  try {
    for (const ending of ['', '-wal']) {
      if (existsSync(file + ending)) copyFileSync(file + ending, join(folder, `db${ending}`));
    }
    const db = new DatabaseSync(join(folder, 'db'));
    try {
      return await inspect((sql, ...values) => db.prepare(sql).all(...values) as never[]);
    } finally {
      db.close();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function stopAndFind(worker: LocalWorker): Promise<string> {
  const file = await worker.databaseFile();
  worker.kill();
  return file;
}
