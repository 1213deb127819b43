import { env } from 'cloudflare:workers';
import { afterEach, expect, test, vi } from 'vitest';
import { runSchedule } from '../../worker/schedule.ts';
import type { SheetAnswer, SheetLinkAnswer } from '../../worker/wire.ts';
import { PAGE } from './support/assets.ts';
import { createClient, refusalOf } from './support/client.ts';
import { counterOf } from './support/counters.ts';
import { faultyDatabase } from './support/faulty.ts';
import { servicesAt } from './support/past-day.ts';
import { seatWith, someSheet } from './support/sheet.ts';
import { createWorld } from './support/world.ts';

const YEAR = 365 * 24 * 60 * 60 * 1000;

afterEach(() => vi.restoreAllMocks());

test('a saved sheet is there for whoever has its link, without a player and unverified', async () => {
  const world = createWorld();
  const client = createClient(world);
  const { key, game } = someSheet();
  const response = await client.call('POST', '/api/sheets', { key, game });
  expect(response.status).toBe(201);
  expect(client.cookie).toBeNull();
  const link = await response.json<SheetLinkAnswer>();
  // 128 bits in base64url.
  expect(link.id).toMatch(/^[\w-]{22}$/);
  expect(link).toEqual({
    id: link.id,
    url: `https://trece.test/s/${link.id}`,
    keptUntil: world.clock.now + YEAR,
  });
  const read = await createClient(world).call('GET', `/api/sheets/${link.id}`);
  expect(read.headers.get('cache-control')).toBe('no-store');
  expect(await read.json<SheetAnswer>()).toEqual({ ...link, game, verified: false });
  expect(JSON.stringify(await rows())).not.toContain(key);
});

test('a saving that is repeated, for want of its answer, comes to the same link', async () => {
  const client = createClient(createWorld());
  const sheet = someSheet();
  const first = await client.post<SheetLinkAnswer>('/api/sheets', sheet);
  const again = await client.call('POST', '/api/sheets', sheet);
  expect([again.status, await again.json()]).toEqual([200, first]);
  const both = await Promise.all(
    [0, 1].map(() => client.post<SheetLinkAnswer>('/api/sheets', someSheet({}, 'k'.repeat(43)))),
  );
  expect(both[0]).toEqual(both[1]);
});

test('whoever has the key removes a sheet, and nobody else', async () => {
  const client = createClient(createWorld());
  const sheet = someSheet();
  const { id } = await client.post<SheetLinkAnswer>('/api/sheets', sheet);
  const path = `/api/sheets/${id}`;
  const other = { key: someSheet().key };
  expect(await refusalOf(client.call('DELETE', path, other))).toBe('404 not-found');
  expect(await refusalOf(client.call('DELETE', path, {}))).toBe('400 malformed');
  expect((await client.call('GET', path)).status).toBe(200);
  expect((await client.call('DELETE', path, { key: sheet.key })).status).toBe(200);
  expect(await refusalOf(client.call('DELETE', path, { key: sheet.key }))).toBe('404 not-found');
  expect(await refusalOf(client.call('GET', path))).toBe('404 not-found');
});

test('a sheet is gone after a year, from sight at once and from the database by schedule', async () => {
  const world = createWorld();
  const client = createClient(world);
  const { id } = await client.post<SheetLinkAnswer>('/api/sheets', someSheet());
  const savedAt = world.clock.now;
  world.clock.now = savedAt + YEAR - 1;
  expect((await client.call('GET', `/api/sheets/${id}`)).status).toBe(200);
  await runSchedule(servicesAt(savedAt + YEAR));
  expect((await rows()).some((row) => row.id === id)).toBe(true);
  world.clock.now = savedAt + YEAR;
  expect(await refusalOf(client.call('GET', `/api/sheets/${id}`))).toBe('404 not-found');
  await runSchedule(servicesAt(savedAt + YEAR + 1));
  expect((await rows()).some((row) => row.id === id)).toBe(false);
});

test('a name that is refused today refuses no sheet and is not shown', async () => {
  const client = createClient(createWorld());
  const sheet = someSheet({ seats: seatWith({ name: 'www.ana.es' }) });
  const { id } = await client.post<SheetLinkAnswer>('/api/sheets', sheet);
  const { game } = await client.get<SheetAnswer>(`/api/sheets/${id}`);
  expect(game.seats.map(({ name }) => name)).toEqual(['']);
});

const SCORES = seatWith({})[0]!.scores as number[];

