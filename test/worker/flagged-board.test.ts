import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { type Day, dayNumber } from '../../engine/day.ts';
import type { LeaderboardAnswer, PlacedEntry } from '../../worker/wire.ts';
import { createClient } from './support/client.ts';
import { measured, meteredDatabase } from './support/metered.ts';
import { seedEntries } from './support/seed.ts';
import { worldOfDay } from './support/world.ts';

test('pages without flagged entries are full, miss nobody and keep all places', async () => {
  const { day, ...world } = worldOfDay();
  await seedEntries(world, day, 1_000);
  const client = createClient(world);
  // Two of three, and everybody at the top.
  await env.DB.prepare(
    'UPDATE entries SET flags = 1 WHERE day = ? AND (at % 3 > 0 OR neg_total < -380)',
  )
    .bind(dayNumber(day))
    .run();
  const read = async (query: string) => {
    const entries: PlacedEntry[] = [];
    const sizes: number[] = [];
    let next: string | undefined = '';
    while (next !== undefined) {
      const after: string = next === '' ? '' : `&after=${next}`;
      const page: LeaderboardAnswer = await client.get(
        `${boardPath(day)}?limit=20${query}${after}`,
      );
      entries.push(...page.entries);
      sizes.push(page.entries.length);
      next = page.next;
      expect(page.players).toBe(1_000);
    }
    return { entries, sizes };
  };
  const all = await read('');
  const { results } = await env.DB.prepare('SELECT id FROM entries WHERE day = ? AND flags = 0')
    .bind(dayNumber(day))
    .all<{ id: string }>();
  const unflagged = new Set(results.map(({ id }) => id));
  const clean = await read('&flagged=out');
  expect(clean.entries).toEqual(all.entries.filter(({ id }) => unflagged.has(id)));
  expect(clean.sizes.slice(0, Math.floor(unflagged.size / 20)).every((size) => size === 20)).toBe(
    true,
  );
});

test('a flood of flagged entries costs a page no more than a thousand rows', async () => {
  const { db, meter } = meteredDatabase();
  const { day, ...world } = worldOfDay({ db });
  await seedEntries(world, day, 5_000);
  await env.DB.prepare('UPDATE entries SET flags = 1 WHERE day = ?').bind(dayNumber(day)).run();
  let page!: LeaderboardAnswer;
  const rows = await measured(meter, async () => {
    page = await createClient(world).get(`${boardPath(day)}?limit=20&flagged=out`);
  });
  expect(page).toMatchObject({ entries: [], next: expect.any(String) });
  expect(rows.read).toBeLessThan(6_000);
});

function boardPath(day: Day): string {
  return `/api/challenges/${day}/leaderboard`;
}
