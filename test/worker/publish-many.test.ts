import { env } from 'cloudflare:workers';
import { afterEach, expect, test, vi } from 'vitest';
import { type Day, dayNumber, timesOf } from '../../engine/day.ts';
import { publishDay, publishDue } from '../../worker/publish.ts';
import type { ChallengeAnswer } from '../../worker/wire.ts';
import { createClient } from './support/client.ts';
import { dyingAfter } from './support/dying.ts';
import { measured, meteredDatabase } from './support/metered.ts';
import { pastDay, seedFinished, servicesAt } from './support/past-day.ts';

const GAMES = 5_000;

afterEach(() => vi.restoreAllMocks());

test('five thousand unsubmitted games are entered alike by one quiet run and by runs killed and at once', async () => {
  const [quiet, broken] = [pastDay().day, pastDay().day];
  const [expected, expectedBroken] = [
    await seedFinished(quiet, GAMES),
    await seedFinished(broken, GAMES),
  ];
  const now = timesOf(broken).revealsAt;
  const { db, meter } = meteredDatabase();
  const began = Date.now();
  const rows = await measured(meter, () => publishDay(servicesAt(now, db), quiet, now));
  console.log(`published ${GAMES} games in ${Date.now() - began} ms:`, JSON.stringify(rows));

  for (const statements of [3, 6, 9]) {
    const dying = servicesAt(now, dyingAfter(statements));
    await expect(publishDay(dying, broken, now)).rejects.toThrow();
    expect(await outcomeOf(broken)).toMatchObject({ seeds: [] });
  }
  const rivals = [servicesAt(now), servicesAt(now)];
  const [one, other] = await Promise.all(rivals.map((rival) => publishDay(rival, broken, now)));
  expect(one).toEqual(other);
  expect(one?.seed).toMatch(/^[0-9a-f]{64}$/);

  for (const [day, games] of [
    [quiet, expected],
    [broken, expectedBroken],
  ] as const) {
    const totals = Map.groupBy(games, ({ total }) => total);
    const counted = [...totals].map(([total, { length }]) => ({ total, count: length }));
    expect(await outcomeOf(day)).toEqual({
      board: games,
      counted: counted.toSorted((a, b) => a.total - b.total),
      players: GAMES,
      seeds: [{ seed: expect.stringMatching(/^[0-9a-f]{64}$/), published_at: now }],
    });
  }
}, 120_000);

test('a request enters a bounded part and answers without the seed; the next goes on', async () => {
  const { day, world } = pastDay();
  await seedFinished(day, 6_000);
  world.clock.now = timesOf(day).revealsAt;
  const client = createClient(world);
  const first = await client.get<ChallengeAnswer>(`/api/challenges/${day}`);
  expect(first.players).toBeGreaterThanOrEqual(5_000);
  expect(first.players).toBeLessThan(6_000);
  expect(first).not.toHaveProperty('seed');
  const second = await client.get<ChallengeAnswer>(`/api/challenges/${day}`);
  expect(second).toMatchObject({ players: 6_000, seed: expect.any(String) });
}, 60_000);

test('a game that cannot be replayed is logged, holds up its own day alone, and hides no board', async () => {
  const said: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((line) => said.push(String(line)));
  const [broken, sound] = [pastDay(), pastDay()];
  const now = timesOf(sound.day).revealsAt;
  for (const { day } of [broken, sound]) await seedFinished(day, 3);
  // Thirteen times the same box, as no move ever wrote it.
  await env.DB.prepare('UPDATE attempts SET moves = ? WHERE day = ?')
    .bind('a'.repeat(13), dayNumber(broken.day))
    .run();
  const days = await publishDue(servicesAt(now), now);
  expect(days).toContain(sound.day);
  expect(days).not.toContain(broken.day);
  expect(said.join()).toContain(`"event":"publishing-failed","day":"${broken.day}"`);
  broken.world.clock.now = now;
  const client = createClient(broken.world);
  expect(await client.get(`/api/challenges/${broken.day}/leaderboard`)).toMatchObject({
    players: 0,
  });
});

/** All that a day's publishing leaves, but for the random ids. */
async function outcomeOf(day: Day) {
  const all = async (query: string) => {
    return (await env.DB.prepare(query).bind(dayNumber(day)).all<Record<string, unknown>>())
      .results;
  };
  const [counter] = await all('SELECT players FROM challenges WHERE day = ?');
  return {
    board: await all(
      'SELECT player, moves, -neg_total AS total, at, flags FROM entries WHERE day = ? ORDER BY neg_total, at, id',
    ),
    counted: await all('SELECT total, count FROM totals WHERE day = ? ORDER BY total'),
    players: counter?.players,
    seeds: await all('SELECT seed, published_at FROM publications WHERE day = ?'),
  };
}
