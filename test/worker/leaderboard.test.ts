import { expect, test } from 'vitest';
import type { Day } from '../../engine/day.ts';
import { formatCursor } from '../../worker/cursor.ts';
import type { LeaderboardAnswer, PlacedEntry, TotalsAnswer } from '../../worker/wire.ts';
import { type Client, createClient, refusalOf } from './support/client.ts';
import { enterDay } from './support/player.ts';
import { seedEntries } from './support/seed.ts';
import { worldOfDay } from './support/world.ts';

test('a day that nobody entered has an empty board and an empty histogram', async () => {
  const { day, ...world } = worldOfDay();
  const client = createClient(world);
  expect(await client.get(boardPath(day))).toEqual({ day, players: 0, entries: [] });
  expect(await client.get(`/api/challenges/${day}/totals`)).toEqual({
    day,
    players: 0,
    totals: [],
  });
});

test('the board is best first, earlier before later, and equals share a place', async () => {
  const { day, ...world } = worldOfDay();
  await seedEntries(world, day, 700);
  const entries = await wholeBoard(createClient(world), day, 100);
  expect(entries).toHaveLength(700);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(700);
  const order = entries.toSorted((a, b) => b.total - a.total || a.at - b.at);
  expect(entries).toEqual(order);
  for (const entry of entries) {
    const better = entries.filter(({ total }) => total > entry.total).length;
    expect(entry.place).toBe(better + 1);
  }
});

test('places do not depend on the size of the page', async () => {
  const { day, ...world } = worldOfDay();
  await seedEntries(world, day, 330);
  const client = createClient(world);
  const whole = await wholeBoard(client, day, 100);
  for (const limit of [1, 2, 7, 50]) expect(await wholeBoard(client, day, limit)).toEqual(whole);
});

test('a page has fifty rows unless asked otherwise, and the last page no cursor', async () => {
  const { day, ...world } = worldOfDay();
  await seedEntries(world, day, 60);
  const client = createClient(world);
  const first = await client.get<LeaderboardAnswer>(boardPath(day));
  expect([first.entries.length, first.players]).toEqual([50, 60]);
  expect(first.next).toMatch(/^[A-Za-z0-9_-]+$/);
  const last = await client.get<LeaderboardAnswer>(`${boardPath(day)}?after=${first.next}`);
  expect(last.entries).toHaveLength(10);
  expect(last).not.toHaveProperty('next');
});

test('my own row comes along on every page, with its place', async () => {
  const { day, ...world } = worldOfDay();
  await seedEntries(world, day, 120);
  const client = createClient(world);
  const { entry, place } = await enterDay(client, day);
  for (const query of ['', '?limit=1', '?limit=100&flagged=out']) {
    const board = await client.get<LeaderboardAnswer>(boardPath(day) + query);
    expect(board.me).toEqual({ ...entry, place });
    expect(board.players).toBe(121);
  }
  const stranger = await createClient(world).get<LeaderboardAnswer>(boardPath(day));
  expect(stranger).not.toHaveProperty('me');
});

test('a forged cursor moves the page and never a place', async () => {
  const { day, ...world } = worldOfDay();
  await seedEntries(world, day, 330);
  const client = createClient(world);
  const whole = await wholeBoard(client, day, 100);
  const placeOf = new Map(whole.map(({ id, place }) => [id, place]));
  for (const total of [9999, 400, 399, 250, 100, 99, 0]) {
    for (const at of [0, 5, 999_999]) {
      const after = formatCursor({ total, at, id: 'zzzzzzzzzzzzzzzz' });
      const { entries } = await client.get<LeaderboardAnswer>(`${boardPath(day)}?after=${after}`);
      for (const { id, place } of entries) expect(place).toBe(placeOf.get(id));
    }
  }
});

test('unknown parameters are ignored', async () => {
  const { day, ...world } = worldOfDay();
  await seedEntries(world, day, 3);
  const client = createClient(world);
  const plain = await client.get(boardPath(day));
  expect(await client.get(`${boardPath(day)}?flagged=out&utm=1&place=1&offset=2`)).toEqual(plain);
});

test.each([
  'limit=0',
  'limit=101',
  'limit=abc',
  'limit=',
  'limit=1e1',
  'limit=-1',
  'limit=5&limit=6',
  'after=',
  'after=%00',
  'after=!!!!',
  'after=AAAA',
  'after=A',
  'after=é',
  'flagged=maybe',
  `after=${btoa('1.1.short')}`,
  `after=${btoa("1.1.' OR 1=1 --aaaa")}`,
  `limit=${'9'.repeat(400)}`,
])('the query %s is malformed', async (query) => {
  const { day, ...world } = worldOfDay();
  const response = createClient(world).call('GET', `${boardPath(day)}?${query}`);
  expect(await refusalOf(response)).toBe('400 malformed');
});

test('the histogram rises, and sums to the players', async () => {
  const { day, ...world } = worldOfDay();
  await seedEntries(world, day, 700);
  const client = createClient(world);
  const { totals, players } = await client.get<TotalsAnswer>(`/api/challenges/${day}/totals`);
  expect(totals.map(([total]) => total)).toEqual(Array.from({ length: 300 }, (_, at) => 100 + at));
  expect(totals.reduce((sum, [, count]) => sum + count, 0)).toBe(players);
  const entries = await wholeBoard(client, day, 100);
  for (const [total, count] of totals) {
    expect(entries.filter((entry) => entry.total === total)).toHaveLength(count);
  }
});

function boardPath(day: Day): string {
  return `/api/challenges/${day}/leaderboard`;
}

async function wholeBoard(client: Client, day: Day, limit: number): Promise<PlacedEntry[]> {
  const entries: PlacedEntry[] = [];
  let cursor = '';
  do {
    const path = `${boardPath(day)}?limit=${limit}${cursor}`;
    const page = await client.get<LeaderboardAnswer>(path);
    entries.push(...page.entries);
    cursor = page.next ? `&after=${page.next}` : '';
  } while (cursor !== '');
  return entries;
}
