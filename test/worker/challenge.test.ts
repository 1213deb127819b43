import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { dayNumber, dayOfNumber, timesOf } from '../../engine/day.ts';
import type { HealthAnswer } from '../../worker/operator-wire.ts';
import vectors from '../engine/dice-stream.jsonl?raw';
import { createClient, refusalOf } from './support/client.ts';
import { attemptPath, enterDay } from './support/player.ts';
import { createWorld, KEY, KEYS, worldOfDay } from './support/world.ts';

const OTHER_KEY = 'ff'.repeat(32);

test("today's challenge names its day, its times, the present time and its rules", async () => {
  const world = createWorld();
  const row = JSON.parse(vectors.split('\n')[0]!);
  expect(await createClient(world).get('/api/challenges/today')).toEqual({
    day: '2026-11-30',
    number: 334,
    ...timesOf(row.day),
    now: world.clock.now,
    commitment: row.commitment,
    rules: 'forced-joker/1',
    players: 0,
  });
});

test('players counts the entries so far, not the games begun', async () => {
  const { day, ...world } = worldOfDay();
  const client = createClient(world);
  await createClient(world).post(attemptPath(day), {});
  expect(await client.get(`/api/challenges/${day}`)).toMatchObject({ players: 0 });
  await enterDay(client, day);
  expect(await client.get(`/api/challenges/${day}`)).toMatchObject({ players: 1 });
});

test('a new key changes no day that was needed before, and deals the days after', async () => {
  const { day, ...world } = worldOfDay();
  const before = await createClient(world).get<{ commitment: string }>(`/api/challenges/${day}`);
  const rotated = createWorld({ now: world.clock.now, keys: `${KEYS},k2=${OTHER_KEY}` });
  expect(await createClient(rotated).get(`/api/challenges/${day}`)).toEqual(before);
  expect((await createClient(rotated).call('POST', attemptPath(day), {})).status).toBe(201);
  await createClient(rotated).get('/api/challenges/2026-02-01');
  const { results } = await env.DB.prepare(
    'SELECT day, key_id FROM challenges WHERE day IN (32, ?) ORDER BY day',
  )
    .bind(dayNumber(day))
    .all();
  expect(results).toEqual([
    { day: 32, key_id: 'k2' },
    { day: dayNumber(day), key_id: 'k1' },
  ]);
});

test.each([
  ['removed', `k2=${OTHER_KEY}`],
  ['replaced under its name', `k1=${OTHER_KEY}`],
  ['unreadable', `k1=${KEY.slice(1)}`],
  ['missing', undefined],
])('with its key %s a day deals no dice and loses no game', async (_, keys) => {
  const { day, ...world } = worldOfDay();
  const client = createClient(world);
  const begun = await client.post(attemptPath(day), {});
  const broken = createClient(createWorld({ now: world.clock.now, keys }));
  broken.cookie = client.cookie;
  const calls = [
    broken.call('POST', attemptPath(day), {}),
    broken.call('GET', attemptPath(day)),
    broken.call('POST', `${attemptPath(day)}/moves`, { step: 0, move: { hold: 0 } }),
  ];
  for (const call of calls) {
    expect((await call).headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await refusalOf(call)).toBe('503 key-missing');
  }
  expect(await client.get(attemptPath(day))).toEqual(begun);
});

test('health is ok with a key, a database and a clock', async () => {
  const world = createWorld({ now: timesOf(dayOfNumber(1)).opensAt });
  const response = await createClient(world).call('GET', '/api/health');
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({
    ok: true,
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    database: true,
    keys: true,
    clock: true,
    missingKeys: [],
    overdue: null,
  });
});

test('health fails loudly when a key is missing or a needed one was removed', async () => {
  const { day, ...world } = worldOfDay();
  await createClient(world).get(`/api/challenges/${day}`);
  for (const keys of [undefined, `k2=${OTHER_KEY}`]) {
    const broken = createClient(createWorld({ now: world.clock.now, keys }));
    const response = await broken.call('GET', '/api/health');
    expect([response.status, await response.json()]).toMatchObject([
      503,
      { ok: false, keys: false, database: true },
    ]);
  }
});

test('a day that is published needs its key no more for health', async () => {
  const day = dayOfNumber(90);
  const later = timesOf(day).revealsAt;
  await createClient(createWorld({ now: later })).get(`/api/challenges/${day}`);
  const rotated = createWorld({ now: later, keys: `k2=${OTHER_KEY}` });
  const health = await (
    await createClient(rotated).call('GET', '/api/health')
  ).json<HealthAnswer>();
  expect(health.published).toEqual({ day, at: later });
  await env.DB.prepare('DELETE FROM challenges WHERE day > 90').run();
  expect((await createClient(rotated).call('GET', '/api/health')).status).toBe(200);
});

test('twenty first requests of a day write one row', async () => {
  const { day, ...world } = worldOfDay();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => createClient(world).get(`/api/challenges/${day}`)),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
});
