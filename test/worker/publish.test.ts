import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { type Day, dayNumber, dayOfNumber, timesOf } from '../../engine/day.ts';
import { parseRolls } from '../../engine/dice.ts';
import { commitmentOf, dealDice, parseHex } from '../../engine/random.ts';
import { replay } from '../../engine/replay.ts';
import { RANKED_RULES } from '../../engine/rule-sets/all.ts';
import { totalOf } from '../../engine/scorecard.ts';
import { createServices } from '../../worker/app.ts';
import type { D1 } from '../../worker/db/database.ts';
import { publishDay, publishDue } from '../../worker/publish.ts';
import type {
  ChallengeAnswer,
  EntryDetail,
  HealthAnswer,
  LeaderboardAnswer,
  TotalsAnswer,
} from '../../worker/wire.ts';
import { assets } from './support/assets.ts';
import { createClient, refusalOf } from './support/client.ts';
import { attemptPath, enterDay, hasty, patient, playDay, submit } from './support/player.ts';
import { createWorld, KEYS, type World } from './support/world.ts';

// The database's clock is the real one, so only days that are really over can be published.
let lastNumber = 100;

/** A past day that no other test of this file uses, and a world at its noon. */
function pastDay(): { day: Day; world: World } {
  lastNumber += 1;
  const day = dayOfNumber(lastNumber);
  return { day, world: createWorld({ now: timesOf(day).opensAt + 43_200_000 }) };
}

test('a finished game that nobody submitted is entered when its day is published', async () => {
  const { day, world } = pastDay();
  const [ana, ben] = [createClient(world), createClient(world)];
  const game = await playDay(ana, day, patient);
  await enterDay(ben, day, hasty);
  world.clock.now = timesOf(day).revealsAt;
  const { players, seed } = await ana.get<ChallengeAnswer>(`/api/challenges/${day}`);
  expect({ players, hasSeed: seed !== undefined }).toEqual({ players: 2, hasSeed: true });
  const { me } = await ana.get<LeaderboardAnswer>(`/api/challenges/${day}/leaderboard`);
  expect(me?.total).toBe(game.total);
});

test('a published day can be checked from its seed alone, every entry of it too', async () => {
  const { day, world } = pastDay();
  const client = createClient(world);
  await enterDay(client, day, patient);
  world.clock.now = timesOf(day).revealsAt;
  const { seed, dice, commitment } = await client.get<ChallengeAnswer>(`/api/challenges/${day}`);
  const bytes = parseHex(seed!)!;
  expect(await commitmentOf(crypto.subtle, bytes)).toBe(commitment);
  expect(await dealDice(crypto.subtle, bytes)).toBe(dice);
  const board = await client.get<LeaderboardAnswer>(`/api/challenges/${day}/leaderboard`);
  for (const { id, total } of board.entries) {
    const entry = await client.get<EntryDetail>(`/api/challenges/${day}/entries/${id}`);
    const { game } = replay(RANKED_RULES, entry.transcript!.turns, parseRolls(dice!)!);
    expect(totalOf(game.card)).toBe(total);
  }
});

test('nothing is published a millisecond early, and no transcript shown', async () => {
  const { day, world } = pastDay();
  const client = createClient(world);
  const { entry } = await enterDay(client, day, patient);
  world.clock.now = timesOf(day).revealsAt - 1;
  const challenge = await client.get<ChallengeAnswer>(`/api/challenges/${day}`);
  expect(challenge).not.toHaveProperty('seed');
  expect(challenge).not.toHaveProperty('dice');
  expect(await client.get(`/api/challenges/${day}/entries/${entry.id}`)).not.toHaveProperty(
    'transcript',
  );
});

test('a Worker whose clock jumped ahead publishes nothing', async () => {
  const day = dayOfNumber(dayNumber('2027-06-01' as Day));
  const world = createWorld({ now: timesOf(day).revealsAt + 1 });
  const challenge = await createClient(world).get<ChallengeAnswer>(`/api/challenges/${day}`);
  expect(challenge).not.toHaveProperty('seed');
  const rows = await env.DB.prepare('SELECT 1 FROM publications WHERE day = ?')
    .bind(dayNumber(day))
    .all();
  expect(rows.results).toEqual([]);
});

