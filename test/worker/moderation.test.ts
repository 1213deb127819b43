import { env as bindings } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import type { ReportsAnswer } from '../../worker/operator-wire.ts';
import type { LeaderboardAnswer, PlayerAnswer } from '../../worker/wire.ts';
import { type Client, createClient, refusalOf } from './support/client.ts';
import { backward, enterDay, hasty, patient } from './support/player.ts';
import { createWorld, worldOfDay } from './support/world.ts';

const env = { OPERATOR_TOKEN: 'the-operator' };
const AUTH = { authorization: 'Bearer the-operator' };

const boardOf = (client: Client, day: string, query = '') =>
  client.get<LeaderboardAnswer>(`/api/challenges/${day}/leaderboard${query}`);
const report = (client: Client, day: string, id: string) =>
  client.call('POST', `/api/challenges/${day}/entries/${id}/report`, {});
const act = (client: Client, day: string, id: string, what: string, body: object = {}) =>
  client.call('POST', `/api/operator/entries/${day}/${id}/${what}`, body, AUTH);
const reports = async (client: Client) => {
  const response = await client.call('GET', '/api/operator/reports', undefined, AUTH);
  return (await response.json<ReportsAnswer>()).reports;
};

/** A day with three entries, each by a client of its own. */
async function threeEntries() {
  const { day, ...world } = worldOfDay({ env });
  const clients = [createClient(world), createClient(world), createClient(world)];
  const ids: string[] = [];
  for (const [at, style] of [hasty, backward, patient].entries()) {
    ids.push((await enterDay(clients[at]!, day, style)).entry.id);
  }
  return { day, world, clients, ids, operator: createClient(world) };
}

test('a reader reports an entry once; a report again is no second one', async () => {
  const { day, clients, ids, operator } = await threeEntries();
  const [reader, other] = clients as [Client, Client];
  const first = await report(reader, day, ids[2]!);
  expect([first.status, await first.json()]).toEqual([202, {}]);
  expect((await report(reader, day, ids[2]!)).status).toBe(200);
  expect((await report(other, day, ids[2]!)).status).toBe(202);
  const { name } = await clients[2]!.get<PlayerAnswer>('/api/me');
  const listed = (await reports(operator)).filter((row) => row.day === day);
  expect(listed).toEqual([
    { day, entry: ids[2], name, hidden: false, reports: 2, firstAt: expect.any(Number) },
  ]);
});

test.each([
  ['nobody', true, 'AAAAAAAAAAAAAAAA', '404 no-player'],
  ['a player, of no entry', false, 'AAAAAAAAAAAAAAAA', '404 not-found'],
  ['a player, of nonsense', false, 'x', '404 not-found'],
])('a report by %s is refused', async (_, isNobody, id, refusal) => {
  const { day, ...world } = worldOfDay();
  const client = createClient(world);
  if (!isNobody) await enterDay(client, day);
  expect(await refusalOf(report(client, day, id))).toBe(refusal);
});

test('a hidden entry leaves the rows and no place, count or total moves', async () => {
  const { day, world, clients, ids, operator } = await threeEntries();
  const reader = createClient(world);
  const before = await boardOf(reader, day);
  for (const id of ids) {
    const response = await act(operator, day, id, 'hide');
    expect([response.status, await response.json()]).toEqual([
      200,
      { day, entry: id, hidden: true },
    ]);
    const hidden = await boardOf(reader, day);
    expect(hidden.players).toBe(3);
    expect(hidden.entries).toEqual(before.entries.filter((entry) => entry.id !== id));
    expect(await refusalOf(reader.call('GET', `/api/challenges/${day}/entries/${id}`))).toBe(
      '404 not-found',
    );
    const owner = clients[ids.indexOf(id)]!;
    const own = before.entries.find((entry) => entry.id === id);
    expect((await boardOf(owner, day)).me).toEqual(own);
    expect((await owner.call('GET', `/api/challenges/${day}/entries/${id}`)).status).toBe(200);
    expect((await act(operator, day, id, 'hide')).status).toBe(200);
    expect((await act(operator, day, id, 'show')).status).toBe(200);
    expect(await boardOf(reader, day)).toEqual(before);
  }
});

test('pages of a board with hidden rows keep their places and lead on', async () => {
  const { day, world, operator } = await threeEntries();
  const reader = createClient(world);
  const { entries } = await boardOf(reader, day);
  await act(operator, day, entries[0]!.id, 'hide');
  const seen = [];
  let page = await boardOf(reader, day, '?limit=1');
  for (; ; page = await boardOf(reader, day, `?limit=1&after=${page.next}`)) {
    seen.push(...page.entries);
    if (!page.next) break;
  }
  expect(seen).toEqual(entries.slice(1));
});

test('hiding, showing or renaming settles the reports of an entry, and no others', async () => {
  const { day, clients, ids, operator } = await threeEntries();
  const mine = async () => (await reports(operator)).filter((row) => row.day === day);
  for (const what of ['hide', 'show', 'rename']) {
    await bindings.DB.prepare('DELETE FROM reports').run();
    await report(clients[0]!, day, ids[1]!);
    await report(clients[0]!, day, ids[2]!);
    expect(await mine()).toHaveLength(2);
    await act(operator, day, ids[1]!, what);
    expect((await mine()).map(({ entry }) => entry)).toEqual([ids[2]]);
    await act(operator, day, ids[1]!, 'show');
  }
});

