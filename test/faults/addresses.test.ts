import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reportFigures } from './support/dose.ts';
import { type LocalWorker, OPERATOR_TOKEN, startLocalWorker } from './support/local-worker.ts';
import { PAST_DAY, PAST_NOON } from './support/past-day.ts';

let worker: LocalWorker;

beforeAll(async () => {
  worker = await startLocalWorker();
  await worker.setTime(PAST_NOON);
});

afterAll(() => worker.stop());

/** What may stand in an address although no page of ours writes it. */
const ODD = [
  ...['%', '%%', '%ZZ', '%00', '%0', '%2e%2e', '..', '../..', '.', '%2f', '%5c', '\\', '%252e'],
  ...['%E0%A4%A', '%ED%A0%80', '%FF', '%C0%80', '%F4%90%80%80', '%u0041', '+', '*', '|', '^', '`'],
  ...[
    '/',
    '//',
    '//evil.test',
    '/%2f',
    ';',
    ':',
    '@',
    '?',
    '??',
    '?%',
    '#',
    '[',
    ']',
    '{}',
    "'",
    '"',
  ],
  ...['index.html', 'index.html/', 'index', '_headers', '.assetsignore', '.env', 'x'.repeat(4_000)],
  ...[
    '__proto__',
    'constructor',
    '%0d%0aset-cookie:a=b',
    '%20',
    '%09',
    '%E2%80%AE',
    '%F0%9F%8E%B2',
  ],
];
const PLACES = [
  ...['/', '/d/', '/assets/', '/watch/1/', '/api', '/api/', '/api/challenges/', '//api/', '/API/'],
  ...[
    `/api/challenges/${PAST_DAY}/`,
    `/api/challenges/${PAST_DAY}/entries/`,
    '/api/operator/flags/',
  ],
  ...[`/api/challenges/${PAST_DAY}/attempt`, `/api/operator/entries/${PAST_DAY}/`],
  ...[`/api/challenges/${PAST_DAY}/leaderboard?after=`, '/api/challenges/today?', '/?', '/fair?'],
];

test('no address makes a fault of ours, with the platform’s assets before the Worker', async () => {
  const statuses: Record<string, number> = {};
  const faults: string[] = [];
  for (const place of PLACES) {
    const calls = ODD.flatMap((odd) => ['GET', 'POST'].map((method) => ({ method, odd })));
    const answers = calls.map(async ({ method, odd }) => {
      const { status, location } = await send(method, place + odd);
      statuses[status] = (statuses[status] ?? 0) + 1;
      // The platform sets some right, but leads nowhere else.
      if (location !== undefined) expect([place, odd, location]).toEqual([place, odd, '/']);
      if (status >= 500) faults.push(`${status} ${method} ${place}${odd.slice(0, 40)}`);
    });
    await Promise.all(answers);
  }
  expect(faults).toEqual([]);
  expect(worker.logs.filter((line) => line.includes('"fault"'))).toEqual([]);
  reportFigures('addresses', statuses);
});

/** Sends an address as it is: fetch would set it right. */
function send(method: string, path: string): Promise<{ status: number; location?: string }> {
  const { hostname: host, port } = new URL(worker.origin);
  const headers = {
    authorization: `Bearer ${OPERATOR_TOKEN}`,
    ...(method !== 'GET' && { 'content-type': 'application/json', origin: worker.origin }),
  };
  return new Promise((resolve, reject) => {
    const call = request({ host, port, method, path, headers }, (response) => {
      response.resume();
      response.on('end', () => {
        const { location } = response.headers;
        resolve({ status: response.statusCode!, ...(location !== undefined && { location }) });
      });
    });
    call.on('error', reject);
    call.end(method === 'GET' ? undefined : '{}');
  });
}
