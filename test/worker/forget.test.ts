import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { type Day, dayNumber, dayOfNumber, timesOf } from '../../engine/day.ts';
import type {
  AttemptAnswer,
  LeaderboardAnswer,
  PlayerAnswer,
  RecoveryAnswer,
} from '../../worker/wire.ts';
import { type Client, createClient, refusalOf } from './support/client.ts';
import { attemptPath, enterDay, playDay, submit } from './support/player.ts';
import { createWorld, worldOfDay } from './support/world.ts';

const NOBODY = { name: null, generated: false, streak: 0, longestStreak: 0, history: [], open: [] };

const forget = (client: Client) => client.call('DELETE', '/api/me', {});
const begin = (client: Client, day: Day) => client.call('POST', attemptPath(day), {});
const nextDay = (day: Day) => dayOfNumber(dayNumber(day) + 1);

test('a forgotten player is nobody, and forgetting again is harmless', async () => {
  const { day, ...world } = worldOfDay();
  const client = createClient(world);
  await enterDay(client, day);
  for (let time = 0; time < 3; time += 1) {
    const response = await forget(client);
    expect([response.status, await response.json()]).toEqual([200, NOBODY]);
    expect(await client.get('/api/me')).toEqual(NOBODY);
  }
  expect(await refusalOf(client.call('PATCH', '/api/me', { name: 'Ana' }))).toBe('404 no-player');
  expect(await refusalOf(client.call('POST', '/api/me/recovery', {}))).toBe('404 no-player');
});

test('a browser that was never a player can be forgotten', async () => {
  const client = createClient(createWorld());
  expect((await forget(client)).status).toBe(200);
  client.cookie = `__Host-trece=${'a'.repeat(43)}`;
  const response = await forget(client);
  expect(response.status).toBe(200);
  expect(response.headers.getSetCookie()).toEqual([expect.stringContaining('Max-Age=0')]);
});

test('the entry stays on the board without a name, and leads to nobody', async () => {
  const { day, ...world } = worldOfDay();
  const client = createClient(world);
  const { entry } = await enterDay(client, day);
  await client.call('PATCH', '/api/me', { name: 'Rosalinda' });
  const reader = createClient(world);
  await begin(reader, day);
  const report = `/api/challenges/${day}/entries/${entry.id}/report`;
  expect((await reader.call('POST', report, {})).status).toBe(202);
  await forget(client);
  const board = await client.get<LeaderboardAnswer>(`/api/challenges/${day}/leaderboard`);
  expect(board.entries).toEqual([{ ...entry, place: 1, name: '' }]);
  expect(board.me).toBe(undefined);
  for (const table of ['players', 'attempts', 'entries', 'tombstones', 'totals', 'reports']) {
    const { results } = await env.DB.prepare(`SELECT * FROM ${table}`).all();
    expect(JSON.stringify(results)).not.toContain('Rosalinda');
  }
});

test('a day that was finished is shown again, not played again', async () => {
  const { day, ...world } = worldOfDay();
  const client = createClient(world);
  const game = await playDay(client, day);
  await forget(client);
  for (const method of ['POST', 'GET']) {
    const response = await client.call(
      method,
      attemptPath(day),
      method === 'POST' ? {} : undefined,
    );
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ finished: true, rolls: game.rolls });
  }
  expect(await refusalOf(submit(client, game))).toBe('404 no-attempt');
});

test('a day that was begun is neither resumed nor begun again', async () => {
  const { day, ...world } = worldOfDay();
  const client = createClient(world);
  await begin(client, day);
  await client.post(`${attemptPath(day)}/moves`, { step: 0, move: { hold: 0 } });
  await forget(client);
  expect(await refusalOf(begin(client, day))).toBe('409 already-played');
  expect(await refusalOf(client.call('GET', attemptPath(day)))).toBe('404 no-attempt');
  const move = client.call('POST', `${attemptPath(day)}/moves`, { step: 1, move: { hold: 0 } });
  expect(await refusalOf(move)).toBe('404 no-attempt');
});

test('on another day the same token serves a new player, who cannot reopen the old day either', async () => {
  const { day, clock, ...world } = worldOfDay();
  const client = createClient(world);
  await begin(client, day);
  const { name } = await client.get<PlayerAnswer>('/api/me');
  const { cookie } = client;
  await forget(client);
  clock.now = timesOf(day).closesAt;
  expect((await begin(client, nextDay(day))).status).toBe(201);
  expect(client.cookie).toBe(cookie);
  const me = await client.get<PlayerAnswer>('/api/me');
  expect(me).toMatchObject({ open: [{ day: nextDay(day), step: 0 }] });
  expect(me.name).not.toBe(null);
  expect([name, me.name].every((text) => text !== '')).toBe(true);
  expect(await refusalOf(begin(client, day))).toBe('409 already-played');
  await forget(client);
  expect(await refusalOf(begin(client, nextDay(day)))).toBe('409 already-played');
  expect(await refusalOf(begin(client, day))).toBe('409 already-played');
});

