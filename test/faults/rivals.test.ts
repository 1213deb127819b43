import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dayNumber, timesOf } from '../../engine/day.ts';
import type { Move } from '../../engine/game.ts';
import type { AttemptAnswer, EntryAnswer, MoveAnswer, Problem } from '../../worker/wire.ts';
import { type Client, createClient } from '../worker/support/client.ts';
import { hasty, type PlayedGame, playDay } from '../worker/support/player.ts';
import { reportFigures } from './support/dose.ts';
import { type LocalWorker, startLocalWorker } from './support/local-worker.ts';
import { PAST_DAY, PAST_NOON, secretsOf } from './support/past-day.ts';

const RIVALS = 50;
/** Finished games that nobody submitted: several transactions for whoever enters them. */
const GAMES = 500;
const PATH = `/api/challenges/${PAST_DAY}`;

let worker: LocalWorker;

beforeAll(async () => {
  worker = await startLocalWorker();
});

afterAll(() => worker.stop());

beforeEach(() => worker.setTime(PAST_NOON));

test('of fifty rivals for one step exactly one wins, and all see its move', async () => {
  const { client, rivals } = await begunBy();
  const moves = Array.from({ length: RIVALS }, (_, at): Move => ({ hold: at % 32 }));
  const answers = await race(rivals, (rival, at) =>
    rival.call('POST', `${PATH}/attempt/moves`, { step: 0, move: moves[at] }),
  );
  const attempt = await client.get<AttemptAnswer>(`${PATH}/attempt`);
  expect(attempt).toMatchObject({ step: 1, rolls: { length: 2 } });
  const { holds } = attempt.turns[0]!;
  const winners = answers.filter(({ status }) => status === 200);
  const losers = answers.filter(({ status }) => status === 409);
  // Those who made the winner's very move made it too.
  expect(winners.map(({ at }) => moves[at])).toEqual(winners.map(() => ({ hold: holds[0] })));
  expect(winners.length).toBe(
    moves.filter((move) => 'hold' in move && move.hold === holds[0]).length,
  );
  for (const { answer } of winners) expect((answer as MoveAnswer).roll).toBe(attempt.rolls[1]);
  expect(losers.length).toBe(RIVALS - winners.length);
  for (const { answer } of losers) {
    expect(answer as Problem).toMatchObject({ code: 'step-taken', attempt });
  }
  reportFigures('rivals for a step', { rivals: RIVALS, 'moves made': attempt.step });
});

test('of fifty beginnings with one cookie exactly one begins', async () => {
  const { client } = await begunBy();
  const tomorrow = `/api/challenges/${nextDay()}/attempt`;
  await worker.setTime(PAST_NOON + 24 * 3_600_000);
  const answers = await race(copiesOf(client), (rival) => rival.call('POST', tomorrow, {}));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(RIVALS - 1);
  expect(new Set(answers.map(({ answer }) => JSON.stringify(answer))).size).toBe(1);
});

test('of fifty submits exactly one enters, and all are told the same entry', async () => {
  const { client, rivals, game } = await finishedBy();
  const { transcript, total } = game;
  const answers = await race(rivals, (rival, at) =>
    rival.call('POST', `${PATH}/entries`, { transcript, total, name: `Ana ${at}` }),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(RIVALS - 1);
  const ids = new Set(answers.map(({ answer }) => (answer as EntryAnswer).entry.id));
  expect(ids.size).toBe(1);
  const counted = await client.get(`${PATH}/totals`);
  expect(counted).toEqual({ day: PAST_DAY, players: 1, totals: [[total, 1]] });
  reportFigures('rivals for an entry', { rivals: RIVALS, entries: ids.size });
});

test('fifty who publish at once publish one day, with every finished game in it once', async () => {
  await newClient().get(PATH);
  await worker.query(finishedGames(GAMES));
  await worker.setTime(timesOf(PAST_DAY).revealsAt);
  const readers = Array.from({ length: RIVALS }, newClient);
  const paths = [PATH, `${PATH}/totals`, `${PATH}/leaderboard`];
  const answers = await race(readers, (reader, at) =>
    at % 4 === 3 ? worker.runScheduled() : reader.call('GET', paths[at % 4]!),
  );
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  const number = dayNumber(PAST_DAY);
  const publications = await worker.query<{ seed: string }>('SELECT seed FROM publications');
  expect(publications).toEqual([{ seed: (await secretsOf(PAST_DAY)).seed }]);
  const [counts] = await worker.query<{ finished: number; entries: number; counted: number }>(
    `SELECT (SELECT count(*) FROM attempts WHERE day = ${number} AND finished = 1) AS finished,
       (SELECT count(*) FROM entries WHERE day = ${number}) AS entries,
       (SELECT sum(count) FROM totals WHERE day = ${number}) AS counted`,
  );
  expect(counts!.finished).toBeGreaterThanOrEqual(GAMES);
  expect(new Set(Object.values(counts!)).size).toBe(1);
  reportFigures('rivals for publishing', {
    rivals: RIVALS,
    publications: publications.length,
    'games entered': counts!.entries,
  });
});

/** Games of the boxes in their order without a hold, which is legal on any dice. */
function finishedGames(count: number): string {
  return `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
    INSERT INTO attempts (day, player, started_at, moved_at, moves, elapsed, finished)
    SELECT ${dayNumber(PAST_DAY)}, printf('%016d', i), ${PAST_NOON}, ${PAST_NOON} + i,
      'abcdefghijklm', '${'0z'.repeat(13)}', 1 FROM n`;
}

interface RaceAnswer {
  readonly at: number;
  readonly status: number;
  readonly answer: unknown;
}

/** All at once: each over a connection that is open before. */
async function race(
  rivals: readonly Client[],
  call: (rival: Client, at: number) => Promise<Response>,
): Promise<RaceAnswer[]> {
  await Promise.all(rivals.map((rival) => rival.call('GET', '/api/health')));
  return Promise.all(
    rivals.map(async (rival, at) => {
      const response = await call(rival, at);
      return { at, status: response.status, answer: await response.json() };
    }),
  );
}

async function begunBy(): Promise<{ client: Client; rivals: Client[] }> {
  const client = newClient();
  await client.post(`${PATH}/attempt`, {});
  return { client, rivals: copiesOf(client) };
}

async function finishedBy(): Promise<{ client: Client; rivals: Client[]; game: PlayedGame }> {
  const client = newClient();
  const game = await playDay(client, PAST_DAY, hasty);
  return { client, rivals: copiesOf(client), game };
}

function copiesOf({ cookie }: Client): Client[] {
  return Array.from({ length: RIVALS }, () => Object.assign(newClient(), { cookie }));
}

function newClient(): Client {
  return createClient({ send: (request) => fetch(request) }, worker.origin);
}

function nextDay(): string {
  return new Date(timesOf(PAST_DAY).closesAt).toISOString().slice(0, 10);
}
