import { expect, test } from 'vitest';
import { STRICT_HEADERS } from '../../worker/strict-headers.ts';
import { createClient, ORIGIN, refusalOf } from './support/client.ts';
import { createWorld } from './support/world.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const DAY = '2026-11-30';

/** Every write that the app has, as method and path; the operator's have a guard of their own. */
function writes(): [string, string][] {
  const { app } = createWorld();
  const routes = app.routes.filter(
    ({ method, path }) => !['ALL', 'GET'].includes(method) && !path.startsWith('/api/operator/'),
  );
  return [...new Set(routes.map(({ method, path }) => `${method} ${path}`))].map(
    (route) => route.replace(':day', DAY).replace(':id', 'x').split(' ') as [string, string],
  );
}

test('there are writes to guard', () => {
  expect(writes().length).toBeGreaterThanOrEqual(4);
});

test.each(writes())('%s %s takes a write from our own pages alone', async (method, path) => {
  const world = createWorld();
  for (const [headers, passes] of [
    [{}, false],
    [{ origin: 'https://evil.test' }, false],
    [{ origin: 'null' }, false],
    [{ origin: 'http://trece.test' }, false],
    [{ origin: `${ORIGIN}:444` }, false],
    [{ origin: ORIGIN, 'sec-fetch-site': 'cross-site' }, false],
    [{ origin: ORIGIN, 'sec-fetch-site': 'same-site' }, false],
    [{ 'sec-fetch-site': 'none' }, false],
    [{ origin: 'https://evil.test', 'sec-fetch-site': 'same-origin' }, false],
    [{ origin: ORIGIN }, true],
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ origin: ORIGIN, 'sec-fetch-site': 'same-origin' }, true],
  ] as const) {
    const init = { method, body: '[]', headers: { ...JSON_TYPE, ...headers } };
    const refusal = await refusalOf(world.send(new Request(ORIGIN + path, init)));
    expect(refusal).toBe(passes ? '400 malformed' : '403 cross-site');
  }
});

test.each(writes())('%s %s takes nothing but JSON', async (method, path) => {
  const client = createClient(createWorld());
  const types = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/jsonp',
    'json',
    '',
  ];
  for (const type of types) {
    const response = client.call(method, path, '[]', { 'content-type': type });
    expect(await refusalOf(response)).toBe('415 unsupported-media-type');
  }
  for (const type of ['application/json; charset=utf-8', 'Application/JSON']) {
    const response = client.call(method, path, '[]', { 'content-type': type });
    expect(await refusalOf(response)).toBe('400 malformed');
  }
});

test.each(writes())('%s %s refuses more than 4 KB, counted as read', async (method, path) => {
  const world = createWorld();
  const client = createClient(world);
  const fits = `["${'x'.repeat(4092)}"]`;
  expect(await refusalOf(client.call(method, path, fits))).toBe('400 malformed');
  expect(await refusalOf(client.call(method, path, `${fits} `))).toBe('413 body-too-large');
  // A stream has no length to state, or states a wrong one.
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const pouring = (async () => {
    for (let part = 0; part < 100; part += 1) await writer.write(new Uint8Array(1000).fill(32));
  })().catch(() => undefined);
  const headers = { ...JSON_TYPE, origin: ORIGIN, 'content-length': '2' };
  const poured = new Request(ORIGIN + path, { method, headers, body: readable });
  expect(await refusalOf(world.send(poured))).toBe('413 body-too-large');
  await pouring;
});

test.each(writes())('%s %s needs a body', async (method, path) => {
  const world = createWorld();
  const headers = { ...JSON_TYPE, origin: ORIGIN };
  const bare = new Request(ORIGIN + path, { method, headers });
  expect(await refusalOf(world.send(bare))).toBe('400 malformed');
});

test.each([
  'http://trece.test',
  'http://localhost.evil.test',
  'http://127.0.0.2',
  'http://10.0.0.1',
])('plain %s is refused for every call, before all else', async (origin) => {
  const client = createClient(createWorld(), origin);
  for (const [method, path] of [
    ['GET', '/api/challenges/today'],
    ['GET', '/api/health'],
    ['GET', '/api/nothing'],
    ['POST', `/api/challenges/${DAY}/attempt`],
    ['DELETE', '/api/me'],
  ] as const) {
    const response = client.call(method, path, method === 'GET' ? undefined : 'x');
    expect(await refusalOf(response)).toBe('403 https-required');
  }
});

