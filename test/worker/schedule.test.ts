import { env } from 'cloudflare:workers';
import { afterEach, expect, test, vi } from 'vitest';
import { dayAt, dayNumber, dayOfNumber, timesOf } from '../../engine/day.ts';
import { runSchedule } from '../../worker/schedule.ts';
import type { CommitmentsAnswer } from '../../worker/wire.ts';
import { createClient, refusalOf } from './support/client.ts';
import { pastDay, servicesAt } from './support/past-day.ts';
import { attemptPath, playDay } from './support/player.ts';
import { createWorld } from './support/world.ts';

afterEach(() => vi.restoreAllMocks());

test('the schedule promises the thirty days ahead, though nobody asked', async () => {
  const now = timesOf(dayOfNumber(900)).opensAt + 1;
  await runSchedule(servicesAt(now));
  const { results } = await env.DB.prepare(
    'SELECT day, commitment FROM challenges WHERE day > 900 ORDER BY day',
  ).all<{ day: number; commitment: string }>();
  expect(results.map(({ day }) => day)).toEqual(Array.from({ length: 30 }, (_, at) => 901 + at));
  const { commitments } = await createClient(createWorld({ now })).get<CommitmentsAnswer>(
    '/api/commitments',
  );
  expect(commitments.map(({ commitment }) => commitment)).toEqual(
    results.map(({ commitment }) => commitment),
  );
});

test('the schedule publishes the days that are over', async () => {
  const { day, world } = pastDay();
  await playDay(createClient(world), day);
  expect(await runSchedule(servicesAt(timesOf(day).revealsAt))).toContain(day);
});

test('a schedule without its database ends quietly, and logs no value of a query', async () => {
  const lines: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => lines.push(line));
  const away = {
    prepare: () => {
      throw new Error('D1_ERROR: away');
    },
  };
  expect(await runSchedule(servicesAt(Date.now(), away as never))).toEqual([]);
  expect(lines.map((line) => (JSON.parse(line) as { event: string }).event)).toEqual([
    'promising-failed',
    'publishing-failed',
    'judging-failed',
    'removing-failed',
  ]);
  expect(lines.join()).not.toMatch(/params|Failed query/);
});

test('health logs the fault of a database that does not answer', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const away = {
    prepare: () => {
      throw new Error('D1_ERROR: away');
    },
  };
  const client = createClient(createWorld({ db: away as never }));
  expect((await client.call('GET', '/api/health')).status).toBe(503);
  expect(log).toHaveBeenCalledOnce();
});

test('a refused beginning writes no row of a day that is over, and health stays well', async () => {
  const now = timesOf(dayOfNumber(300)).opensAt + 3_600_000;
  const client = createClient(createWorld({ now }));
  await runSchedule(servicesAt(now));
  const past = dayOfNumber(dayNumber(dayAt(now)) - 40);
  expect(await refusalOf(client.call('POST', attemptPath(past), {}))).toBe('403 day-closed');
  const rows = await env.DB.prepare('SELECT 1 FROM challenges WHERE day = ?')
    .bind(dayNumber(past))
    .all();
  expect(rows.results).toEqual([]);
  expect((await client.call('GET', '/api/health')).status).toBe(200);
});
