import { expect, test } from 'vitest';
import { PAGES } from '../../worker/routes/pages.ts';
import { STRICT_HEADERS } from '../../worker/strict-headers.ts';
import { PAGE } from './support/assets.ts';
import { createClient } from './support/client.ts';
import { createWorld } from './support/world.ts';

const OWN = [
  ...PAGES.filter((page) => !page.includes('{')),
  '/d/1',
  '/d/334',
  '/d/364',
  '/review/334',
  '/review/334/abcdefghijklmno_',
];
const NONE = [
  '/nothing',
  '/d',
  '/d/',
  '/d/0',
  '/d/365',
  '/d/0334',
  '/d/-1',
  '/d/1e2',
  '/d/%33',
  '/rules/',
  '/Rules',
  '/board/2',
  '/s/short',
  '/review/0',
  '/review/334/short',
  '//board',
];

test.each(OWN)('%s is the page', async (path) => {
  const response = await createClient(createWorld()).call('GET', path);
  expect([response.status, await response.text()]).toEqual([200, PAGE]);
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect(response.headers.get('etag')).toBe('"page"');
});

test.each(NONE)('%s is the page with 404, kept nowhere', async (path) => {
  const response = await createClient(createWorld()).call('GET', path, undefined, {
    'if-none-match': '"page"',
  });
  expect([response.status, await response.text()]).toEqual([404, PAGE]);
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('etag')).toBe(null);
});

test.each(['/assets/old-1234.js', '/assets/none', '/robots.txt', '/favicon.ico', '/d/334.png'])(
  'the missing file %s is a plain 404, never the page',
  async (path) => {
    const response = await createClient(createWorld()).call('GET', path);
    expect([response.status, await response.text()]).toEqual([404, 'Not found\n']);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(Object.fromEntries(response.headers)).toMatchObject(STRICT_HEADERS);
  },
);

test('what a page answers does not depend on Accept', async () => {
  const client = createClient(createWorld());
  for (const path of ['/rules', '/nothing', '/d/334']) {
    const plain = await client.call('GET', path);
    for (const accept of ['application/json', 'text/html', 'image/*', '']) {
      const { status, headers } = await client.call('GET', path, undefined, { accept });
      expect([status, Object.fromEntries(headers)]).toEqual([
        plain.status,
        Object.fromEntries(plain.headers),
      ]);
    }
  }
});

test('a page that the browser has already is answered with 304', async () => {
  const client = createClient(createWorld());
  const headers = { 'if-none-match': '"page"' };
  expect((await client.call('GET', '/rules', undefined, headers)).status).toBe(304);
});

test('pages take GET and HEAD alone', async () => {
  const client = createClient(createWorld());
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const response = await client.call(method, '/rules', {});
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(Object.fromEntries(response.headers)).toMatchObject(STRICT_HEADERS);
  }
  const head = await client.call('HEAD', '/rules');
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test('the last day page follows the clock', async () => {
  const world = createWorld();
  const client = createClient(world);
  expect((await client.call('GET', '/d/365')).status).toBe(404);
  world.clock.now += 24 * 3_600_000;
  expect((await client.call('GET', '/d/365')).status).toBe(200);
});
