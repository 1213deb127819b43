import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { dayNumber } from '../../engine/day.ts';
import type { AttemptAnswer, EntryAnswer, Problem } from '../../worker/wire.ts';
import { createClient, refusalOf } from './support/client.ts';
import {
  attemptPath,
  backward,
  enterDay,
  hasty,
  patient,
  playDay,
  submit,
} from './support/player.ts';
import { worldOfDay } from './support/world.ts';

test('a finished game is entered with 201, its replayed total and its place', async () => {
  const { day, ...world } = worldOfDay();
  const client = createClient(world);
  const game = await playDay(client, day, patient);
  const response = await submit(client, game);
  expect(response.status).toBe(201);
  const { entry, ...standing } = await response.json<EntryAnswer>();
  expect(standing).toEqual({ place: 1, players: 1, percentile: 100 });
  expect(entry).toEqual({
    id: expect.stringMatching(/^[A-Za-z0-9_-]{16}$/),
    name: expect.stringMatching(/ \d{1,2}$/),
    total: game.total,
    at: world.clock.now,
    lost: expect.any(Number),
  });
});

test('submitted again, whatever the claim, it is the same entry at its present place, with 200', async () => {
  const { day, ...world } = worldOfDay();
  const [worse, better] = await twoTotals(world, day);
  const first = await submit(worse.client, worse.game);
  const { entry } = await first.json<EntryAnswer>();
  await submit(better.client, better.game);
  const again = await submit(worse.client, { ...worse.game, total: 1575 });
  expect(again.status).toBe(200);
  expect(await again.json()).toEqual({ entry, place: 2, players: 2, percentile: 0 });
});

test('equal totals share a place: 1, 1, 3', async () => {
  const { day, ...world } = worldOfDay();
  const [worse, better] = await twoTotals(world, day);
  await submit(better.client, better.game);
  const equal = createClient(world);
  const same = await enterDay(equal, day, better.style);
  expect(same).toMatchObject({ place: 1, players: 2, percentile: 0 });
  const last = await submit(worse.client, worse.game);
  expect(await last.json()).toMatchObject({ place: 3, players: 3, percentile: 0 });
  const again = await submit(better.client, better.game);
  expect(await again.json()).toMatchObject({ place: 1, players: 3, percentile: 50 });
});

test('an unfinished game is not entered, whatever transcript comes with it', async () => {
  const { day, ...world } = worldOfDay();
  const finished = createClient(world);
  const game = await playDay(finished, day);
  const client = createClient(world);
  expect(await refusalOf(submit(client, game))).toBe('404 no-attempt');
  await client.post(attemptPath(day), {});
  expect(await refusalOf(submit(client, game))).toBe('409 attempt-unfinished');
  const illegal = game.transcript.turns.map((turn) => ({ ...turn, box: 'chance' }));
  const transcript = { ...game.transcript, turns: illegal };
  expect(await refusalOf(submit(client, { ...game, transcript }))).toBe('409 attempt-unfinished');
});

test('the claimed total must be the replayed one', async () => {
  const { day, ...world } = worldOfDay();
  const client = createClient(world);
  const game = await playDay(client, day);
  for (const total of [game.total + 1, -game.total, 0.5, 1575]) {
    expect(await refusalOf(submit(client, { ...game, total }))).toBe('422 total-mismatch');
  }
  const body = JSON.stringify({ transcript: game.transcript, total: 0 }).replace(':0}', ':1e999}');
  const path = `/api/challenges/${day}/entries`;
  expect(await refusalOf(client.call('POST', path, body))).toBe('422 total-mismatch');
});

test('another legal game than the one played is refused, even one that needs more dice', async () => {
  const { day, ...world } = worldOfDay();
  const client = createClient(world);
  const game = await playDay(client, day, hasty);
  const other = createClient(world);
  const longer = await playDay(other, day, patient);
  const swapped = await playDay(createClient(world), day, backward);
  expect(await refusalOf(submit(client, longer))).toBe('409 not-the-moves-made');
  expect(await refusalOf(submit(client, swapped))).toBe('409 not-the-moves-made');
  expect((await submit(client, game)).status).toBe(201);
});

test('each fault of a transcript has its code and its turn', async () => {
  const { day, ...world } = worldOfDay();
  const client = createClient(world);
  const game = await playDay(client, day);
  const { transcript } = game;
  const { turns } = transcript;
  const withTurn = (at: number, turn: object) => ({
    ...transcript,
    turns: turns.map((old, index) => (index === at ? { ...old, ...turn } : old)),
  });
  for (const [damaged, status, code, turn] of [
    [{ ...transcript, more: 1 }, 400, 'malformed', undefined],
    [withTurn(0, { holds: ['3'] }), 400, 'malformed', undefined],
    [{ ...transcript, version: 2 }, 422, 'unsupported-version', undefined],
    [{ ...transcript, rules: 'forced-joker/2' }, 422, 'unsupported-rules', undefined],
    [{ ...transcript, day: '2026-01-01' }, 422, 'wrong-day', undefined],
    [{ ...transcript, turns: turns.slice(1) }, 422, 'too-few-turns', undefined],
    [{ ...transcript, turns: [...turns, turns[0]] }, 422, 'too-many-turns', undefined],
    [withTurn(2, { holds: [0, 0, 0] }), 422, 'too-many-rolls', 2],
    [withTurn(3, { holds: [32] }), 422, 'bad-hold', 3],
    [withTurn(4, { box: 'bonus' }), 422, 'unknown-box', 4],
    [withTurn(5, { box: turns[0]!.box }), 422, 'box-already-filled', 5],
  ] as const) {
    const response = await submit(client, { ...game, transcript: damaged as never });
    const path = `/api/challenges/${day}/entries`;
    const sent = await client.call('POST', path, { transcript: damaged, total: game.total });
    const problem = await sent.json<Problem>();
    expect([problem.code, problem.status, problem.turn]).toEqual([code, status, turn]);
    expect(response.status).not.toBe(201);
  }
});