test.each([
  ['rules that do not exist', { rules: 'nothing/1' }, '422 unsupported-rules'],
  ['7 ones', { seats: seatWith({ scores: SCORES.with(0, 7), total: 412 }) }, '422 impossible-card'],
  ['a box too few', { seats: seatWith({ scores: SCORES.slice(1) }) }, '422 impossible-card'],
  [
    'further fives over a 0',
    { seats: seatWith({ scores: SCORES.with(11, 0), total: 358 }) },
    '422 impossible-card',
  ],
  [
    'a box left open',
    { seats: seatWith({ scores: [...SCORES.slice(0, 12), null as never], total: 388 }) },
    '422 impossible-card',
  ],
  ['a point too many', { seats: seatWith({ total: 409 }) }, '422 total-mismatch'],
  ['nobody', { seats: [] }, '400 malformed'],
  ['nine at the table', { seats: Array(9).fill(seatWith({})[0]) }, '400 malformed'],
  ['an empty name', { seats: seatWith({ name: '' }) }, '400 malformed'],
  ['half a point', { seats: seatWith({ total: 0.5 }) }, '400 malformed'],
  ['forty boxes', { seats: seatWith({ scores: Array(40).fill(0) }) }, '400 malformed'],
  ['an id that is none', { id: '../x' }, '400 malformed'],
  ['a time beyond all dates', { finishedAt: 8.64e15 + 1 }, '400 malformed'],
  ['more than it has', { more: 1 } as never, '400 malformed'],
])('a sheet with %s is refused and not kept', async (_, change, refusal) => {
  const client = createClient(createWorld());
  const before = (await rows()).length;
  expect(await refusalOf(client.call('POST', '/api/sheets', someSheet(change)))).toBe(refusal);
  expect(await rows()).toHaveLength(before);
});

test('a sheet follows the rules of all writes', async () => {
  const client = createClient(createWorld());
  const post = (body: unknown, headers = {}) =>
    refusalOf(client.call('POST', '/api/sheets', body, headers));
  expect(await post(someSheet({}, 'short'))).toBe('400 malformed');
  expect(await post(someSheet(), { origin: 'https://other.test' })).toBe('403 cross-site');
  expect(await post(someSheet(), { 'content-type': 'text/plain' })).toBe(
    '415 unsupported-media-type',
  );
  const long = {
    seats: Array(8).fill(seatWith({ player: 'p'.repeat(200), name: 'ñ'.repeat(200) })[0]),
  };
  expect(await post(someSheet(long))).toBe('413 body-too-large');
});

test('sheets are counted by address, and one too many is refused', async () => {
  const SHEETS = counterOf(2);
  const client = createClient(createWorld({ env: { SHEETS } }));
  const save = (address: string) =>
    client.call('POST', '/api/sheets', someSheet(), { 'cf-connecting-ip': address });
  for (const status of [201, 201]) expect((await save('192.0.2.1')).status).toBe(status);
  expect(await refusalOf(save('192.0.2.1'))).toBe('429 too-many-calls');
  expect((await save('192.0.2.2')).status).toBe(201);
});

test.each(['before', 'after'] as const)(
  'a database that fails %s saving is 503, and the next try comes to one sheet',
  async (fault) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const sheet = someSheet();
    const broken = createClient(createWorld({ db: faultyDatabase(fault, 'insert into "sheets"') }));
    const refused = await broken.call('POST', '/api/sheets', sheet);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(await refusalOf(refused)).toBe('503 database-fault');
    const client = createClient(createWorld());
    const before = (await rows()).length;
    const { id } = await client.post<SheetLinkAnswer>('/api/sheets', sheet);
    expect(await rows()).toHaveLength(fault === 'after' ? before : before + 1);
    expect((await client.call('GET', `/api/sheets/${id}`)).status).toBe(200);
  },
);

test('the page of a sheet is for nobody’s index', async () => {
  const client = createClient(createWorld());
  const response = await client.call('GET', `/s/${'a'.repeat(22)}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.text()).toBe(PAGE);
});

test.each([
  ['a short id', "INSERT INTO sheets VALUES ('x', printf('%043d', 0), '{}', 0)"],
  ['a short key', "INSERT INTO sheets VALUES (printf('%022d', 0), 'x', '{}', 0)"],
  ['no game', "INSERT INTO sheets VALUES (printf('%022d', 0), printf('%043d', 0), '', 0)"],
])('the database refuses a sheet with %s', async (_, statement) => {
  await expect(env.DB.prepare(statement).run()).rejects.toThrow(/constraint/);
});

async function rows(): Promise<{ id: string }[]> {
  return (await env.DB.prepare('SELECT * FROM sheets').all<{ id: string }>()).results;
}
