import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { type Day, dayNumber } from '../../engine/day.ts';
import { formatSkillCursor } from '../../worker/cursor.ts';
import type { PlacedEntry, SkillBoardAnswer } from '../../worker/wire.ts';
import { type Client, createClient, refusalOf } from './support/client.ts';
import { measured, meteredDatabase } from './support/metered.ts';
import { enterDay } from './support/player.ts';
import { seedEntries } from './support/seed.ts';
import { worldOfDay } from './support/world.ts';

test('the skill board has the fewest points lost first, and equals share a place', async () => {
  const { day, ...world } = worldOfDay();
  await seedEntries(world, day, 1_100);
  const entries = await wholeBoard(createClient(world), day, 100);
  // Three games have no points lost that are known.
  expect(entries).toHaveLength(1_097);
  expect(entries).toEqual(entries.toSorted((a, b) => a.lost! - b.lost! || a.at - b.at));
  for (const entry of entries) {
    expect(entry.place).toBe(1 + entries.filter(({ lost }) => lost! < entry.lost!).length);
  }
});

test('places on it do not depend on the size of the page', async () => {
  const { day, ...world } = worldOfDay();
  await seedEntries(world, day, 230);
  const client = createClient(world);
  const whole = await wholeBoard(client, day, 100);
  for (const limit of [1, 7, 50]) expect(await wholeBoard(client, day, limit)).toEqual(whole);
});

test('my own row comes along with its place', async () => {
  const { day, ...world } = worldOfDay();
  await seedEntries(world, day, 20);
  const client = createClient(world);
  const { entry } = await enterDay(client, day);
  const { me, entries } = await client.get<SkillBoardAnswer>(boardPath(day));
  expect(me).toEqual({ ...entry, place: entries.find(({ id }) => id === entry.id)!.place });
});

test('it ends at the 1,576th place, and a row beyond has none', async () => {
  const { day, ...world } = worldOfDay();
  await seedEntries(world, day, 2_000);
  const client = createClient(world);
  const { entry } = await enterDay(client, day);
  const { me } = await client.get<SkillBoardAnswer>(boardPath(day));
  expect(me).toEqual(entry);
  const entries = await wholeBoard(client, day, 100);
  expect(entries.length).toBeGreaterThan(1_500);
  expect(entries.at(-1)!.place).toBeLessThanOrEqual(1_576);
});

test('hidden and marked rows are left out and keep their places', async () => {
  const { day, ...world } = worldOfDay();
  await seedEntries(world, day, 300);
  const client = createClient(world);
  const whole = await wholeBoard(client, day, 100);
  const [hidden, marked] = [whole[0]!, whole[2]!];
  const change = (column: string, { id }: PlacedEntry) =>
    env.DB.prepare(`UPDATE entries SET ${column} = 1 WHERE day = ? AND id = ?`)
      .bind(dayNumber(day), id)
      .run();
  await change('hidden', hidden);
  await change('flags', marked);
  const { entries } = await client.get<SkillBoardAnswer>(`${boardPath(day)}&flagged=out&limit=5`);
  expect(entries).toEqual([whole[1], whole[3], whole[4], whole[5], whole[6]]);
  const all = await client.get<SkillBoardAnswer>(`${boardPath(day)}&limit=2`);
  expect(all.entries).toEqual([whole[1], whole[2]]);
});

test('a forged cursor moves the page and never a place', async () => {
  const { day, ...world } = worldOfDay();
  await seedEntries(world, day, 330);
  const client = createClient(world);
  const placeOf = new Map((await wholeBoard(client, day, 100)).map(({ id, place }) => [id, place]));
  for (const lost of [0, 1, 77, 400, 999_999]) {
    const after = formatSkillCursor({ lost, at: 5, id: 'zzzzzzzzzzzzzzzz' });
    const { entries } = await client.get<SkillBoardAnswer>(`${boardPath(day)}&after=${after}`);
    for (const { id, place } of entries) expect(place).toBe(placeOf.get(id));
  }
});

test.each(['by=skill', 'by=lost&by=lost', 'by=', 'by=lost&after=AAAA', 'by=total&after=bG9zdA'])(
  'the query %s is malformed',
  async (query) => {
    const { day, ...world } = worldOfDay();
    const path = `/api/challenges/${day}/leaderboard?${query}`;
    expect(await refusalOf(createClient(world).call('GET', path))).toBe('400 malformed');
  },
);

test('a page reads rows in proportion to the page, a place at most 1,577', async () => {
  const { db, meter } = meteredDatabase();
  const { day, ...world } = worldOfDay({ db });
  await seedEntries(world, day, 20_000);
  const client = createClient(world);
  const first = await measured(meter, () => client.get(`${boardPath(day)}&limit=10`));
  expect(first.read).toBeLessThan(60);
  await enterDay(client, day);
  const own = await measured(meter, () => client.get(`${boardPath(day)}&limit=10`));
  expect(own.read).toBeLessThan(60 + 1_577);
});

function boardPath(day: Day): string {
  return `/api/challenges/${day}/leaderboard?by=lost`;
}

async function wholeBoard(client: Client, day: Day, limit: number): Promise<PlacedEntry[]> {
  const entries: PlacedEntry[] = [];
  for (let after = ''; ; ) {
    const path = `${boardPath(day)}&limit=${limit}${after && `&after=${after}`}`;
    const page = await client.get<SkillBoardAnswer>(path);
    entries.push(...page.entries);
    if (!page.next) return entries;
    after = page.next;
  }
}
