import { expect, test } from 'vitest';
import { dayNumber, dayOfNumber, timesOf } from '../../engine/day.ts';
import type { ExportAnswer, PlayerAnswer } from '../../worker/wire.ts';
import { createClient, refusalOf } from './support/client.ts';
import { attemptPath, enterDay, hasty } from './support/player.ts';
import { createWorld, worldOfDay } from './support/world.ts';

test('an export is a file of all that is kept: player, attempts, entries, reports', async () => {
  const { day, clock, ...world } = worldOfDay();
  const [client, rival] = [createClient(world), createClient(world)];
  const { entry } = await enterDay(client, day, hasty);
  const { entry: other } = await enterDay(rival, day);
  await client.call('PATCH', '/api/me', { name: 'Ana' });
  await client.call('POST', `/api/challenges/${day}/entries/${other.id}/report`, {});
  clock.now = timesOf(day).closesAt;
  const next = dayOfNumber(dayNumber(day) + 1);
  await client.post(attemptPath(next), {});
  await client.post(`${attemptPath(next)}/moves`, { step: 0, move: { hold: 5 } });

  const response = await client.call('GET', '/api/me/export');
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="trece.json"');
  const kept = await response.json<ExportAnswer>();
  const [first, second] = kept.attempts;
  const boxes = Array(13).fill({ holds: [], box: expect.any(String) });
  expect(kept.exportedAt).toBe(clock.now);
  expect(kept.player).toEqual({ name: 'Ana', generated: false, createdAt: entry.at });
  expect(first).toMatchObject({ day, startedAt: entry.at, finished: true, restored: false });
  expect([first!.turns, first!.elapsed]).toEqual([boxes, Array(13).fill(0)]);
  expect(second).toMatchObject({ day: next, turns: [{ holds: [5] }], finished: false });
  expect(kept.entries).toMatchObject([
    { day, id: entry.id, total: entry.total, at: entry.at, turns: boxes, hidden: false },
  ]);
  expect(kept.reports).toEqual([{ day, entry: other.id, name: other.name, at: entry.at }]);
  expect(kept.tombstones).toEqual([]);
});

test('an export holds no dice, no token and no inner id', async () => {
  const { day, ...world } = worldOfDay();
  const client = createClient(world);
  await client.post(attemptPath(day), {});
  const text = await (await client.call('GET', '/api/me/export')).text();
  expect(text).not.toContain(client.cookie!.split('=')[1]);
  expect(Object.keys(JSON.parse(text))).toEqual([
    'exportedAt',
    'player',
    'attempts',
    'entries',
    'tombstones',
    'reports',
  ]);
  expect(text).not.toMatch(/[1-6]{5}"/);
  expect(text).not.toMatch(/"(player_?id|token|tokenHash|rolls|seed)"/);
});

test('after forgetting, the days that may not be begun are all that is kept', async () => {
  const { day, ...world } = worldOfDay();
  const client = createClient(world);
  await client.post(attemptPath(day), {});
  await client.call('DELETE', '/api/me', {});
  expect(await client.get<ExportAnswer>('/api/me/export')).toMatchObject({
    player: null,
    attempts: [],
    entries: [],
    tombstones: [day],
    reports: [],
  });
});

test('nobody has nothing to export', async () => {
  const client = createClient(createWorld());
  expect(await refusalOf(client.call('GET', '/api/me/export'))).toBe('404 no-player');
  client.cookie = `__Host-trece=${'a'.repeat(43)}`;
  expect(await refusalOf(client.call('GET', '/api/me/export'))).toBe('404 no-player');
});

test('one player exports nothing of another', async () => {
  const { day, ...world } = worldOfDay();
  const [ana, eva] = [createClient(world), createClient(world)];
  await enterDay(ana, day);
  await eva.post(attemptPath(day), {});
  const kept = await eva.get<ExportAnswer>('/api/me/export');
  expect(kept.entries).toEqual([]);
  expect(kept.attempts).toHaveLength(1);
  expect(kept.player!.name).toBe((await eva.get<PlayerAnswer>('/api/me')).name);
});
