import { expect, test } from 'vitest';
import { type Day, dayNumber, dayOfNumber, timesOf } from '../../engine/day.ts';
import { createClient, refusalOf } from './support/client.ts';
import { attemptPath, playDay, submit } from './support/player.ts';
import { createWorld, worldOfDay } from './support/world.ts';

test('a day opens at its first millisecond and begins games up to its last', async () => {
  const { day, clock, ...world } = worldOfDay();
  const { opensAt, closesAt } = timesOf(day);
  const begin = () => createClient(world).call('POST', attemptPath(day), {});
  clock.now = opensAt - 1;
  expect(await refusalOf(begin())).toBe('403 day-not-open');
  clock.now = opensAt;
  expect((await begin()).status).toBe(201);
  clock.now = closesAt - 1;
  expect((await begin()).status).toBe(201);
  clock.now = closesAt;
  expect(await refusalOf(begin())).toBe('403 day-closed');
});

test('a game begun in time is resumed after the close, however late', async () => {
  const { day, clock, ...world } = worldOfDay();
  const client = createClient(world);
  const begun = await client.post(attemptPath(day), {});
  for (const time of [timesOf(day).closesAt, timesOf(day).revealsAt + 1e10]) {
    clock.now = time;
    const again = await client.call('POST', attemptPath(day), {});
    expect([again.status, await again.json()]).toEqual([200, begun]);
  }
});

test('moves are taken until two hours after the close, to the millisecond', async () => {
  const { day, clock, ...world } = worldOfDay();
  const client = createClient(world);
  await client.post(attemptPath(day), {});
  const move = (step: number) =>
    client.call('POST', `${attemptPath(day)}/moves`, { step, move: { hold: 0 } });
  clock.now = timesOf(day).finishBy - 1;
  const answer = await (await move(0)).json();
  clock.now = timesOf(day).finishBy;
  expect(await refusalOf(move(1))).toBe('403 day-closed');
  expect(await refusalOf(move(2))).toBe('403 day-closed');
  const repeated = await move(0);
  expect([repeated.status, await repeated.json()]).toEqual([200, answer]);
  const stranger = createClient(world).call('POST', `${attemptPath(day)}/moves`, {
    step: 0,
    move: { hold: 0 },
  });
  expect(await refusalOf(stranger)).toBe('403 day-closed');
});

test('entries are taken until three hours after the close, and answered again after', async () => {
  const { day, clock, ...world } = worldOfDay();
  const { revealsAt } = timesOf(day);
  const [early, late] = [createClient(world), createClient(world)];
  const game = await playDay(early, day);
  await playDay(late, day);
  clock.now = revealsAt - 1;
  expect((await submit(early, game)).status).toBe(201);
  clock.now = revealsAt;
  expect(await refusalOf(submit(late, game))).toBe('403 day-closed');
  expect((await submit(early, game)).status).toBe(200);
  expect(await refusalOf(submit(createClient(world), game))).toBe('403 day-closed');
});

test('a day not open takes no move and no entry', async () => {
  const { day, ...world } = worldOfDay();
  const client = createClient(world);
  const { transcript, total } = await playDay(client, day);
  const tomorrow = dayOfNumber(dayNumber(day) + 1);
  const move = client.call('POST', `${attemptPath(tomorrow)}/moves`, {
    step: 0,
    move: { hold: 0 },
  });
  expect(await refusalOf(move)).toBe('403 day-not-open');
  const early = { transcript: { ...transcript, day: tomorrow }, total, rolls: [] };
  expect(await refusalOf(submit(client, early))).toBe('403 day-not-open');
});

test.each([
  ['a day that is none', '2026-02-29'],
  ['a day before the first', '2025-12-31'],
  ['a word', 'yesterday'],
  ['a year beyond four digits', '12026-11-30'],
  ['broken percent-encoding', '%E0%A4%A'],
  ['an encoded null', '2026-11-30%00'],
  ['blanks around', '%202026-11-30'],
])('%s is no such day, for every call', async (_, text) => {
  const client = createClient(createWorld());
  const base = `/api/challenges/${text}`;
  for (const path of ['', '/attempt', '/leaderboard', '/totals', '/entries/AAAAAAAAAAAAAAAA']) {
    expect(await refusalOf(client.call('GET', base + path))).toBe('404 no-such-day');
  }
  expect(await refusalOf(client.call('POST', `${base}/attempt`, {}))).toBe('404 no-such-day');
  const move = { step: 0, move: { hold: 0 } };
  expect(await refusalOf(client.call('POST', `${base}/attempt/moves`, move))).toBe(
    '404 no-such-day',
  );
});

test('days exist from number 1 to thirty days ahead', async () => {
  const world = createWorld();
  const client = createClient(world);
  const today = dayNumber('2026-11-30' as Day);
  for (const number of [1, today, today + 30]) {
    const day = dayOfNumber(number);
    expect(await client.get(`/api/challenges/${day}`)).toMatchObject({ day, number, players: 0 });
  }
  const beyond = client.call('GET', `/api/challenges/${dayOfNumber(today + 31)}`);
  expect(await refusalOf(beyond)).toBe('404 no-such-day');
});

test.each([
  ['zero', 0],
  ['the last millisecond before day 1', Date.UTC(2026, 0, 1) - 1],
  ['no number', Number.NaN],
  ['the year 10000', Date.UTC(10_000, 0, 1)],
])('a clock that reads %s plays no game', async (_, now) => {
  const client = createClient(createWorld({ now }));
  const response = await client.call('GET', '/api/challenges/today');
  expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(await refusalOf(response)).toBe('503 clock-fault');
  expect(await refusalOf(client.call('POST', attemptPath('2026-11-30' as Day), {}))).toBe(
    '503 clock-fault',
  );
  const health = await client.call('GET', '/api/health');
  expect([health.status, await health.json()]).toMatchObject([503, { ok: false, clock: false }]);
});

test('a game begun before midnight goes on after it, under its own day', async () => {
  const { day, clock, ...world } = worldOfDay();
  const client = createClient(world);
  clock.now = timesOf(day).closesAt - 1;
  await client.post(attemptPath(day), {});
  clock.now = timesOf(day).closesAt;
  const next = await client.get<{ day: Day }>('/api/challenges/today');
  expect(dayNumber(next.day)).toBe(dayNumber(day) + 1);
  const game = await playDay(client, day);
  expect((await submit(client, game)).status).toBe(201);
});