test('refusals come in order: site, type, size, shape, then the rest', async () => {
  const client = createClient(createWorld());
  const path = '/api/challenges/never/attempt';
  const big = `{"x":"${'x'.repeat(5000)}"}`;
  const order = [
    [big, { origin: 'https://evil.test', 'content-type': 'text/plain' }, '403 cross-site'],
    [big, { 'content-type': 'text/plain' }, '415 unsupported-media-type'],
    [big, {}, '413 body-too-large'],
    ['{', {}, '400 malformed'],
    ['{}', {}, '404 no-such-day'],
  ] as const;
  for (const [body, headers, refusal] of order) {
    expect(await refusalOf(client.call('POST', path, body, headers))).toBe(refusal);
  }
});

test.each([
  ['/api/challenges/today', 'GET, HEAD'],
  [`/api/challenges/${DAY}`, 'GET, HEAD'],
  [`/api/challenges/${DAY}/attempt`, 'POST, GET, HEAD'],
  [`/api/challenges/${DAY}/attempt/moves`, 'POST'],
  [`/api/challenges/${DAY}/entries`, 'POST'],
  [`/api/challenges/${DAY}/entries/x`, 'GET, HEAD'],
  ['/api/me', 'GET, HEAD, PATCH, DELETE'],
  ['/api/me/export', 'GET, HEAD'],
  ['/api/me/recovery', 'POST'],
  ['/api/me/recovery/rotate', 'POST'],
  ['/api/me/recover', 'POST'],
  ['/api/health', 'GET, HEAD'],
])('%s takes %s and says so to others', async (path, allow) => {
  const client = createClient(createWorld());
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    if (allow.includes(method)) continue;
    const response = await client.call(method, path, method === 'GET' ? undefined : {});
    expect(response.headers.get('allow')).toBe(allow);
    expect(await refusalOf(response)).toBe('405 method-not-allowed');
  }
});

test('HEAD answers as GET does, without the body', async () => {
  const client = createClient(createWorld());
  for (const path of ['/api/challenges/today', '/api/me', '/api/nothing']) {
    const [get, head] = [await client.call('GET', path), await client.call('HEAD', path)];
    expect(head.status).toBe(get.status);
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers));
    expect(await head.text()).toBe('');
  }
});

test('every answer of the API is kept nowhere, and shown, framed and read by no other site', async () => {
  const client = createClient(createWorld());
  for (const path of ['/api/challenges/today', '/api/me', '/api/health', '/api/nothing', '/api']) {
    for (const method of ['GET', 'OPTIONS']) {
      const headers = { origin: 'https://evil.test', 'access-control-request-method': 'POST' };
      const response = await client.call(method, path, undefined, headers);
      const said = Object.fromEntries(response.headers);
      expect(said).toMatchObject({ ...STRICT_HEADERS, 'cache-control': 'no-store' });
      expect(Object.keys(said).filter((name) => /^access-control|^vary/.test(name))).toEqual([]);
    }
  }
});

test('an unknown address of the API is a problem, whatever the method', async () => {
  const client = createClient(createWorld());
  for (const path of [
    '/api',
    '/api/',
    '/api/nothing',
    '/api/challenges',
    `/api/challenges/${DAY}/`,
  ]) {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const response = client.call(method, path, method === 'GET' ? undefined : {});
      expect(await refusalOf(response)).toBe('404 not-found');
    }
  }
});

test.each(writes())(
  '%s %s takes a sender who hangs up for no fault of ours',
  async (method, path) => {
    const { app } = createWorld();
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{'));
      },
      pull(controller) {
        controller.error(new Error('Network connection lost.'));
      },
    });
    const headers = { 'content-type': 'application/json', origin: ORIGIN };
    const request = new Request(`${ORIGIN}${path}`, { method, headers, body });
    const { status } = await app.fetch(request);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  },
);
