import { env } from 'cloudflare:workers';
import { afterEach, expect, test, vi } from 'vitest';
import vectors from '../engine/dice-stream.jsonl?raw';
import { type Client, createClient } from './support/client.ts';
import { attemptPath, hasty, patient, playDay, submit } from './support/player.ts';
import { createWorld, KEY } from './support/world.ts';

/*
 * No undealt die leaves the server. The day is that of the first vector, so the dice are known here.
 */

const { day, dice, seed } = JSON.parse(vectors.split('\n')[0]!);
const FEWEST = 13;

afterEach(() => vi.restoreAllMocks());

test('no answer, header or log line of a whole day holds a seed, a key or an undealt die', async () => {
  const said: string[] = [];
  for (const level of ['log', 'warn', 'error', 'info', 'debug'] as const) {
    vi.spyOn(console, level).mockImplementation((...values) => said.push(values.join(' ')));
  }
  const world = createWorld();
  const listening = {
    async send(request: Request): Promise<Response> {
      const response = await world.send(request);
      said.push(JSON.stringify([...response.headers]), await response.clone().text());
      return response;
    },
  };
  const client = createClient(listening);
  const game = await playDay(client, day, hasty);
  await poke(client, game.total);
  await submit(client, game);
  await poke(client, game.total);
  await poke(createClient(listening), game.total);

  const dealt = game.rolls.join('');
  expect(dealt).toBe(dice.slice(0, 5 * FEWEST));
  const heard = said.join('\n');
  expect(heard).toContain(game.rolls.at(-1));
  for (const secret of [seed, KEY, btoa(seed), dice.slice(5 * FEWEST)]) {
    expect(heard).not.toContain(secret);
  }
  // The next roll would be no proof alone, being five digits; as a value it must not appear.
  for (const at of [FEWEST, FEWEST + 1, 38]) {
    const roll = dice.slice(5 * at, 5 * at + 5);
    if (!game.rolls.includes(roll)) expect(heard).not.toContain(`"${roll}"`);
  }
});

test('invented transcripts learn nothing about dice that were not dealt', async () => {
  const world = createWorld();
  const client = createClient(world);
  const game = await playDay(client, day, hasty);
  const reader = createClient(world);
  const longer = await playDay(reader, day, patient);
  const answers = new Set<string>();
  for (let total = longer.total - 5; total <= longer.total + 5; total += 1) {
    const response = await submit(client, { ...longer, total });
    const { requestId: _, ...problem } = await response.json<{ requestId: string }>();
    answers.add(JSON.stringify(problem));
  }
  expect([...answers]).toEqual([expect.stringContaining('not-the-moves-made')]);
  expect((await submit(client, game)).status).toBe(201);
});

test('an attempt in the middle shows exactly the dice dealt so far', async () => {
  const client = createClient(createWorld());
  await client.post(attemptPath(day), {});
  for (let step = 0; step < 2; step += 1) {
    await client.post(`${attemptPath(day)}/moves`, { step, move: { hold: 0 } });
    const { rolls } = await client.get<{ rolls: string[] }>(attemptPath(day));
    expect(rolls.join('')).toBe(dice.slice(0, 5 * (step + 2)));
  }
});

test('the database holds no seed, no key and no dice', async () => {
  const client = createClient(createWorld());
  await playDay(client, day);
  const tables = ['challenges', 'players', 'attempts', 'entries', 'totals'];
  for (const table of tables) {
    const { results } = await env.DB.prepare(`SELECT * FROM ${table}`).all();
    const text = JSON.stringify(results);
    for (const secret of [seed, KEY, dice.slice(0, 20)]) expect(text).not.toContain(secret);
  }
});

/** Every call a curious client could make, right and wrong. */
async function poke(client: Client, total: number): Promise<void> {
  const base = `/api/challenges/${day}`;
  for (const path of ['', '/attempt', '/leaderboard', '/totals', '/entries/AAAAAAAAAAAAAAAA']) {
    await client.call('GET', base + path);
  }
  for (const path of [
    '/api/challenges/today',
    '/api/commitments',
    '/api/publications',
    '/api/me',
    '/api/me/export',
    '/api/health',
    '/',
    '/d/334',
    '/nothing',
  ]) {
    await client.call('GET', path);
  }
  for (const step of [0, 12, 13, 14]) {
    await client.call('POST', `${base}/attempt/moves`, { step, move: { hold: 0 } });
    await client.call('POST', `${base}/attempt/moves`, { step, move: { score: 'chance' } });
  }
  await client.call('POST', `${base}/entries`, { transcript: {}, total });
}
