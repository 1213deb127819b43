import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { createClient, refusalOf } from './support/client.ts';
import { attemptPath, playDay } from './support/player.ts';
import { createWorld, worldOfDay } from './support/world.ts';

const DEEP = `${'['.repeat(2000)}${']'.repeat(2000)}`;

/** Bodies that no call takes. */
const NOT_BODIES = [
  '',
  ' ',
  'null',
  'true',
  '0',
  '"{}"',
  '[]',
  '[{}]',
  '{',
  "{'a':1}",
  '{"a":1,}',
  'undefined',
  '\u0000',
  DEEP,
  `{"a":${DEEP}}`,
  '{"__proto__":{}}',
  '{"constructor":1}',
  '{"toString":1}',
  '{"":1}',
  '{"\\ud800":1}',
];

test.each(NOT_BODIES)('the body %j is malformed for every write', async (body) => {
  const { day, ...world } = worldOfDay();
  const client = createClient(world);
  for (const [method, path] of [
    ['POST', attemptPath(day)],
    ['POST', `${attemptPath(day)}/moves`],
    ['POST', `/api/challenges/${day}/entries`],
    ['PATCH', '/api/me'],
  ] as const) {
    expect(await refusalOf(client.call(method, path, body))).toBe('400 malformed');
  }
});

test.each([
  '{"step":0}',
  '{"move":{"hold":0}}',
  '{"step":"0","move":{"hold":0}}',
  '{"step":-1,"move":{"hold":0}}',
  '{"step":0.5,"move":{"hold":0}}',
  '{"step":1e999,"move":{"hold":0}}',
  '{"step":null,"move":{"hold":0}}',
  '{"step":0,"move":{"hold":"0"}}',
  '{"step":0,"move":{"hold":null}}',
  '{"step":0,"move":{"score":7}}',
  '{"step":0,"move":{"score":["chance"]}}',
  '{"step":0,"move":{}}',
  '{"step":0,"move":[]}',
  '{"step":0,"move":"chance"}',
  '{"step":0,"move":{"hold":0,"score":"chance"}}',
  '{"step":0,"move":{"hold":0,"more":1}}',
  '{"step":0,"move":{"hold":0,"__proto__":{}}}',
  '{"step":0,"move":{"hold":0},"day":"2026-11-30"}',
  '{"step":0,"move":{"hold":0},"__proto__":{"step":1}}',
])('the move %s is malformed and changes nothing', async (body) => {
  const { day, ...world } = worldOfDay();
  const client = createClient(world);
  const begun = await client.post(attemptPath(day), {});
  const response = client.call('POST', `${attemptPath(day)}/moves`, body);
  expect(await refusalOf(response)).toBe('400 malformed');
  expect(await client.get(attemptPath(day))).toEqual(begun);
});

test('an entry is malformed in every part, and none is stored', async () => {
  const { day, ...world } = worldOfDay();
  const client = createClient(world);
  const { transcript, total } = await playDay(client, day);
  const { turns } = transcript;
  const path = `/api/challenges/${day}/entries`;
  for (const body of [
    { transcript },
    { total },
    { transcript, total: `${total}` },
    { transcript, total: null },
    { transcript: null, total },
    { transcript: 'x', total },
    { transcript: [], total },
    { transcript: {}, total },
    { transcript, total, place: 1 },
    { transcript: { ...transcript, total }, total },
    { transcript: { ...transcript, version: '1' }, total },
    { transcript: { ...transcript, day: 'today' }, total },
    { transcript: { ...transcript, turns: {} }, total },
    { transcript: { ...transcript, turns: turns.map(({ box }) => ({ box })) }, total },
    {
      transcript: { ...transcript, turns: turns.map(({ box }) => ({ box, holds: [null] })) },
      total,
    },
    { transcript: { ...transcript, turns: turns.map((turn) => ({ ...turn, dice: 1 })) }, total },
  ]) {
    expect(await refusalOf(client.call('POST', path, body))).toBe('400 malformed');
  }
  const proto = JSON.stringify({ transcript, total }).replace('{', '{"__proto__":{"name":"x"},');
  expect(await refusalOf(client.call('POST', path, proto))).toBe('400 malformed');
  expect(await client.get(`/api/challenges/${day}/totals`)).toMatchObject({ players: 0 });
});

test.each([
  'trece',
  '=',
  ';;;',
  '__Host-trece=',
  `__Host-trece=${'A'.repeat(42)}`,
  `__Host-trece=${'A'.repeat(5000)}`,
  `__Host-trece="${'A'.repeat(43)}"`,
  `__Host-trece=%00%FF%E0%A4%A`,
  `__Host-trece='; DROP TABLE players; --`,
  `__Host-trece=${'A'.repeat(43)}; __Host-trece=${'B'.repeat(43)}`,
])('the cookie %s counts as none', async (cookie) => {
  const { day, ...world } = worldOfDay();
  const client = createClient(world);
  client.cookie = cookie;
  expect(await client.get('/api/me')).toMatchObject({ name: null });
  client.cookie = cookie;
  expect((await client.call('POST', attemptPath(day), {})).status).toBe(201);
});

test('no address makes a fault of ours', async () => {
  const client = createClient(createWorld());
  const parts = [
    '%',
    '%%',
    '%ZZ',
    '%00',
    '%2e%2e',
    '..',
    '%E0%A4%A',
    '%ED%A0%80',
    '/',
    '//',
    '//evil.test/',
    '*',
    '{}',
    "'",
    '\\',
    '🎲',
    'x'.repeat(3000),
    '__proto__',
    'constructor',
    ':day',
    '1e3',
    '-1',
  ];
  for (const part of parts) {
    for (const path of [
      `/${part}`,
      `/d/${part}`,
      `/api/${part}`,
      `/api/challenges/${part}`,
      `/api/challenges/${part}/attempt`,
      `/api/challenges/2026-11-30/${part}`,
      `/api/challenges/2026-11-30/entries/${part}`,
      `/api/challenges/2026-11-30/leaderboard?after=${part}&limit=${part}`,
      `/api/challenges/today?${part}=${part}`,
    ]) {
      const { status } = await client.call('GET', path);
      expect([200, 400, 404], path).toContain(status);
      for (const method of ['POST', 'PATCH', 'DELETE', 'OPTIONS']) {
        const { status: other } = await client.call(method, path, {});
        expect([400, 404, 405], `${method} ${path}`).toContain(other);
      }
    }
  }
});

test("a lying client changes neither its attempt nor anybody's board", async () => {
  const { day, ...world } = worldOfDay();
  const [honest, liar] = [createClient(world), createClient(world)];
  const game = await playDay(honest, day);
  await liar.post(attemptPath(day), {});
  const path = `/api/challenges/${day}/entries`;
  const before = await liar.get(attemptPath(day));
  const claims = [
    { transcript: game.transcript, total: game.total },
    { transcript: game.transcript, total: 1575 },
    { transcript: { ...game.transcript, day: '2026-11-29' }, total: 1575 },
  ];
  for (const claim of claims) expect((await liar.call('POST', path, claim)).ok).toBe(false);
  for (const step of [1, 12, 38, 2 ** 53]) {
    const move = { step, move: { score: 'chance' } };
    expect(await refusalOf(liar.call('POST', `${attemptPath(day)}/moves`, move))).toBe(
      '409 step-ahead',
    );
  }
  expect(await liar.get(attemptPath(day))).toEqual(before);
  const { results } = await env.DB.prepare('SELECT count(*) AS n FROM entries').all();
  expect(results).toEqual([{ n: 0 }]);
});
