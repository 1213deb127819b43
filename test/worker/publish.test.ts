import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { dayAt, dayNumber, dayOfNumber, timesOf } from '../../engine/day.ts';
import { parseRolls } from '../../engine/dice.ts';
import { commitmentOf, dealDice, parseHex } from '../../engine/random.ts';
import { replay } from '../../engine/replay.ts';
import { RANKED_RULES } from '../../engine/rule-sets/all.ts';
import { totalOf } from '../../engine/scorecard.ts';
import { addEntry } from '../../worker/db/entries.ts';
import type { HealthAnswer } from '../../worker/operator-wire.ts';
import { publishDay, publishDue } from '../../worker/publish.ts';
import type {
  ChallengeAnswer,
  EntryDetail,
  LeaderboardAnswer,
  PlayerAnswer,
} from '../../worker/wire.ts';
import { createClient, refusalOf } from './support/client.ts';
import { pastDay, servicesAt } from './support/past-day.ts';
import { attemptPath, enterDay, hasty, patient, playDay, submit } from './support/player.ts';
import { createWorld, KEY } from './support/world.ts';

/** A day that is far from over by the database's clock, which is the real one. */
const AHEAD = dayOfNumber(dayNumber(dayAt(Date.now())) + 200);

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
  const day = AHEAD;
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
  const early = dayNumber(AHEAD) + 1;
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
  expect(await refusalOf(eva.call('POST', attemptPath(day), {}))).toBe('403 day-closed');
  expect((await submit(ana, game)).status).toBe(200);
});

test('the schedule publishes every day that is due, once, and leaves the others', async () => {
  const { day, world } = pastDay();
  const next = pastDay().day;
  await enterDay(createClient(world), day, patient);
  await createClient(world).get(`/api/challenges/${next}`);
  const services = servicesAt(timesOf(day).revealsAt);
  const first = await publishDue(services, timesOf(day).revealsAt);
  expect(first).toContain(day);
  expect(first).not.toContain(next);
  expect(await publishDue(services, timesOf(day).revealsAt)).toEqual([]);
});

test('days are published late and out of order, a second time changes nothing', async () => {
  const [first, second] = [pastDay(), pastDay()];
  for (const { day, world } of [first, second]) await playDay(createClient(world), day);
  const late = timesOf(second.day).revealsAt + 30 * 86_400_000;
  const services = servicesAt(late);
  expect(await publishDay(services, second.day, late)).toMatchObject({ publishedAt: late });
  expect(await publishDay(services, first.day, late)).toMatchObject({ publishedAt: late });
  expect(await publishDay(services, first.day, late + 1)).toMatchObject({ publishedAt: late });
  expect(await publishDue(services, late + 1)).not.toContain(first.day);
});

test('a past day that nobody played is promised and published when it is asked for', async () => {
  const { day, world } = pastDay();
  world.clock.now = timesOf(day).revealsAt + 1e9;
  const { seed, commitment, players } = await createClient(world).get<ChallengeAnswer>(
    `/api/challenges/${day}`,
  );
  expect(await commitmentOf(crypto.subtle, parseHex(seed!)!)).toBe(commitment);
  expect(players).toBe(0);
});

test('an entry that its publishing overtakes changes nothing, not even the name', async () => {
  const { day, world } = pastDay();
  const client = createClient(world);
  await client.post(attemptPath(day), {});
  const { name } = await client.get<PlayerAnswer>('/api/me');
  world.clock.now = timesOf(day).revealsAt;
  await client.get(`/api/challenges/${day}`);
  const { results } = await env.DB.prepare('SELECT player FROM attempts WHERE day = ?')
    .bind(dayNumber(day))
    .all<{ player: string }>();
  const { player } = results[0]!;
  const { db } = servicesAt(world.clock.now);
  const game = {
    id: 'x'.repeat(16),
    day,
    player,
    total: 5,
    at: 0,
    moves: 'abcdefghijklm',
    flags: 0,
    lost: 0,
  };
  expect(await addEntry(db, game, 'Late')).toBe(false);
  expect(await client.get('/api/me')).toMatchObject({ name, history: [] });
});

