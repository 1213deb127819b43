import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { type Day, dayNumber, dayOfNumber, timesOf } from '../../engine/day.ts';
import { judgePublished } from '../../worker/judge.ts';
import type { FlagsAnswer } from '../../worker/operator-wire.ts';
import type { ExportAnswer, LeaderboardAnswer } from '../../worker/wire.ts';
import type { Habits } from '../bench/strategy/noisy-player.ts';
import { type Client, createClient, refusalOf } from './support/client.ts';
import { dyingAfter } from './support/dying.ts';
import { measured, meteredDatabase } from './support/metered.ts';
import { servicesAt } from './support/past-day.ts';
import { playDays, publishDays, type Simulated } from './support/played-days.ts';
import { patient, playDay, submit } from './support/player.ts';
import { createWorld } from './support/world.ts';

const LONG = 120_000;
const TOKEN = 'operator-of-the-tests';
const HONEST: Habits = { error: 1, solver: 0, peeks: 0 };
const CLAIRVOYANT: Habits = { error: 0.5, solver: 0, peeks: 1 };
const FOLLOWER: Habits = { error: 0.5, solver: 1, peeks: 0 };
const [FORESIGHT, ASSISTANCE] = [2, 4];

const honest = (name: string): Simulated[] =>
  [0.4, 0.5, 1, 1.5, 2].map((error, at) => {
    return { player: `${name}-honest-${at}`, habits: { ...HONEST, error } };
  });

test(
  'a clairvoyant and a follower of the solver are marked, and nobody else',
  async () => {
    const days = await playDays(1, 40, [
      ...honest('a'),
      { player: 'a-clairvoyant', habits: CLAIRVOYANT },
      { player: 'a-follower', habits: FOLLOWER },
      { player: 'a-new', habits: CLAIRVOYANT, from: 36 },
      { player: 'a-new-follower', habits: FOLLOWER, from: 29 },
    ]);
    await publishDays(days);
    const judged = await judgePublished(services());
    expect(judged).toMatchObject({ days, players: 7 * 40 + 4 + 11 });

    const marks = await marksOf(days);
    expect(marks.size).toBe(2);
    const byDay = (player: string) =>
      days.map((day) => marks.get(player)!.get(dayNumber(day)) ?? 0);
    // From some day on, every game: what came before is not marked later.
    const foreseen = byDay('a-clairvoyant').indexOf(FORESIGHT);
    expect(foreseen).toBeGreaterThanOrEqual(4);
    expect(foreseen).toBeLessThan(15);
    expect(new Set(byDay('a-clairvoyant').slice(foreseen))).toEqual(new Set([FORESIGHT]));
    expect(byDay('a-follower')).toEqual([...Array(11).fill(0), ...Array(29).fill(ASSISTANCE)]);
    expect(judged.marked).toBe(40 - foreseen + 29);
  },
  LONG,
);

test(
  'runs that are repeated, killed or side by side mark alike, and what is done is not read again',
  async () => {
    const days = await playDays(51, 20, [
      ...honest('b'),
      { player: 'b-clairvoyant', habits: CLAIRVOYANT },
      { player: 'b-follower', habits: FOLLOWER },
    ]);
    await publishDays(days);
    await judgePublished(services());
    const quiet = await marksOf(days);
    expect(quiet.size).toBe(2);

    const { db, meter } = meteredDatabase();
    const again = await measured(meter, () => judgePublished(servicesAt(0, db)));
    expect(again.written).toBe(0);
    expect(again.read).toBeLessThanOrEqual(2 * 60);
    expect(await marksOf(days)).toEqual(quiet);

    await startAnew(days);
    for (let statements = 1; statements <= 12; statements += 1) {
      await expect(judgePublished(servicesAt(0, dyingAfter(statements)))).rejects.toThrow();
    }
    await Promise.all([judgePublished(services()), judgePublished(services())]);
    expect(await marksOf(days)).toEqual(quiet);
  },
  LONG,
);

