import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AttemptAnswer, EntryAnswer, MoveAnswer } from '../../worker/wire.ts';
import { type Client, createClient, refusalOf } from './support/client.ts';
import { type Fault, faultyDatabase } from './support/faulty.ts';
import { attemptPath, playDay, submit } from './support/player.ts';
import { createWorld, worldOfDay } from './support/world.ts';

let logged: string[] = [];

beforeEach(() => {
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((line) => logged.push(String(line)));
});

afterEach(() => vi.restoreAllMocks());

test('with the database away every call that needs it is 503 with Retry-After', async () => {
  const { day, ...world } = worldOfDay();
  const client = createClient(world);
  const game = await playDay(client, day);
  const broken = withFault(client, world.clock.now, 'before');
  for (const [method, path, body] of [
    ['GET', '/api/challenges/today'],
    ['GET', `/api/challenges/${day}`],
    ['POST', attemptPath(day), {}],
    ['GET', attemptPath(day)],
    ['POST', `${attemptPath(day)}/moves`, { step: 0, move: { hold: 0 } }],
    ['POST', `/api/challenges/${day}/entries`, game],
    ['GET', `/api/challenges/${day}/leaderboard`],
    ['GET', `/api/challenges/${day}/totals`],
    ['GET', `/api/challenges/${day}/entries/AAAAAAAAAAAAAAAA`],
    ['GET', '/api/me'],
    ['PATCH', '/api/me', { name: 'Ana' }],
  ] as const) {
    const { rolls: _, ...entry } = game;
    const response = await broken.call(method, path, body === game ? entry : body);
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await refusalOf(response)).toBe('503 database-fault');
  }
  const health = await broken.call('GET', '/api/health');
  expect([health.status, await health.json()]).toMatchObject([503, { ok: false, database: false }]);
});

test.each(['before', 'after'] as const)(
  'a move whose write failed %s it was done is sent again and counts once',
  async (fault) => {
    const { day, ...world } = worldOfDay();
    const client = createClient(world);
    await client.post(attemptPath(day), {});
    const path = `${attemptPath(day)}/moves`;
    const body = { step: 0, move: { hold: 5 } };
    const broken = withFault(client, world.clock.now, fault, 'update "attempts"');
    expect(await refusalOf(broken.call('POST', path, body))).toBe('503 database-fault');
    const answer = await client.post<MoveAnswer>(path, body);
    const attempt = await client.get<AttemptAnswer>(attemptPath(day));
    expect(attempt).toMatchObject({ step: 1, turns: [{ holds: [5] }] });
    expect(answer).toEqual({ step: 1, roll: attempt.rolls[1], finished: false });
  },
);

test.each(['before', 'after'] as const)(
  'an entry whose write failed %s it was done is sent again and counts once',
  async (fault) => {
    const { day, ...world } = worldOfDay();
    const client = createClient(world);
    const game = await playDay(client, day);
    const broken = withFault(client, world.clock.now, fault, 'insert into "entries"');
    expect(await refusalOf(submit(broken, game))).toBe('503 database-fault');
    const again = await submit(client, game);
    expect(again.status).toBe(fault === 'before' ? 201 : 200);
    const { entry } = await again.json<EntryAnswer>();
    expect(await client.get(`/api/challenges/${day}/totals`)).toEqual({
      day,
      players: 1,
      totals: [[entry.total, 1]],
    });
  },
);

test('a beginning that failed leaves neither a player nor an attempt, and no cookie', async () => {
  const { day, ...world } = worldOfDay();
  const client = createClient(world);
  await client.get(`/api/challenges/${day}`);
  const rows = () =>
    env.DB.prepare(
      'SELECT (SELECT count(*) FROM players) p, (SELECT count(*) FROM attempts) a',
    ).all();
  const before = (await rows()).results;
  const broken = withFault(client, world.clock.now, 'before', 'insert into "attempts"');
  const response = await broken.call('POST', attemptPath(day), {});
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(await refusalOf(response)).toBe('503 database-fault');
  expect((await rows()).results).toEqual(before);
  expect((await client.call('POST', attemptPath(day), {})).status).toBe(201);
});

test('the log of a fault names the request and holds no token and no value of a query', async () => {
  const { day, ...world } = worldOfDay();
  const client = createClient(world);
  await client.post(attemptPath(day), {});
  const broken = withFault(client, world.clock.now, 'before', 'update "players"');
  const response = await broken.call('PATCH', '/api/me', { name: 'Rosalinda' });
  const { requestId } = await response.json<{ requestId: string }>();
  expect(logged).toHaveLength(1);
  const line = JSON.parse(logged[0]!);
  expect(line).toMatchObject({ requestId, method: 'PATCH', route: '/api/me' });
  expect(line.message).toContain('overloaded');
  for (const secret of ['Rosalinda', client.cookie!.split('=')[1]!]) {
    expect(logged[0]).not.toContain(secret);
  }
});

test('a mistake of ours is 500, logged in full and answered plainly', async () => {
  const world = createWorld();
  Object.defineProperty(world.clock, 'now', {
    get() {
      throw new Error('the secret reason');
    },
  });
  const response = await createClient(world).call('GET', '/api/challenges/today');
  const text = await response.clone().text();
  expect(await refusalOf(response)).toBe('500 internal-error');
  expect(text).not.toContain('secret');
  expect(logged[0]).toContain('the secret reason');
});

/** The same browser at a server whose database fails. */
function withFault(client: Client, now: number, fault: Fault, where = ''): Client {
  const broken = createClient(createWorld({ now, db: faultyDatabase(fault, where) }));
  broken.cookie = client.cookie;
  return broken;
}