test('tombstones go with the publishing of their day, and not before', async () => {
  const { day, world } = pastDay();
  const client = createClient(world);
  await playDay(client, day);
  await client.call('DELETE', '/api/me', {});
  const tombstones = async () =>
    (await env.DB.prepare('SELECT 1 FROM tombstones WHERE day = ?').bind(dayNumber(day)).all())
      .results.length;
  expect(await tombstones()).toBe(1);
  world.clock.now = timesOf(day).revealsAt;
  const { players } = await client.get<ChallengeAnswer>(`/api/challenges/${day}`);
  expect({ players, tombstones: await tombstones() }).toEqual({ players: 1, tombstones: 0 });
});

test.each([
  ['is missing', `k2=${KEY}`],
  ['was typed anew with other bytes', `k1=${'5a'.repeat(32)}`],
])('a day whose key %s waits, and health says which', async (_, keys) => {
  const { day, world } = pastDay();
  await enterDay(createClient(world), day, patient);
  const keyless = createWorld({
    now: timesOf(day).revealsAt + 3_600_000,
    keys,
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

test.each([
  ['UPDATE entries SET neg_total = neg_total - 1 WHERE day = ?'],
  ["UPDATE entries SET moves = 'abcdefghijklm' WHERE day = ?"],
  ['UPDATE entries SET at = 0 WHERE day = ?'],
  ['UPDATE entries SET lost = 0 WHERE day = ?'],
  ["UPDATE entries SET id = 'x' WHERE day = ?"],
  ["UPDATE entries SET player = 'x' WHERE day = ?"],
  ['UPDATE entries SET day = 1 WHERE day = ?'],
  ['DELETE FROM entries WHERE day = ?'],
])('the database refuses on a published board: %s', async (statement) => {
  const { day, world } = pastDay();
  const client = createClient(world);
  await enterDay(client, day);
  world.clock.now = timesOf(day).revealsAt;
  await client.get(`/api/challenges/${day}`);
  const change = env.DB.prepare(statement).bind(dayNumber(day)).run();
  await expect(change).rejects.toThrow(/the day is published/);
});

test('on a published board rows are still hidden, renamed and forgotten, and places stay', async () => {
  const { day, world } = pastDay();
  const [ana, ben] = [createClient(world), createClient(world)];
  const { entry } = await enterDay(ana, day, patient);
  await enterDay(ben, day, hasty);
  world.clock.now = timesOf(day).revealsAt;
  const path = `/api/challenges/${day}/leaderboard`;
  const { entries } = await ben.get<LeaderboardAnswer>(path);
  const token = 'the-operator';
  const operator = createClient(
    createWorld({ now: world.clock.now, env: { OPERATOR_TOKEN: token } }),
  );
  const act = (what: string, body: object) =>
    operator.call('POST', `/api/operator/entries/${day}/${entry.id}/${what}`, body, {
      authorization: `Bearer ${token}`,
    });
  expect((await act('hide', {})).status).toBe(200);
  expect((await ben.get<LeaderboardAnswer>(path)).entries).toHaveLength(1);
  expect((await act('show', {})).status).toBe(200);
  expect((await act('rename', { name: 'Eva' })).status).toBe(200);
  const withName = (name: string) =>
    entries.map((row) => (row.id === entry.id ? { ...row, name } : row));
  expect((await ben.get<LeaderboardAnswer>(path)).entries).toEqual(withName('Eva'));
  await ana.call('PATCH', '/api/me', { name: 'Ana' });
  expect((await ben.get<LeaderboardAnswer>(path)).entries).toEqual(withName('Ana'));
  expect((await ana.call('DELETE', '/api/me', {})).status).toBe(200);
  expect((await ben.get<LeaderboardAnswer>(path)).entries).toEqual(withName(''));
  const flag = env.DB.prepare('UPDATE entries SET flags = 2 WHERE day = ? AND id = ?');
  await flag.bind(dayNumber(day), entry.id).run();
});
