import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayNumber } from '../../engine/day.ts';
import type { LeaderboardAnswer } from '../../worker/wire.ts';
import { seededPick } from '../support/random-games.ts';
import { createClient } from '../worker/support/client.ts';
import { dose, reportFigures } from './support/dose.ts';
import { LedgerPlayer } from './support/ledger-player.ts';
import { type LocalWorker, startLocalWorker } from './support/local-worker.ts';
import { PAST_DAY, PAST_NOON } from './support/past-day.ts';

/*
 * A bounded load on loopback, clients and server on one machine and Miniflare between them: the
 * figures say what changes with the size of a day, not what the platform bears.
 */

const SECONDS = dose(1, 15);
const AT_ONCE = 16;
const MANY = dose(1_000, 1_000_000);
const ROWS_A_STATEMENT = 50_000;
const NUMBER = dayNumber(PAST_DAY);

let worker: LocalWorker;

beforeAll(async () => {
  worker = await startLocalWorker();
  await worker.setTime(PAST_NOON);
});

afterAll(() => worker?.stop());

test.each([
  ['an empty day', 0],
  [`a day of ${MANY.toLocaleString('en')} entries`, MANY],
])('%s bears moves and boards without an error', async (name, entries) => {
  await seedEntries(entries);
  const moves = await measure((pick) => {
    let player: LedgerPlayer | null = null;
    return async () => {
      if (!player || player.entry !== null) player = newPlayer(pick);
      const before = player.moves.length;
      await player.act();
      return player.moves.length > before;
    };
  });
  let deepest = 0;
  const boards = await measure(() => {
    const client = newClient();
    let after = '';
    return async () => {
      const path = `/api/challenges/${PAST_DAY}/leaderboard?limit=50${after}`;
      const board = await client.get<LeaderboardAnswer>(path);
      deepest = Math.max(deepest, board.entries.at(-1)?.place ?? 0);
      after = board.next === undefined ? '' : `&after=${board.next}`;
      return true;
    };
  });
  const whole = await newClient().get<{ players: number }>(`/api/challenges/${PAST_DAY}/totals`);
  expect(whole.players).toBeGreaterThanOrEqual(entries);
  reportFigures(`load on ${name}`, {
    clients: AT_ONCE,
    ...named('moves', moves),
    ...named('boards', boards),
    'deepest place read': deepest,
    errors: 0,
  });
});

/** Milliseconds of each call that counted, and how long all took. */
interface Load {
  readonly took: readonly number[];
  readonly seconds: number;
}

/** Calls from several clients at once, until the time is over; false does not count. */
async function measure(
  newCaller: (pick: ReturnType<typeof seededPick>) => () => Promise<boolean>,
): Promise<Load> {
  const took: number[] = [];
  const start = performance.now();
  const end = start + SECONDS * 1_000;
  const callers = Array.from({ length: AT_ONCE }, async (_, at) => {
    const call = newCaller(seededPick(at + 1));
    while (performance.now() < end) {
      const before = performance.now();
      if (await call()) took.push(performance.now() - before);
    }
  });
  await Promise.all(callers);
  return { took: took.sort((a, b) => a - b), seconds: (performance.now() - start) / 1_000 };
}

function named(name: string, { took, seconds }: Load): Record<string, string> {
  const at = (share: number) => `${took[Math.floor(took.length * share)]!.toFixed(1)} ms`;
  return {
    [`${name} a second`]: String(Math.round(took.length / seconds)),
    [`${name} p50`]: at(0.5),
    [`${name} p99`]: at(0.99),
  };
}

/** Games of invented players, as rows; the trigger counts them. */
async function seedEntries(count: number): Promise<void> {
  await newClient().get(`/api/challenges/${PAST_DAY}`);
  for (let from = 0; from < count; from += ROWS_A_STATEMENT) {
    const until = Math.min(count, from + ROWS_A_STATEMENT);
    const numbers = `WITH RECURSIVE n(i) AS
      (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ${until})`;
    // Scattered, as random ids are.
    const id = `printf('%08x%08x', i * 2654435761 % 4294967296, i)`;
    await worker.query(
      `${numbers} INSERT INTO players (id, token_hash, name, generated, created_at)
       SELECT ${id}, ${id}, 'Ana', 0, ${PAST_NOON} FROM n`,
    );
    await worker.query(
      `${numbers} INSERT INTO entries (player, day, id, neg_total, at, moves)
       SELECT ${id}, ${NUMBER}, ${id}, -(60 + i * 7919 % 400), ${PAST_NOON} + i, 'abcdefghijklm'
       FROM n`,
    );
  }
}

function newPlayer(pick: ReturnType<typeof seededPick>): LedgerPlayer {
  return new LedgerPlayer(newClient(), PAST_DAY, pick);
}

function newClient() {
  return createClient({ send: (request) => fetch(request) }, worker.origin);
}
