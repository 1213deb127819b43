import { expect, test } from 'vitest';
import { createClient, refusalOf } from './support/client.ts';
import { attemptPath } from './support/player.ts';
import { worldOfDay } from './support/world.ts';

const TOKEN = { 'cf-turnstile-response': 'a-token' };
const env = { TURNSTILE_SECRET: 'a-secret' };

/** Stands in for the one service that this Worker calls. */
function verifierOf(answer: () => Response | Promise<Response>) {
  const asked: unknown[] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input as string, init);
    asked.push([request.url, await request.json()]);
    return answer();
  };
  return { asked, fetch: fetch as typeof globalThis.fetch };
}

const says = (answer: object, status = 200) => Response.json(answer, { status });

test('without its secret the check is off, and nothing is asked of anybody', async () => {
  const { asked, fetch } = verifierOf(() => says({ success: false }));
  const { day, ...world } = worldOfDay({ fetch });
  expect((await createClient(world).call('POST', attemptPath(day), {})).status).toBe(201);
  expect(asked).toEqual([]);
});

test('a newcomer with a good token begins, and is not asked again', async () => {
  const { asked, fetch } = verifierOf(() => says({ success: true }));
  const { day, ...world } = worldOfDay({ env, fetch });
  const client = createClient(world);
  expect((await client.call('POST', attemptPath(day), {}, TOKEN)).status).toBe(201);
  expect((await client.call('POST', attemptPath(day), {})).status).toBe(200);
  expect(asked).toEqual([
    [
      'https://challenges.cloudflare.com/turnstile/v0/siteverify',
      { secret: 'a-secret', response: 'a-token' },
    ],
  ]);
});

test('a newcomer without a token is refused unasked', async () => {
  const { asked, fetch } = verifierOf(() => says({ success: true }));
  const { day, ...world } = worldOfDay({ env, fetch });
  const response = await createClient(world).call('POST', attemptPath(day), {});
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(await refusalOf(response)).toBe('403 human-check-needed');
  expect(asked).toEqual([]);
});

test.each([
  [
    'a refusal',
    () => says({ success: false, 'error-codes': ['invalid-input-response'] }),
    '403 human-check-needed',
  ],
  [
    'a token used before',
    () => says({ success: false, 'error-codes': ['timeout-or-duplicate'] }),
    '403 human-check-needed',
  ],
  ['a refusal without a reason', () => says({ success: false }), '403 human-check-needed'],
  [
    'a wrong secret',
    () => says({ success: false, 'error-codes': ['invalid-input-secret'] }),
    '503 human-check-away',
  ],
  [
    'a fault of theirs',
    () => says({ success: false, 'error-codes': ['internal-error'] }),
    '503 human-check-away',
  ],
  ['a page of error', () => new Response('<h1>502', { status: 502 }), '503 human-check-away'],
  ['JSON of an error', () => says({}, 500), '503 human-check-away'],
  ['null', () => new Response('null'), '503 human-check-away'],
  ['no network', () => Promise.reject(new TypeError('no route')), '503 human-check-away'],
] as const)('%s from the check is an answer of ours', async (_, answer, refusal) => {
  const { fetch } = verifierOf(answer);
  const { day, ...world } = worldOfDay({ env, fetch });
  const response = await createClient(world).call('POST', attemptPath(day), {}, TOKEN);
  expect(response.headers.get('retry-after')).toBe(refusal.startsWith('503') ? '5' : null);
  expect(await refusalOf(response)).toBe(refusal);
});
