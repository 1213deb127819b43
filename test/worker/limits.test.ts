import { env } from 'cloudflare:workers';
import { afterEach, expect, test, vi } from 'vitest';
import { networkOf } from '../../worker/limits.ts';
import type { AttemptAnswer, MoveAnswer } from '../../worker/wire.ts';
import { createClient, refusalOf } from './support/client.ts';
import { counterOf } from './support/counters.ts';
import { attemptPath } from './support/player.ts';
import { createWorld, worldOfDay } from './support/world.ts';

afterEach(() => vi.restoreAllMocks());

const from = (address: string) => ({ 'cf-connecting-ip': address });

test('sixty players a minute come from one address, the next is refused and told when to return', async () => {
  const NEW_PLAYERS = counterOf(60);
  const { day, ...world } = worldOfDay({ env: { NEW_PLAYERS } });
  const begin = (address: string) =>
    createClient(world).call('POST', attemptPath(day), {}, from(address));
  for (let count = 0; count < 60; count += 1) expect((await begin('192.0.2.1')).status).toBe(201);
  const refused = await begin('192.0.2.1');
  expect(refused.headers.get('retry-after')).toBe('60');
  expect(refused.headers.getSetCookie()).toEqual([]);
  expect(await refusalOf(refused)).toBe('429 too-many-players');
  expect((await begin('192.0.2.2')).status).toBe(201);
});

test('whoever has a player is no new one, however many come from the address', async () => {
  const NEW_PLAYERS = counterOf(1);
  const { day, ...world } = worldOfDay({ env: { NEW_PLAYERS } });
  const client = createClient(world);
  for (const status of [201, 200, 200]) {
    const { status: answered } = await client.call('POST', attemptPath(day), {}, from('::1'));
    expect(answered).toBe(status);
  }
  expect([...NEW_PLAYERS.keys.values()]).toEqual([1]);
});

test('a call of one player above their limit is refused, changes nothing, and the game goes on', async () => {
  const PLAYER_CALLS = counterOf(3);
  const { day, clock, ...world } = worldOfDay({ env: { PLAYER_CALLS } });
  const client = createClient(world);
  await client.post(attemptPath(day), {});
  const path = `${attemptPath(day)}/moves`;
  for (let step = 0; step < 2; step += 1) await client.post(path, { step, move: { hold: 0 } });
  await client.get(attemptPath(day));
  for (const [method, at, body] of [
    ['POST', path, { step: 2, move: { score: 'chance' } }],
    ['GET', '/api/me'],
    ['GET', '/api/challenges/today'],
    ['DELETE', '/api/me', {}],
  ] as const) {
    const refused = await client.call(method, at, body);
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(await refusalOf(refused)).toBe('429 too-many-calls');
  }
  expect((await createClient(world).call('GET', '/api/me')).status).toBe(200);
  PLAYER_CALLS.keys.clear();
  expect(await client.get<AttemptAnswer>(attemptPath(day))).toMatchObject({ step: 2 });
  const move = { step: 2, move: { score: 'chance' } };
  expect(await client.post<MoveAnswer>(path, move)).toMatchObject({ step: 3 });
});

test('recovery codes are tried at most so often from one address', async () => {
  const world = createWorld({ env: { NEW_PLAYERS: counterOf(2) } });
  const attempt = () =>
    createClient(world).call('POST', '/api/me/recover', { code: 'x' }, from('192.0.2.9'));
  for (const refusal of ['400 malformed', '400 malformed', '429 too-many-calls']) {
    expect(await refusalOf(attempt())).toBe(refusal);
  }
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:192.0.2.1', '192.0.2.1'],
  ['::ffff:c000:201', '192.0.2.1'],
  ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
  ['0000:0000:0000:0000:0000:ffff:c000:0201', '192.0.2.1'],
  ['::fffe:192.0.2.1', '0:0:0:0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8:0:0:1::', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['::', '0:0:0:0'],
  ['nonsense:', expect.any(String)],
])('%s belongs to %s', (address, network) => {
  expect(networkOf(address)).toEqual(network);
});

test('an IPv6 household is one address, its neighbour another', async () => {
  const { day, ...world } = worldOfDay({ env: { NEW_PLAYERS: counterOf(1) } });
  const begin = async (address: string) =>
    (await createClient(world).call('POST', attemptPath(day), {}, from(address))).status;
  expect(await begin('2001:db8:0:1::1')).toBe(201);
  expect(await begin('2001:db8:0:1:ffff::2')).toBe(429);
  expect(await begin('2001:db8:0:2::1')).toBe(201);
});

test('a counter that fails limits nobody', async () => {
  const broken: RateLimit = { limit: () => Promise.reject(new Error('counter away')) };
  const { day, ...world } = worldOfDay({ env: { NEW_PLAYERS: broken, PLAYER_CALLS: broken } });
  const client = createClient(world);
  expect((await client.call('POST', attemptPath(day), {}, from('192.0.2.1'))).status).toBe(201);
  expect((await client.call('GET', '/api/me')).status).toBe(200);
});

test('no address is stored, logged or handed to a counter', async () => {
  const said: string[] = [];
  for (const level of ['log', 'warn', 'error', 'info', 'debug'] as const) {
    vi.spyOn(console, level).mockImplementation((...values) => said.push(values.join(' ')));
  }
  const NEW_PLAYERS = counterOf(60);
  const { day, ...world } = worldOfDay({ env: { NEW_PLAYERS, PLAYER_CALLS: counterOf(240) } });
  const addresses = ['203.0.113.77', '2001:db8:abcd:12::77'];
  for (const address of addresses) {
    const client = createClient(world);
    await client.call('POST', attemptPath(day), {}, from(address));
    await client.call('POST', '/api/me/recover', { code: 'x' }, from(address));
    await client.call('DELETE', '/api/me', {}, from(address));
  }
  const tables = await env.DB.prepare(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND name NOT LIKE 'sqlite%'",
  ).all<{ name: string }>();
  const rows = tables.results.map(({ name }) => env.DB.prepare(`SELECT * FROM ${name}`).all());
  const kept = JSON.stringify((await Promise.all(rows)).map(({ results }) => results));
  expect(kept).toContain('token_hash');
  for (const text of [...addresses, '203.0.113', 'abcd:12']) {
    expect([kept, said.join(), [...NEW_PLAYERS.keys.keys()].join()].join()).not.toContain(text);
  }
  for (const key of NEW_PLAYERS.keys.keys()) expect(kept).not.toContain(key);
});
