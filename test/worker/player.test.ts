import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { dayNumber, dayOfNumber, timesOf } from '../../engine/day.ts';
import type { PlayerAnswer } from '../../worker/wire.ts';
import { createClient, refusalOf } from './support/client.ts';
import { attemptPath, enterDay, playDay } from './support/player.ts';
import { createWorld, worldOfDay } from './support/world.ts';

const HOUR = 3_600_000;

test('a browser without a player has no name and no history, and becomes none by asking', async () => {
  const client = createClient(createWorld());
  const nobody = {
    name: null,
    generated: false,
    streak: 0,
    longestStreak: 0,
    history: [],
    open: [],
  };
  expect(await client.get('/api/me')).toEqual(nobody);
  expect(client.cookie).toBe(null);
  client.cookie = '__Host-trece=nonsense; trece=more';
  expect(await client.get('/api/me')).toEqual(nobody);
});

test('on https the token is a __Host- cookie for four hundred days', async () => {
  const { day, ...world } = worldOfDay();
  const response = await createClient(world).call('POST', attemptPath(day), {});
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^__Host-trece=[A-Za-z0-9_-]{43}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    ),
  ]);
});

test.each(['http://localhost:8787', 'http://127.0.0.1', 'http://[::1]:8787'])(
  'on %s the token is a plain cookie, and works',
  async (origin) => {
    const { day, ...world } = worldOfDay();
    const client = createClient(world, origin);
    const response = await client.call('POST', attemptPath(day), {});
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^trece=[A-Za-z0-9_-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
    ]);
    expect((await client.call('POST', attemptPath(day), {})).status).toBe(200);
  },
);

test('each POST of an attempt renews the same token, and nothing else sets a cookie', async () => {
  const { day, ...world } = worldOfDay();
  const client = createClient(world);
  await client.post(attemptPath(day), {});
  const { cookie } = client;
  const again = await client.call('POST', attemptPath(day), {});
  expect(again.headers.getSetCookie()).toHaveLength(1);
  expect(client.cookie).toBe(cookie);
  const refused = await createClient(world).call('POST', attemptPath(day), '[]');
  expect(refused.headers.getSetCookie()).toEqual([]);
  expect((await client.call('GET', '/api/me')).headers.getSetCookie()).toEqual([]);
});

test('the database knows no token, only its hash', async () => {
  const { day, ...world } = worldOfDay();
  const client = createClient(world);
  await client.post(attemptPath(day), {});
  const token = client.cookie!.split('=')[1]!;
  for (const table of ['players', 'attempts', 'challenges']) {
    const { results } = await env.DB.prepare(`SELECT * FROM ${table}`).all();
    expect(JSON.stringify(results)).not.toContain(token);
  }
});

test('two first visits at once are two players', async () => {
  const { day, ...world } = worldOfDay();
  const [one, two] = [createClient(world), createClient(world)];
  await Promise.all([one.post(attemptPath(day), {}), two.post(attemptPath(day), {})]);
  expect(one.cookie).not.toBe(two.cookie);
});

test('days in a row make a streak, up to yesterday while today is not played', async () => {
  const { day, clock, ...world } = worldOfDay();
  const client = createClient(world);
  const first = dayNumber(day);
  const me = () => client.get<PlayerAnswer>('/api/me');
  const played = [];
  for (const number of [first, first + 1, first + 3, first + 4, first + 5]) {
    clock.now = timesOf(dayOfNumber(number)).opensAt + HOUR;
    const { entry } = await enterDay(client, dayOfNumber(number));
    played.unshift({ day: dayOfNumber(number), total: entry.total, at: entry.at });
  }
  expect(await me()).toMatchObject({ streak: 3, longestStreak: 3, history: played, open: [] });
  clock.now += 24 * HOUR;
  expect(await me()).toMatchObject({ streak: 3, longestStreak: 3 });
  clock.now += 24 * HOUR;
  expect(await me()).toMatchObject({ streak: 0, longestStreak: 3, history: played });
});

test('games that can still go on are listed until their own deadlines', async () => {
  const { day, clock, ...world } = worldOfDay();
  const client = createClient(world);
  const next = dayOfNumber(dayNumber(day) + 1);
  const { closesAt, finishBy, revealsAt } = timesOf(day);
  const open = async () => (await client.get<PlayerAnswer>('/api/me')).open;
  await client.post(attemptPath(day), {});
  await client.post(`${attemptPath(day)}/moves`, { step: 0, move: { hold: 0 } });
  clock.now = closesAt;
  await playDay(client, next);
  expect(await open()).toEqual([
    { day: next, step: 13, finished: true },
    { day, step: 1, finished: false },
  ]);
  clock.now = finishBy - 1;
  expect(await open()).toHaveLength(2);
  clock.now = finishBy;
  expect(await open()).toEqual([{ day: next, step: 13, finished: true }]);
  clock.now = revealsAt + 24 * HOUR - 1;
  expect(await open()).toHaveLength(1);
  clock.now = revealsAt + 24 * HOUR;
  expect(await open()).toEqual([]);
});

test('a finished game that was entered is not open', async () => {
  const { day, ...world } = worldOfDay();
  const client = createClient(world);
  await enterDay(client, day);
  expect(await client.get('/api/me')).toMatchObject({ open: [], history: [{ day }] });
});

test('a player is renamed, on the board too', async () => {
  const { day, ...world } = worldOfDay();
  const client = createClient(world);
  await enterDay(client, day);
  expect(await client.get('/api/me')).toMatchObject({ generated: true });
  const answer = await client.call('PATCH', '/api/me', { name: 'Ｅｖａ' });
  expect([answer.status, await answer.json()]).toMatchObject([
    200,
    { name: 'Eva', generated: false, history: [{ day }] },
  ]);
  expect(await client.get(`/api/challenges/${day}/leaderboard`)).toMatchObject({
    entries: [{ name: 'Eva' }],
    me: { name: 'Eva' },
  });
});

test('a refused name leaves the old one', async () => {
  const { day, ...world } = worldOfDay();
  const client = createClient(world);
  await client.post(attemptPath(day), {});
  const before = await client.get('/api/me');
  for (const [name, refusal] of [
    [' ', '422 name-empty'],
    ['x'.repeat(17), '422 name-too-long'],
    ['\ud800', '422 name-bad-characters'],
    ['Anа', '422 name-mixed-scripts'],
    ['442426', '422 name-like-dice'],
    ['ana.com', '422 name-like-link'],
    ['Trece', '422 name-reserved'],
    ['Puta', '422 name-not-allowed'],
    [7, '400 malformed'],
    [null, '400 malformed'],
  ]) {
    expect(await refusalOf(client.call('PATCH', '/api/me', { name }))).toBe(refusal);
  }
  expect(await client.get('/api/me')).toEqual(before);
});

test('nobody is renamed without a player', async () => {
  const client = createClient(createWorld());
  expect(await refusalOf(client.call('PATCH', '/api/me', { name: 'Eva' }))).toBe('404 no-player');
});

test('the name made up is in the language that the browser asks for', async () => {
  const { day, ...world } = worldOfDay();
  const client = createClient(world);
  await client.call('POST', attemptPath(day), {}, { 'accept-language': 'en-GB,en;q=0.9' });
  const { name } = await client.get<PlayerAnswer>('/api/me');
  expect(name).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+ \d{1,2}$/);
});