test(
  'a day with more players than a run looks at is gone on with',
  async () => {
    const day = dayOfNumber(75);
    await playDays(75, 1, []);
    await env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 6000)
     INSERT INTO entries (player, day, id, neg_total, at, moves, lost)
     SELECT printf('many-%04d', i), 75, printf('%016d', i * 7919 % 6000), -200, i, 'abcdefghijklm', 500 FROM n`,
    ).run();
    await publishDays([day]);
    const runs = [
      await judgePublished(services()),
      await judgePublished(services()),
      await judgePublished(services()),
    ];
    expect(runs).toEqual([
      { days: [], players: 5_000, marked: 0 },
      { days: [day], players: 1_000, marked: 0 },
      { days: [], players: 0, marked: 0 },
    ]);
  },
  LONG,
);

test(
  'a mark that comes after the publishing changes no place, total or count, and its player sees their row',
  async () => {
    const day = dayOfNumber(120);
    const world = createWorld({ now: timesOf(day).opensAt + 1 });
    const client = createClient(thoughtful(world));
    const { entry } = await (await submit(client, await playDay(client, day, patient))).json<{
      entry: { id: string };
    }>();
    const me = await playerOf(entry.id);
    const days = await playDays(100, 20, [...honest('c'), { player: me, habits: CLAIRVOYANT }]);
    // The luck of this day's own game is left to chance; twenty others are enough.
    await publishDays([...days, day]);
    world.clock.now = timesOf(day).revealsAt;
    const answers = async () => ({
      board: await client.get<LeaderboardAnswer>(boardPath(day)),
      totals: await client.get(`/api/challenges/${day}/totals`),
      skill: await client.get(`${boardPath(day)}?by=lost`),
      entry: await client.get(`/api/challenges/${day}/entries/${entry.id}`),
      history: await client.get('/api/me'),
    });
    const before = await answers();
    const clean = () => client.get<LeaderboardAnswer>(`${boardPath(day)}?flagged=out`);
    expect((await clean()).entries).toHaveLength(1);
    await judgePublished(services());
    expect(await answers()).toEqual(before);
    expect(await clean()).toMatchObject({
      players: before.board.players,
      entries: [],
      me: before.board.me,
    });
    const { entries } = await client.get<ExportAnswer>('/api/me/export');
    expect(entries.at(-1)).toMatchObject({ day, flags: FORESIGHT, cleared: 0 });
  },
  LONG,
);

test(
  'the operator reads kinds and figures, and a mark taken back stays so',
  async () => {
    const days = await playDays(140, 45, [
      ...honest('d'),
      { player: 'd-clairvoyant', habits: CLAIRVOYANT },
      { player: 'd-follower', habits: FOLLOWER },
    ]);
    const [early, late] = [days.slice(0, 30), days.slice(30)];
    await publishDays(early);
    await judgePublished(services());
    const client = createClient(createWorld({ env: { OPERATOR_TOKEN: TOKEN } }));
    const last = early.at(-1)!;
    const { entries } = await flagsOn(client, last);
    const [clairvoyant, follower] = [
      entries.find(({ flags }) => flags.includes('foresight'))!,
      entries.find(({ flags }) => flags.includes('assistance'))!,
    ];
    expect(entries).toHaveLength(2);
    expect(clairvoyant).toMatchObject({ flags: ['foresight'], games: 30, assistance: 0 });
    expect(clairvoyant.foresight).toBeGreaterThan(4.25);
    expect(follower).toMatchObject({ flags: ['assistance'], games: 30, assistance: 30 });
    expect(Math.abs(follower.foresight!)).toBeLessThan(4.25);

    const clear = (id: string, body: unknown, headers: Record<string, string> = BEARER) =>
      client.call('POST', `/api/operator/entries/${last}/${id}/clear`, body, headers);
    expect(await refusalOf(clear(follower.id, { flag: 'assistance' }, {}))).toBe(
      '403 not-operator',
    );
    expect(await refusalOf(clear(follower.id, { flag: 'luck' }))).toBe('400 malformed');
    expect(await refusalOf(clear('nobody', { flag: 'assistance' }))).toBe('404 not-found');
    for (const _ of ['once', 'again']) {
      const answer = await clear(follower.id, { flag: 'assistance' });
      expect(await answer.json()).toEqual({ day: last, entry: follower.id, cleared: 'assistance' });
    }
    const marked = async (player: string) => (await marksOf(days)).get(player)?.size ?? 0;
    expect(await marked('d-follower')).toBe(0);
    expect(await marked('d-clairvoyant')).toBeGreaterThan(10);

    // Judged again from the beginning, and on later days: only new games count, so at the twelfth.
    await startAnew(early);
    await judgePublished(services());
    expect(await marked('d-follower')).toBe(0);
    await publishDays(late);
    await judgePublished(services());
    expect([...(await marksOf(days)).get('d-follower')!.keys()]).toEqual(
      late.slice(11).map(dayNumber),
    );
    const { entries: now } = await flagsOn(client, last);
    expect(now.map(({ id }) => id)).toEqual([clairvoyant.id]);
  },
  LONG,
);

test(
  'nothing is told or marked of a day that is not published',
  async () => {
    const days = await playDays(200, 20, [
      ...honest('e'),
      { player: 'e-clairvoyant', habits: CLAIRVOYANT },
    ]);
    const [open] = days.splice(-1);
    await publishDays(days);
    const world = createWorld({
      now: timesOf(open!).opensAt + 1,
      env: { OPERATOR_TOKEN: TOKEN },
    });
    const client = createClient(world);
    const answers = async () => [
      await client.get(boardPath(open!)),
      await client.get(`${boardPath(open!)}?flagged=out`),
      await client.get(`${boardPath(open!)}?by=lost&flagged=out`),
      await flagsOn(client, open!),
    ];
    const before = await answers();
    await judgePublished(services());
    expect((await marksOf(days)).get('e-clairvoyant')?.size).toBeGreaterThan(5);
    expect(await answers()).toEqual(before);
    expect((await marksOf([open!])).size).toBe(0);

    // Marked for its times while the day is open: the list has no word of its luck.
    await env.DB.prepare("UPDATE entries SET flags = 1 WHERE day = ? AND player = 'e-clairvoyant'")
      .bind(dayNumber(open!))
      .run();
    const { entries } = await flagsOn(client, open!);
    expect(entries.map((entry) => Object.keys(entry))).toEqual([
      ['id', 'name', 'total', 'at', 'lost', 'flags'],
    ]);
  },
  LONG,
);

test('a list of more than a hundred marked entries goes on', async () => {
  const day = dayOfNumber(240);
  await playDays(240, 1, []);
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 250)
     INSERT INTO entries (player, day, id, neg_total, at, moves, lost, flags)
     SELECT printf('list-%04d', i), 240, printf('%016d', i), -200 - i % 9, i, 'abcdefghijklm', 500, i % 2 FROM n`,
  ).run();
  const client = createClient(createWorld({ env: { OPERATOR_TOKEN: TOKEN } }));
  const first = await flagsOn(client, day);
  const second = await flagsOn(client, day, `?after=${first.next}`);
  expect([first.entries.length, second.entries.length, second.next]).toEqual([100, 25, undefined]);
  const ids = [...first.entries, ...second.entries].map(({ id }) => id);
  expect(new Set(ids).size).toBe(125);
  const call = client.call('GET', `/api/operator/flags/${day}?after=x`, undefined, BEARER);
  expect(await refusalOf(call)).toBe('400 malformed');
});

