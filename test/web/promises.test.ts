import { beforeEach, expect, test, vi } from 'vitest';
import { dayOfNumber } from '../../engine/day.ts';
import { setServerNow } from '../../web/state/clock.ts';
import { rememberCommitment, rememberedCommitments } from '../../web/state/commitments.ts';
import {
  checkLatestPromise,
  dismissWarning,
  outcomeOf,
  rememberedCommitment,
} from '../../web/state/promises.ts';
import { PUBLISHED, publishedChallenge } from './published.ts';
import { answer, challenge, NOON, TODAY } from './server.ts';

const OTHER = 'f'.repeat(64);
const BEFORE = dayOfNumber(59);
const honest = await publishedChallenge();
const earlier = await publishedChallenge(BEFORE, 59);
const PATH = `GET /api/challenges/${PUBLISHED}`;

beforeEach(() => {
  localStorage.clear();
  setServerNow(NOON);
});

function serve(told: object = honest, replaced: readonly object[] = []) {
  return answer({
    [PATH]: { body: told },
    [`GET /api/challenges/${BEFORE}`]: { body: earlier },
    'GET /api/commitments': { body: { commitments: [], replaced } },
  });
}

test('the first commitment shown of a day is the one remembered', () => {
  rememberCommitment(TODAY, OTHER);
  rememberCommitment(TODAY, honest.commitment);
  expect(rememberedCommitment(TODAY)).toBe(OTHER);
  expect(rememberedCommitment(PUBLISHED)).toBeNull();
});

test('ninety commitments are kept, the latest', () => {
  for (let number = 1; number <= 100; number += 1) rememberCommitment(dayOfNumber(number), OTHER);
  expect(rememberedCommitments()).toHaveLength(90);
  expect(rememberedCommitment(dayOfNumber(10))).toBeNull();
  expect(rememberedCommitment(dayOfNumber(11))).toBe(OTHER);
});

test.for(['{', 'null', '{}', '[1]', '[["2026-03-01"]]', '[["2026-03-01",1]]'])(
  'a store that holds %s counts as empty',
  async (text) => {
    localStorage.setItem('trece:commitments', text);
    expect(rememberedCommitments()).toEqual([]);
    serve();
    expect(await checkLatestPromise()).toEqual([]);
    rememberCommitment(TODAY, OTHER);
    expect(rememberedCommitment(TODAY)).toBe(OTHER);
  },
);

test('where storage is forbidden nothing is remembered and nothing fails', () => {
  const forbidden = () => {
    throw new DOMException('Forbidden', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
  rememberCommitment(TODAY, OTHER);
  expect(rememberedCommitment(TODAY)).toBeNull();
  vi.restoreAllMocks();
});

test('a promise kept is looked at once and warns of nothing', async () => {
  rememberCommitment(PUBLISHED, honest.commitment);
  const calls = serve();
  expect(await checkLatestPromise()).toEqual([]);
  expect(await checkLatestPromise()).toEqual([]);
  expect(calls.map(({ call }) => call)).toEqual([PATH]);
  expect(rememberedCommitment(PUBLISHED)).toBe(honest.commitment);
});

test.for<[string, string, object]>([
  ['another commitment with its seed', OTHER, honest],
  ['a seed that does not answer it', honest.commitment, { ...honest, seed: '00'.repeat(32) }],
  ['no seed at all', honest.commitment, { ...honest, seed: 'x' }],
  ['another commitment over the same seed', honest.commitment, { ...honest, commitment: OTHER }],
])('%s breaks the promise, until the warning is put away', async ([, remembered, told]) => {
  rememberCommitment(PUBLISHED, remembered);
  serve(told);
  expect(await checkLatestPromise()).toEqual([PUBLISHED]);
  expect(await checkLatestPromise()).toEqual([PUBLISHED]);
  dismissWarning(PUBLISHED);
  expect(await checkLatestPromise()).toEqual([]);
});

test('of several days the latest comes first, and a broken promise is not forgotten over others', async () => {
  rememberCommitment(BEFORE, earlier.commitment);
  rememberCommitment(PUBLISHED, OTHER);
  rememberCommitment(TODAY, OTHER);
  const calls = serve();
  expect(await checkLatestPromise()).toEqual([PUBLISHED]);
  expect(await checkLatestPromise()).toEqual([PUBLISHED]);
  expect(calls.map(({ call }) => call)).toEqual([
    PATH,
    'GET /api/commitments',
    `GET /api/challenges/${BEFORE}`,
  ]);
});

test('a day that is over but not published yet is looked at again', async () => {
  rememberCommitment(PUBLISHED, honest.commitment);
  const calls = serve(challenge(PUBLISHED, 60));
  await checkLatestPromise();
  await checkLatestPromise();
  expect(calls).toHaveLength(2);
});

test.for(['unreachable', { code: 'no-such-day', status: 404 }] as const)(
  'without an answer (%j) the next visit looks again',
  async (given) => {
    rememberCommitment(PUBLISHED, OTHER);
    answer({ [PATH]: given });
    expect(await checkLatestPromise()).toEqual([]);
    serve();
    expect(await checkLatestPromise()).toEqual([PUBLISHED]);
  },
);

test.for<[string, object[], string]>([
  ['in public before the day opened', [{ at: honest.opensAt - 1 }], 'replaced'],
  ['only once the day had opened', [{ at: honest.opensAt }], 'broken'],
  ['by a third one', [{ at: 0, replacedBy: 'e'.repeat(64) }], 'broken'],
  [
    'twice before the day opened',
    [
      { at: 0, replacedBy: 'e'.repeat(64) },
      { at: 0, commitment: 'e'.repeat(64) },
    ],
    'replaced',
  ],
  ['on another day', [{ at: 0, day: BEFORE }], 'broken'],
  ['in a circle', [{ at: 0, replacedBy: OTHER }], 'broken'],
])('a commitment replaced %s', async ([, steps, outcome]) => {
  rememberCommitment(PUBLISHED, OTHER);
  const step = { day: PUBLISHED, commitment: OTHER, replacedBy: honest.commitment, reason: '' };
  serve(
    honest,
    steps.map((change) => ({ ...step, ...change })),
  );
  expect(await outcomeOf(honest)).toBe(outcome);
});