test('an unfinished game of a forgotten player stays as it was, day after day of forgetting', async () => {
  const { day, ...world } = worldOfDay();
  const client = createClient(world);
  await begin(client, day);
  await client.post(`${attemptPath(day)}/moves`, { step: 0, move: { hold: 3 } });
  const rows = () =>
    env.DB.prepare('SELECT * FROM attempts WHERE day = ?').bind(dayNumber(day)).all();
  const before = (await rows()).results;
  for (let time = 0; time < 3; time += 1) await forget(client);
  expect((await rows()).results).toEqual(before);
});

test('once its last begun day is published the token is worth nothing', async () => {
  const day = dayOfNumber(20);
  const world = createWorld({ now: timesOf(day).opensAt });
  const client = createClient(world);
  await playDay(client, day);
  await forget(client);
  const kept = client.cookie;
  world.clock.now = timesOf(day).revealsAt;
  const published = await client.get<LeaderboardAnswer>(`/api/challenges/${day}/leaderboard`);
  expect(published.entries).toMatchObject([{ name: '' }]);
  expect(await refusalOf(client.call('GET', attemptPath(day)))).toBe('404 no-attempt');
  expect(await refusalOf(begin(client, day))).toBe('403 day-closed');
  expect((await begin(client, nextDay(day))).status).toBe(201);
  expect(client.cookie).not.toBe(kept);
});

test('the cookie of a forgotten player ends when the last begun day is published', async () => {
  const { day, clock, ...world } = worldOfDay();
  const client = createClient(world);
  await begin(client, day);
  const secondsLeft = (timesOf(day).revealsAt - clock.now) / 1_000;
  const lives = async (response: Response) => {
    const [set] = response.headers.getSetCookie();
    expect(set).toMatch(/^__Host-trece=[\w-]{43}; .*HttpOnly; Secure; SameSite=Lax$/);
    return Number(/Max-Age=(\d+)/.exec(set!)![1]) - secondsLeft;
  };
  expect(await lives(await forget(client))).toBe(600);
  expect(await lives(await forget(client))).toBe(600);
  // Whoever plays again has a player's cookie again.
  clock.now = timesOf(day).closesAt;
  expect(await lives(await begin(client, nextDay(day)))).toBe(400 * 86_400 - secondsLeft);
});

test('who asks who they are keeps their cookie: its change of code may not be answered yet', async () => {
  const day = dayOfNumber(24);
  const world = createWorld({ now: timesOf(day).opensAt });
  const client = createClient(world);
  await enterDay(client, day);
  world.clock.now = timesOf(day).revealsAt;
  await client.get(`/api/challenges/${day}`);
  const before = client.cookie;
  const rotation = { repeat: 'r'.repeat(43) };
  const { code } = await client.post<RecoveryAnswer>('/api/me/recovery/rotate', rotation);
  // The answer was lost, and the page loads anew.
  client.cookie = before;
  const response = await client.call('GET', '/api/me');
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(await client.post('/api/me/recovery/rotate', rotation)).toEqual({ code });
});

test('a player whose days are all published loses the cookie at once', async () => {
  const day = dayOfNumber(22);
  const world = createWorld({ now: timesOf(day).opensAt });
  const client = createClient(world);
  await enterDay(client, day);
  world.clock.now = timesOf(day).revealsAt;
  await client.get(`/api/challenges/${day}`);
  const response = await forget(client);
  expect(response.headers.getSetCookie()).toEqual(['__Host-trece=; Max-Age=0; Path=/; Secure']);
});

test('however DELETE and begin race, no token begins a day twice', async () => {
  for (let round = 0; round < 12; round += 1) {
    const { day, clock, ...world } = worldOfDay();
    const client = createClient(world);
    await begin(client, day);
    clock.now = timesOf(day).closesAt;
    const next = nextDay(day);
    const calls = Array.from({ length: 8 }, (_, at) =>
      at % 3 === round % 3 ? forget(client) : begin(client, next),
    );
    const answers = await Promise.all(calls);
    for (const { status } of answers) expect([200, 201, 409, 503]).toContain(status);
    const { results } = await env.DB.prepare('SELECT player FROM attempts WHERE day = ?')
      .bind(dayNumber(next))
      .all();
    expect(results).toHaveLength(answers.filter(({ status }) => status === 201).length);
    expect(results.length).toBeLessThanOrEqual(1);
    await forget(client);
    const again = await begin(client, next);
    if (results.length === 1) expect(await refusalOf(again)).toBe('409 already-played');
  }
});

test('two beginnings at once by a token without its player make one player', async () => {
  const { day, clock, ...world } = worldOfDay();
  const client = createClient(world);
  await begin(client, day);
  await forget(client);
  clock.now = timesOf(day).closesAt;
  const answers = await Promise.all(Array.from({ length: 6 }, () => begin(client, nextDay(day))));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 201]);
  const attempts = await Promise.all(answers.map((answer) => answer.json<AttemptAnswer>()));
  expect(new Set(attempts.map(({ rolls }) => rolls.join())).size).toBe(1);
});