const BEARER = { authorization: `Bearer ${TOKEN}` };

function services() {
  return servicesAt(0);
}

/** A player who takes two seconds for every call. */
function thoughtful(world: ReturnType<typeof createWorld>) {
  return {
    send: (request: Request) => {
      world.clock.now += 2_000;
      return world.send(request);
    },
  };
}

function boardPath(day: Day): string {
  return `/api/challenges/${day}/leaderboard`;
}

async function flagsOn(client: Client, day: Day, query = ''): Promise<FlagsAnswer> {
  const path = `/api/operator/flags/${day}${query}`;
  return (await client.call('GET', path, undefined, BEARER)).json();
}

/** Every marked player of these days, with the marks by day. */
async function marksOf(days: readonly Day[]): Promise<Map<string, Map<number, number>>> {
  const { results } = await env.DB.prepare(
    `SELECT player, day, flags FROM entries WHERE flags > 0
     AND day IN (SELECT value FROM json_each(?)) ORDER BY player, day`,
  )
    .bind(JSON.stringify(days.map(dayNumber)))
    .all<{ player: string; day: number; flags: number }>();
  const marks = new Map<string, Map<number, number>>();
  for (const { player, day, flags } of results) {
    marks.set(player, (marks.get(player) ?? new Map()).set(day, flags));
  }
  return marks;
}

/** Forgets that these days were looked at, and what was found. */
async function startAnew(days: readonly Day[]): Promise<void> {
  const numbers = JSON.stringify(days.map(dayNumber));
  const listed = 'day IN (SELECT value FROM json_each(?))';
  await env.DB.batch([
    env.DB.prepare(`DELETE FROM judged_days WHERE ${listed}`).bind(numbers),
    env.DB.prepare(`UPDATE entries SET flags = 0 WHERE ${listed}`).bind(numbers),
  ]);
}

async function playerOf(id: string): Promise<string> {
  const find = env.DB.prepare('SELECT player FROM entries WHERE id = ?').bind(id);
  return (await find.first<string>('player'))!;
}
