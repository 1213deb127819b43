import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { dayAt, dayNumber, dayOfNumber, timesOf } from '../../engine/day.ts';
import { createApp } from '../../worker/app.ts';
import type { ChallengeAnswer, CommitmentsAnswer, LeaderboardAnswer } from '../../worker/wire.ts';
import { assets } from './support/assets.ts';
import { createClient, refusalOf, type Server } from './support/client.ts';
import { attemptPath, enterDay, playDay, submit } from './support/player.ts';
import { table } from './support/table.ts';
import { KEYS, worldOfDay } from './support/world.ts';

const TOKEN = 'operator-of-the-tests';
const BEARER = { authorization: `Bearer ${TOKEN}` };
const SECOND_KEY = `${KEYS},k2=${'5a'.repeat(32)}`;
/** Has opened by the database's clock, which is the real one. */
const OPENED = dayAt(Date.now());
/** The Worker's today, a day ahead: its morrow has not opened, even if midnight passes meanwhile. */
const TODAY = dayOfNumber(dayNumber(OPENED) + 1);

function serverAt(now: number, keys = KEYS): Server {
  const app = createApp({
    env: { DB: env.DB, ASSETS: assets, DICE_KEYS: keys, OPERATOR_TOKEN: TOKEN },
    now: () => now,
    random: (length) => crypto.getRandomValues(new Uint8Array(length)),
    table,
  });
  return { send: async (request) => app.fetch(request) };
}

test('thirty days from tomorrow on are promised, and the promises stay', async () => {
  const now = timesOf(TODAY).opensAt + 1;
  const client = createClient(serverAt(now));
  const { commitments } = await client.get<CommitmentsAnswer>('/api/commitments');
  expect(commitments.map(({ day }) => dayNumber(day))).toEqual(
    Array.from({ length: 30 }, (_, at) => dayNumber(TODAY) + 1 + at),
  );
  const rotated = createClient(serverAt(now, SECOND_KEY));
  expect((await rotated.get<CommitmentsAnswer>('/api/commitments')).commitments).toEqual(
    commitments,
  );
  const first = await client.get<ChallengeAnswer>(`/api/challenges/${commitments[0]!.day}`);
  expect(first.commitment).toBe(commitments[0]!.commitment);
});

test('a leaked key is replaced for days to come alone, and the old promises stay listed', async () => {
  const now = timesOf(TODAY).opensAt + 1;
  const before = await createClient(serverAt(now)).get<ChallengeAnswer>('/api/challenges/today');
  const promised = await createClient(serverAt(now)).get<CommitmentsAnswer>('/api/commitments');
  const client = createClient(serverAt(now, SECOND_KEY));
  const body = { keyId: 'k1', reason: 'The key was seen in a log.' };
  const call = (headers: Record<string, string>, server = client) =>
    server.call('POST', '/api/operator/replacements', body, headers);
  expect(await refusalOf(call({}))).toBe('403 not-operator');
  expect(await refusalOf(call(BEARER, createClient(serverAt(now))))).toBe('409 key-in-use');
  expect((await call(BEARER)).status).toBe(200);

  const after = await client.get<CommitmentsAnswer>('/api/commitments');
  expect(after.commitments.map(({ day }) => day)).toEqual(
    promised.commitments.map(({ day }) => day),
  );
  for (const [at, { day, commitment }] of promised.commitments.entries()) {
    const fresh = after.commitments[at]!.commitment;
    expect(fresh).not.toBe(commitment);
    expect(after.replaced).toContainEqual({
      day,
      commitment,
      replacedBy: fresh,
      at: now,
      reason: body.reason,
    });
  }
  const today = await client.get<ChallengeAnswer>('/api/challenges/today');
  expect(today.commitment).toBe(before.commitment);
});