test('the operator renames a player, by a name of their own or one made up', async () => {
  const { day, clients, ids, operator } = await threeEntries();
  await clients[0]!.call('PATCH', '/api/me', { name: 'Mal Nombre' });
  const given = await act(operator, day, ids[0]!, 'rename', { name: 'Ana' });
  expect([given.status, await given.json()]).toEqual([200, { day, entry: ids[0], name: 'Ana' }]);
  expect(await clients[0]!.get('/api/me')).toMatchObject({ name: 'Ana', generated: false });
  const made = await act(operator, day, ids[0]!, 'rename');
  const { name } = await made.json<{ name: string }>();
  expect(name).toMatch(/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ \d+$/u);
  expect(await clients[0]!.get('/api/me')).toMatchObject({ name, generated: true });
  expect(await refusalOf(act(operator, day, ids[0]!, 'rename', { name: 'Admin' }))).toBe(
    '422 name-reserved',
  );
});

test('nobody is left to be renamed once the player is forgotten', async () => {
  const { day, clients, ids, operator } = await threeEntries();
  await clients[0]!.call('DELETE', '/api/me', {});
  expect(await refusalOf(act(operator, day, ids[0]!, 'rename'))).toBe('404 not-found');
  expect((await act(operator, day, ids[0]!, 'hide')).status).toBe(200);
});

test("the operator's calls are for the operator, and for entries that there are", async () => {
  const { day, world, clients, ids, operator } = await threeEntries();
  const [id] = ids as [string];
  for (const what of ['hide', 'show', 'rename']) {
    const path = `/api/operator/entries/${day}/${id}/${what}`;
    expect(await refusalOf(clients[0]!.call('POST', path, {}))).toBe('403 not-operator');
    const headers = { authorization: 'Bearer the-operator2' };
    expect(await refusalOf(operator.call('POST', path, {}, headers))).toBe('403 not-operator');
    expect(await refusalOf(act(operator, day, 'AAAAAAAAAAAAAAAA', what))).toBe('404 not-found');
    expect(await refusalOf(act(operator, '2025-01-01', id, what))).toBe('404 no-such-day');
    expect(await refusalOf(act(operator, day, id, what, { more: 1 }))).toBe('400 malformed');
  }
  expect(await refusalOf(operator.call('GET', '/api/operator/reports'))).toBe('403 not-operator');
  const closed = createClient(createWorld({ now: world.clock.now }));
  expect(await refusalOf(act(closed, day, id, 'hide'))).toBe('404 not-found');
});

test('a name that a longer list refuses is shown to others as none, and to its player as it is', async () => {
  const { day, world, clients, ids } = await threeEntries();
  await clients[0]!.call('PATCH', '/api/me', { name: 'Ana' });
  await bindings.DB.prepare("UPDATE players SET name = 'Puta' WHERE name = 'Ana'").run();
  const seen = await boardOf(createClient(world), day);
  expect(seen.entries.find(({ id }) => id === ids[0])?.name).toBe('');
  expect(await createClient(world).get(`/api/challenges/${day}/entries/${ids[0]}`)).toMatchObject({
    name: '',
  });
  expect((await boardOf(clients[0]!, day)).me?.name).toBe('Puta');
  expect(await clients[0]!.get('/api/me')).toMatchObject({ name: 'Puta' });
});

test('a worse name under a settled report is reported anew by the same reader', async () => {
  const { day, clients, ids, operator } = await threeEntries();
  const [reader, , owner] = clients as [Client, Client, Client];
  const id = ids[2]!;
  await report(reader, day, id);
  await act(operator, day, id, 'rename');
  const open = async () => (await reports(operator)).filter((it) => it.day === day);
  expect(await open()).toEqual([]);
  await owner.call('PATCH', '/api/me', { name: 'Otra cosa' });
  expect((await report(reader, day, id)).status).toBe(202);
  expect(await open()).toMatchObject([{ entry: id, name: 'Otra cosa', reports: 1 }]);
  expect((await report(reader, day, id)).status).toBe(200);
});

test.each(['rename', 'show', 'hide'])(
  'a name taken up again after the operator’s %s of another is reported anew',
  async (what) => {
    const { day, clients, ids, operator } = await threeEntries();
    const [reader, , owner] = clients as [Client, Client, Client];
    const id = ids[2]!;
    await owner.call('PATCH', '/api/me', { name: 'Peor' });
    await report(reader, day, id);
    if (what !== 'rename') await owner.call('PATCH', '/api/me', { name: 'Mejor' });
    await act(operator, day, id, what);
    await act(operator, day, id, 'show');
    await owner.call('PATCH', '/api/me', { name: 'Peor' });
    expect((await report(reader, day, id)).status).toBe(202);
    expect((await reports(operator)).map(({ entry, name }) => [entry, name])).toContainEqual([
      id,
      'Peor',
    ]);
    await act(operator, day, id, 'show');
    expect((await report(reader, day, id)).status).toBe(200);
  },
);

test('a rename that finds nobody settles nothing', async () => {
  const { day, clients, ids, operator } = await threeEntries();
  const [reader, , owner] = clients as [Client, Client, Client];
  await report(reader, day, ids[2]!);
  await owner.call('DELETE', '/api/me', {});
  expect(await refusalOf(act(operator, day, ids[2]!, 'rename'))).toBe('404 not-found');
  expect((await reports(operator)).filter((it) => it.day === day)).toHaveLength(1);
});

test('without a token of the Worker’s own there are no operator’s addresses, by any method', async () => {
  const client = createClient(createWorld());
  for (const path of ['reports', 'restored', 'replacements', 'flags/2026-11-30', 'nothing']) {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
      const body = method === 'GET' ? undefined : {};
      expect(await refusalOf(client.call(method, `/api/operator/${path}`, body))).toBe(
        '404 not-found',
      );
    }
  }
});
