import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { createApp } from '../../worker/app.ts';
import type { LogLine } from '../../worker/context.ts';
import { assets } from './support/assets.ts';
import { createClient } from './support/client.ts';
import { attemptPath, playDay } from './support/player.ts';
import { table } from './support/table.ts';
import { KEYS, worldOfDay } from './support/world.ts';

/** A day of its own, with what the app logs on it. */
function loggedDay() {
  const { day, clock } = worldOfDay();
  const lines: LogLine[] = [];
  const app = createApp({
    env: { DB: env.DB, ASSETS: assets, DICE_KEYS: KEYS },
    now: () => clock.now++,
    random: (length) => crypto.getRandomValues(new Uint8Array(length)),
    table,
    log: (line) => lines.push(line),
  });
  const client = createClient({ send: async (request) => app.fetch(request) });
  return { day, client, lines };
}

test.each([
  ['GET', '/api/challenges/today', 200, '/api/challenges/today', undefined],
  ['GET', '/api/challenges/2026-02-29', 404, '/api/challenges/:day', 'no-such-day'],
  ['GET', '/api/me?token=secret', 200, '/api/me', undefined],
  ['PUT', '/api/me', 405, '/api/me', 'method-not-allowed'],
  ['POST', '/api/challenges/2026-01-01/attempt', 403, '/api/challenges/:day/attempt', 'cross-site'],
  ['GET', '/api/442426', 404, '*', 'not-found'],
  ['GET', '/watch/1/AAAAAAAAAAAAAAAA', 200, '*', undefined],
])('%s %s is one line', async (method, path, status, route, code) => {
  const { client, lines } = loggedDay();
  const response = await client.call(method, path);
  expect(lines).toEqual([
    {
      event: 'request',
      requestId: expect.stringMatching(/^[\w-]{16}$/),
      method,
      route,
      status,
      ms: expect.any(Number),
      code,
    },
  ]);
  expect(response.status).toBe(status);
});

test('the line of a refusal has the request id that the refusal has', async () => {
  const { client, lines } = loggedDay();
  const problem = await (await client.call('GET', '/api/nothing')).json<{ requestId: string }>();
  expect(lines[0]?.requestId).toBe(problem.requestId);
});

test('no line tells of a player, a name, an address, a body or dice', async () => {
  const { day, client, lines } = loggedDay();
  const game = await playDay(client, day);
  const body = { ...game, rolls: undefined, name: 'Rosalinda' };
  await client.call('POST', `/api/challenges/${day}/entries`, body);
  await client.call('GET', attemptPath(day), undefined, { 'cf-connecting-ip': '203.0.113.7' });
  const text = JSON.stringify(lines);
  expect(lines.length).toBeGreaterThan(15);
  for (const secret of ['Rosalinda', '203.0.113.7', client.cookie!.split('=')[1]!, 'chance', day]) {
    expect(text).not.toContain(secret);
  }
  for (const roll of game.rolls) expect(text).not.toContain(`"${roll}"`);
});