test('an opened day is not promised anew, even by a Worker whose clock is behind', async () => {
  const behind = timesOf(OPENED).opensAt - 1;
  const client = createClient(serverAt(behind, `${SECOND_KEY},k3=${'6b'.repeat(32)}`));
  const path = `/api/challenges/${OPENED}`;
  const before = await createClient(serverAt(behind)).get<ChallengeAnswer>(path);
  const keyId = await env.DB.prepare('SELECT key_id FROM challenges WHERE day = ?')
    .bind(dayNumber(OPENED))
    .first<string>('key_id');
  const body = { keyId, reason: 'A try.' };
  const call = client.call('POST', '/api/operator/replacements', body, BEARER);
  expect(await refusalOf(call)).toBe('503 database-fault');
  expect((await client.get<ChallengeAnswer>(path)).commitment).toBe(before.commitment);
  const { replaced } = await client.get<CommitmentsAnswer>('/api/commitments');
  expect(replaced.filter(({ reason }) => reason === body.reason)).toEqual([]);
});

test.each([
  ['another site', { ...BEARER, origin: 'https://evil.test' }, '403 cross-site'],
  ['a site beside ours', { ...BEARER, 'sec-fetch-site': 'same-site' }, '403 cross-site'],
  ['a wrong token', { authorization: `${BEARER.authorization}x` }, '403 not-operator'],
  ['a bare token', { authorization: TOKEN }, '403 not-operator'],
])('the operator is not let in from %s', async (_, headers, refusal) => {
  const client = createClient(serverAt(timesOf(TODAY).opensAt));
  const call = client.call('POST', '/api/operator/restored', {}, headers);
  expect(await refusalOf(call)).toBe(refusal);
});

test('without a token of the Worker there are no operator calls', async () => {
  const { day: _, ...world } = worldOfDay();
  const call = createClient(world).call('POST', '/api/operator/restored', {}, BEARER);
  expect(await refusalOf(call)).toBe('404 not-found');
});

test('after a restored backup unfinished games end unranked, finished ones stay', async () => {
  const { day, ...world } = worldOfDay();
  const [ana, ben] = [createClient(world), createClient(world)];
  const game = await playDay(ana, day);
  await ben.post(attemptPath(day), {});
  await ben.post(`${attemptPath(day)}/moves`, { step: 0, move: { hold: 0 } });
  const operator = createClient(serverAt(world.clock.now));
  const { games } = await (await operator.call('POST', '/api/operator/restored', {}, BEARER)).json<{
    games: Record<string, number>;
  }>();
  expect(games[day]).toBe(1);
  const move = { step: 1, move: { hold: 0 } };
  expect(await refusalOf(ben.call('POST', `${attemptPath(day)}/moves`, move))).toBe('409 restored');
  expect(await ben.get(attemptPath(day))).toMatchObject({ restored: true, step: 1 });
  expect((await submit(ana, game)).status).toBe(201);
});

test('a game played faster than a person can is marked, and may be left out of the rows', async () => {
  const { day, ...world } = worldOfDay();
  const [robot, person] = [createClient(world), createClient(world)];
  const fast = await enterDay(robot, day);
  const slow = createClient({
    send: (request) => {
      world.clock.now += 2_000;
      return world.send(request);
    },
  });
  const steady = await enterDay(slow, day);
  const board = await person.get<LeaderboardAnswer>(`/api/challenges/${day}/leaderboard`);
  const clean = await robot.get<LeaderboardAnswer>(
    `/api/challenges/${day}/leaderboard?flagged=out`,
  );
  const ids = ({ entries }: LeaderboardAnswer) => entries.map(({ id }) => id).toSorted();
  expect(ids(board)).toEqual([fast.entry.id, steady.entry.id].toSorted());
  expect(ids(clean)).toEqual([steady.entry.id]);
  expect({ me: clean.me?.id, players: clean.players }).toEqual({ me: fast.entry.id, players: 2 });
  const operator = createClient(serverAt(world.clock.now));
  const flagged = await operator.call('GET', `/api/operator/flags/${day}`, undefined, BEARER);
  expect(await flagged.json()).toMatchObject({
    entries: [{ id: fast.entry.id, flags: ['too-fast'] }],
  });
});
