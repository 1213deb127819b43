import { expect, test } from 'vitest';
import { type Day, timesOf } from '../../engine/day.ts';
import type { ChallengeAnswer } from '../../worker/wire.ts';
import { refusalOf } from '../worker/support/client.ts';
import { attemptPath, playDay, submit } from '../worker/support/player.ts';
import { createQuietApp } from './support/quiet-app.ts';

/** Each with the day after it and its number, counted by hand from 2026-01-01. */
const NIGHTS: readonly [day: string, next: string, number: number][] = [
  ['2026-01-01', '2026-01-02', 1],
  ['2026-02-28', '2026-03-01', 59],
  ['2026-03-28', '2026-03-29', 87],
  ['2026-10-25', '2026-10-26', 298],
  ['2026-12-31', '2027-01-01', 365],
  ['2028-02-28', '2028-02-29', 789],
  ['2028-02-29', '2028-03-01', 790],
  ['2100-02-28', '2100-03-01', 27_087],
];
const HOUR = 3_600_000;

test.each(NIGHTS)('%s ends at its last millisecond, and %s begins', async (text, next, number) => {
  const day = text as Day;
  const midnight = Date.parse(`${next}T00:00:00.000Z`);
  const { clock, newClient } = createQuietApp(midnight - 1);
  const late = newClient();
  expect(await late.get<ChallengeAnswer>('/api/challenges/today')).toMatchObject({
    day,
    number,
    now: midnight - 1,
    opensAt: midnight - 24 * HOUR,
    closesAt: midnight,
    finishBy: midnight + 2 * HOUR,
    revealsAt: midnight + 3 * HOUR,
  });
  const begun = await late.call('POST', attemptPath(day), {});
  expect(begun.status).toBe(201);
  const early = newClient().call('POST', attemptPath(next as Day), {});
  expect(await refusalOf(early)).toBe('403 day-not-open');

  clock.now = midnight;
  expect(await late.get<ChallengeAnswer>('/api/challenges/today')).toMatchObject({
    day: next,
    number: number + 1,
    opensAt: midnight,
  });
  expect((await newClient().call('POST', attemptPath(next as Day), {})).status).toBe(201);
  expect(await refusalOf(newClient().call('POST', attemptPath(day), {}))).toBe('403 day-closed');
  expect((await late.call('POST', attemptPath(day), {})).status).toBe(200);
});

test.each(NIGHTS)('the deadlines of %s hold to the millisecond', async (text) => {
  const day = text as Day;
  const { opensAt, finishBy, revealsAt } = timesOf(day);
  const { clock, newClient, ask } = createQuietApp(opensAt);
  const [player, forgetful, slow] = [newClient(), newClient(), newClient()];
  const game = await playDay(player, day);
  await playDay(forgetful, day);
  await slow.post(attemptPath(day), {});
  const move = (step: number) =>
    slow.call('POST', `${attemptPath(day)}/moves`, { step, move: { hold: 7 } });
  clock.now = finishBy - 1;
  expect((await move(0)).status).toBe(200);
  clock.now = finishBy;
  expect(await refusalOf(move(1))).toBe('403 day-closed');
  clock.now = revealsAt - 1;
  expect((await submit(player, game)).status).toBe(201);
  const reader = newClient();
  expect(await reader.get(`/api/challenges/${day}`)).not.toHaveProperty('seed');
  clock.now = revealsAt;
  expect(await refusalOf(submit(slow, game))).toBe('403 day-closed');

  // Published from this very millisecond on, once the database's own clock agrees.
  const isOver = Date.now() >= revealsAt;
  const challenge = await reader.get<ChallengeAnswer>(`/api/challenges/${day}`);
  expect('seed' in challenge).toBe(isOver);
  const entries = await ask<{ n: number }>('SELECT count(*) AS n FROM entries');
  expect(entries).toEqual([{ n: isOver ? 2 : 1 }]);
});

test.each(['2026-02-29', '2027-02-29', '2100-02-29', '2028-02-30', '2028-06-31'])(
  '%s is no day',
  async (day) => {
    const { newClient } = createQuietApp(Date.UTC(2100, 11, 31));
    const call = newClient().call('GET', `/api/challenges/${day}`);
    expect(await refusalOf(call)).toBe('404 no-such-day');
  },
);

test('a clock that reads 0 answers 503 to every call of the game, and writes nothing', async () => {
  const { clock, newClient, ask } = createQuietApp(0);
  const client = newClient();
  const day = '2026-11-30' as Day;
  const calls: [method: string, path: string, body?: object][] = [
    ['GET', '/api/challenges/today'],
    ['GET', `/api/challenges/${day}`],
    ['GET', '/api/commitments'],
    ['GET', '/api/me'],
    ['GET', attemptPath(day)],
    ['POST', attemptPath(day), {}],
    ['POST', `${attemptPath(day)}/moves`, { step: 0, move: { hold: 0 } }],
    ['POST', `/api/challenges/${day}/entries`, { transcript: {}, total: 0 }],
    ['GET', `/api/challenges/${day}/leaderboard`],
    ['GET', `/api/challenges/${day}/totals`],
  ];
  for (const now of [0, -1, Date.UTC(2026, 0, 1) - 1]) {
    clock.now = now;
    for (const [method, path, body] of calls) {
      const response = await client.call(method, path, body);
      expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
      expect([path, await refusalOf(response)]).toEqual([path, '503 clock-fault']);
    }
  }
  expect(client.cookie).toBeNull();
  for (const table of ['challenges', 'players', 'attempts', 'entries', 'publications']) {
    expect(await ask(`SELECT * FROM ${table}`)).toEqual([]);
  }
});