test('of twenty rivals for one entry one is first, and the histogram counts it once', async () => {
  const { day, ...world } = worldOfDay();
  const client = createClient(world);
  const game = await playDay(client, day);
  const answers = await Promise.all(Array.from({ length: 20 }, () => submit(client, game)));
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(19).fill(200), 201]);
  const bodies = await Promise.all(answers.map((answer) => answer.text()));
  expect(new Set(bodies).size).toBe(1);
  expect(await client.get(`/api/challenges/${day}/totals`)).toEqual({
    day,
    players: 1,
    totals: [[game.total, 1]],
  });
});

test('an entry is found by its id, on its own day alone, and says nothing of its moves', async () => {
  const { day, ...world } = worldOfDay();
  const client = createClient(world);
  const { entry } = await enterDay(client, day);
  expect(await client.get(`/api/challenges/${day}/entries/${entry.id}`)).toEqual(entry);
  for (const path of [
    `2026-01-01/entries/${entry.id}`,
    `${day}/entries/nobody`,
    `${day}/entries/%00`,
  ]) {
    expect(await refusalOf(client.call('GET', `/api/challenges/${path}`))).toBe('404 not-found');
  }
});

test("a name sent along is the player's from then on, on earlier entries too", async () => {
  const { day, ...world } = worldOfDay();
  const client = createClient(world);
  const game = await playDay(client, day);
  const path = `/api/challenges/${day}/entries`;
  const body = { transcript: game.transcript, total: game.total, name: '  Ana   María ' };
  const answer = await client.post<EntryAnswer>(path, body);
  expect(answer.entry.name).toBe('Ana María');
  expect(answer).not.toHaveProperty('nameRefused');
  await client.call('PATCH', '/api/me', { name: 'Eva' });
  expect(await client.get(`${path}/${answer.entry.id}`)).toEqual({ ...answer.entry, name: 'Eva' });
});

test.each([
  ['', 'name-empty'],
  ['x'.repeat(17), 'name-too-long'],
  ['A\u202eB', 'name-bad-characters'],
  [7, 'name-bad-characters'],
  [null, 'name-bad-characters'],
])('the refused name %j refuses no entry', async (name, code) => {
  const { day, ...world } = worldOfDay();
  const client = createClient(world);
  const { transcript, total } = await playDay(client, day);
  const body = { transcript, total, name };
  const response = await client.call('POST', `/api/challenges/${day}/entries`, body);
  expect(response.status).toBe(201);
  const answer = await response.json<EntryAnswer>();
  expect(answer.nameRefused).toBe(code);
  expect(answer.entry.name).toMatch(/ \d{1,2}$/);
});

test('a lost reply is answered again in full by the attempt and the entry', async () => {
  const { day, ...world } = worldOfDay();
  const client = createClient(world);
  const game = await playDay(client, day);
  await (await submit(client, game)).body?.cancel();
  expect(await client.get<AttemptAnswer>(attemptPath(day))).toMatchObject({ finished: true });
  expect(await (await submit(client, game)).json()).toMatchObject({ players: 1, place: 1 });
});

test('an entry whose player is forgotten has an empty name and keeps its place', async () => {
  const { day, ...world } = worldOfDay();
  const client = createClient(world);
  const { entry } = await enterDay(client, day);
  await env.DB.prepare('DELETE FROM players WHERE id IN (SELECT player FROM entries WHERE day = ?)')
    .bind(dayNumber(day))
    .run();
  const board = await client.get<{ entries: unknown[] }>(`/api/challenges/${day}/leaderboard`);
  expect(board.entries).toEqual([{ ...entry, name: '', place: 1 }]);
});

/** Two players who finished with different totals, the lower first. */
async function twoTotals(
  world: Parameters<typeof createClient>[0],
  day: Parameters<typeof playDay>[1],
) {
  const players = [];
  for (const style of [hasty, patient, backward]) {
    const client = createClient(world);
    players.push({ client, style, game: await playDay(client, day, style) });
  }
  players.sort((a, b) => a.game.total - b.game.total);
  expect(players[0]!.game.total).toBeLessThan(players[2]!.game.total);
  return [players[0]!, players[2]!] as const;
}
