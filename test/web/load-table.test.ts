import { afterEach, expect, test, vi } from 'vitest';
import { RANKED_RULES } from '../../engine/rule-sets/all.ts';
import { layOutStates } from '../../engine/strategy/states.ts';
import { loadTable } from '../../web/strategy/load-table.ts';

const LENGTH = 2 * layOutStates(RANKED_RULES, 'reachable').first.at(-1)!;

afterEach(() => vi.unstubAllGlobals());

/** Answers with so many zeros, gzip, as a server would that tells their length or does not. */
async function serve(bytes: number, told: boolean): Promise<void> {
  const zeros = new Blob([new Uint8Array(bytes)]).stream();
  const packed = await new Response(zeros.pipeThrough(new CompressionStream('gzip'))).arrayBuffer();
  const headers: HeadersInit = told ? { 'content-length': String(packed.byteLength) } : {};
  vi.stubGlobal('fetch', async () => new Response(packed, { headers }));
}

test('the table is loaded, and how much of it has come is told', async () => {
  await serve(LENGTH, true);
  const heard: (number | null)[] = [];
  await loadTable((share) => heard.push(share));
  expect(heard.at(-1)).toBe(1);
});

test('a length that is not told makes no progress up', async () => {
  await serve(LENGTH, false);
  const heard: (number | null)[] = [];
  await loadTable((share) => heard.push(share));
  expect(new Set(heard)).toEqual(new Set([null]));
});

test.for([
  ['a missing table', async () => vi.stubGlobal('fetch', async () => Response.error())],
  [
    'a refused table',
    async () => vi.stubGlobal('fetch', async () => new Response('', { status: 404 })),
  ],
  ['a table of another length', () => serve(LENGTH - 2, true)],
  [
    'a table that is no gzip',
    async () => vi.stubGlobal('fetch', async () => new Response('<html>')),
  ],
  ['no connection', async () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('')))],
] satisfies [string, () => Promise<unknown>][])('%s is not taken for one', async ([, answer]) => {
  await answer();
  await expect(loadTable(() => {})).rejects.toThrow();
});