test('the database itself refuses to publish early, to change a published day, or to forget one', async () => {
  const { day, world } = pastDay();
  world.clock.now = timesOf(day).revealsAt;
  await createClient(world).get(`/api/challenges/${day}`);
  const number = dayNumber(day);
  const run = (sql: string) => env.DB.prepare(sql).run();
  const seed = '0'.repeat(64);
  const early = dayNumber('2027-06-02' as Day);
  await expect(run(`INSERT INTO publications VALUES (${early}, '${seed}', 0)`)).rejects.toThrow(
    /not over/,
  );
  await expect(
    run(`UPDATE publications SET seed = '${seed}' WHERE day = ${number}`),
  ).rejects.toThrow(/never changes/);
  await expect(run(`DELETE FROM publications WHERE day = ${number}`)).rejects.toThrow(
    /never changes/,
  );
  await expect(
    run(`UPDATE challenges SET commitment = '${seed}' WHERE day = ${number}`),
  ).rejects.toThrow(/opened day/);
});

test('a published day takes no attempt, no move and no entry', async () => {
  const { day, world } = pastDay();
  const [ana, ben, eva] = [createClient(world), createClient(world), createClient(world)];
  const game = await playDay(ana, day, patient);
  await ben.post(attemptPath(day), {});
  world.clock.now = timesOf(day).revealsAt;
  await ana.get(`/api/challenges/${day}`);
  // Even a Worker whose clock is behind.
  world.clock.now = timesOf(day).closesAt - 1;
  const move = { step: 0, move: { hold: 0 } };
  expect(await refusalOf(ben.call('POST', `${attemptPath(day)}/moves`, move))).toBe(
    '403 day-closed',
  );
  expect(await refusalOf(eva.call('POST', attemptPath(day), {}))).toBe('503 database-fault');
  expect((await submit(ana, game)).status).toBe(200);
});

test('the schedule publishes every day that is due, once, and leaves the others', async () => {
  const { day, world } = pastDay();
  const next = dayOfNumber(dayNumber(day) + 1);
  lastNumber += 1;
  await enterDay(createClient(world), day, patient);
  await createClient(world).get(`/api/challenges/${next}`);
  const services = servicesAt(timesOf(day).revealsAt);
  const first = await publishDue(services, timesOf(day).revealsAt);
  expect(first).toContain(day);
  expect(first).not.toContain(next);
  expect(await publishDue(services, timesOf(day).revealsAt)).toEqual([]);
});

test('a day whose key is missing waits, and health says which', async () => {
  const { day, world } = pastDay();
  await enterDay(createClient(world), day, patient);
  const keyless = createWorld({
    now: timesOf(day).revealsAt + 3_600_000,
    keys: `k2=${'5a'.repeat(32)}`,
  });
  const client = createClient(keyless);
  const challenge = await client.get<ChallengeAnswer>(`/api/challenges/${day}`);
  expect(challenge).not.toHaveProperty('seed');
  const health = await client.call('GET', '/api/health');
  expect(health.status).toBe(503);
  const answer = await health.json<HealthAnswer>();
  expect(answer).toMatchObject({ ok: false, keys: false, missingKeys: ['k1'] });
  expect(answer.overdue).not.toBeNull();
  world.clock.now = timesOf(day).revealsAt;
  expect(await createClient(world).get(`/api/challenges/${day}`)).toHaveProperty('seed');
});

test('copies of published totals may be kept, those of an open day may not', async () => {
  const { day, world } = pastDay();
  const client = createClient(world);
  const cacheOf = async (path: string) =>
    (await client.call('GET', `/api/challenges/${day}${path}`)).headers.get('cache-control');
  expect(await cacheOf('/totals')).toBe('no-store');
  world.clock.now = timesOf(day).revealsAt;
  expect(await cacheOf('/totals')).toBe('public, max-age=86400');
  expect(await cacheOf('')).toBe('public, max-age=60');
  expect(await cacheOf('/leaderboard')).toBe('no-store');
});

test('five thousand unsubmitted games are published alike, in one quiet run or killed and twice at once', async () => {
  const [quiet, broken] = [pastDay().day, pastDay().day];
  for (const day of [quiet, broken]) await seedFinished(day, 5_000);
  const now = timesOf(broken).revealsAt;
  expect(await publishDay(servicesAt(now), quiet, now)).not.toBeNull();

  for (const statements of [3, 10, 40]) {
    const dying = servicesAt(now, dyingAfter(statements));
    await expect(publishDay(dying, broken, now)).rejects.toThrow();
    const seeds = await env.DB.prepare('SELECT 1 FROM publications WHERE day = ?')
      .bind(dayNumber(broken))
      .all();
    expect(seeds.results).toEqual([]);
  }
  const services = [servicesAt(now), servicesAt(now)];
  const [one, other] = await Promise.all(services.map((s) => publishDay(s, broken, now)));
  expect(one).toEqual(other);
  expect(one?.seed).toMatch(/^[0-9a-f]{64}$/);

  expect(await outcomeOf(broken)).toEqual(await outcomeOf(quiet));
  const { players, totals } = await createClient(createWorld({ now })).get<TotalsAnswer>(
    `/api/challenges/${broken}/totals`,
  );
  expect(players).toBe(5_000);
  expect(totals.reduce((sum, [, count]) => sum + count, 0)).toBe(5_000);
}, 120_000);

function servicesAt(now: number, db: D1 = env.DB) {
  return createServices({
    env: { DB: db as D1Database, ASSETS: assets, DICE_KEYS: KEYS },
    now: () => now,
    random: (length) => crypto.getRandomValues(new Uint8Array(length)),
  });
}

/** Finished games of invented players, as rows: each scores every first roll, in an order of its own. */
async function seedFinished(day: Day, count: number): Promise<void> {
  const world = createWorld({ now: timesOf(day).opensAt });
  await createClient(world).get(`/api/challenges/${day}`);
  const log = await shortLog(day);
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?1)
     INSERT INTO attempts (day, player, started_at, moved_at, moves, elapsed, finished)
     SELECT ?2, printf('%07d', i), 0, i, ?3, ?4, 1 FROM n`,
  )
    .bind(count, dayNumber(day), log, '0k'.repeat(log.length))
    .run();
}

/** The move log of a legal game of the day. */
async function shortLog(day: Day): Promise<string> {
  const client = createClient(createWorld({ now: timesOf(day).opensAt }));
  await playDay(client, day, hasty);
  const row = await env.DB.prepare('SELECT moves FROM attempts WHERE day = ?')
    .bind(dayNumber(day))
    .first<{ moves: string }>();
  await env.DB.prepare('DELETE FROM attempts WHERE day = ?').bind(dayNumber(day)).run();
  return row!.moves;
}

/** All that a day's publishing leaves, but for the random ids; totals by rank, since days differ in dice. */
async function outcomeOf(day: Day) {
  const number = dayNumber(day);
  const board = await env.DB.prepare(
    'SELECT player, at, moves, flags FROM entries WHERE day = ? ORDER BY neg_total, at, player',
  )
    .bind(number)
    .all<{ player: string; moves: string }>();
  const counted = await env.DB.prepare('SELECT count FROM totals WHERE day = ? ORDER BY total')
    .bind(number)
    .all();
  const { players } = (await env.DB.prepare('SELECT players FROM challenges WHERE day = ?')
    .bind(number)
    .first<{ players: number }>())!;
  const rows = board.results.map(({ moves, ...row }) => ({ ...row, moves: moves.length }));
  return { rows, counted: counted.results, players };
}

/** The real database, which dies after so many statements: everything later fails. */
function dyingAfter(statements: number): D1 {
  let left = statements;
  const live = <Answer>(work: () => Answer): Answer => {
    left -= 1;
    if (left < 0) throw new Error('killed');
    return work();
  };
  return {
    prepare: (query) => live(() => env.DB.prepare(query)),
    batch: (list) => live(() => env.DB.batch(list)),
  };
}
