import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { dayNumber, dayOfNumber } from '../../engine/day.ts';
import { movesOf } from '../../engine/replay.ts';
import { RANKED_RULES } from '../../engine/rule-sets/all.ts';
import { totalOf } from '../../engine/scorecard.ts';
import { formatTranscript, type Turn } from '../../engine/transcript.ts';
import type { AttemptAnswer } from '../../worker/wire.ts';
import { randomGame, written } from '../support/http-player.ts';
import { NOON, type ProductServer, startServer } from '../support/server.ts';

const DAY = dayOfNumber(334);
const TOMORROW = dayOfNumber(dayNumber(DAY) + 1);
const ATTEMPT = `/api/challenges/${DAY}/attempt`;
const MOVES = `${ATTEMPT}/moves`;
const ENTRIES = `/api/challenges/${DAY}/entries`;

/** Turns before the lies begin. */
const HONEST_TURNS = 3;

let server: ProductServer;
let rolls: string[];
let game: ReturnType<typeof randomGame>;
let cookie: string;
let before: AttemptAnswer;
/** Every body that the server answered with. */
let answers: string[];

beforeAll(async () => {
  server = await startServer();
  await server.setTime(NOON);
  const dealt = await server.rollsOf(DAY);
  rolls = written(dealt);
  game = randomGame(dealt);
});

afterAll(() => server?.stop());

beforeEach(async () => {
  answers = [];
  cookie = '';
  cookie = (await call('POST', ATTEMPT, {})).cookie!;
  await play(game.turns.slice(0, HONEST_TURNS));
  before = await attempt();
});

afterEach(async () => {
  const after = await attempt();
  const dealt = rolls.slice(0, after.step + 1);
  const seen = answers.flatMap((text) => text.match(/"[1-6]{5}"/g) ?? []);
  expect(after.rolls).toEqual(after.finished ? rolls.slice(0, after.step) : dealt);
  expect(seen.filter((quoted) => !dealt.includes(quoted.slice(1, -1)))).toEqual([]);
});

test('a step taken is not taken again by another move', async () => {
  const taken = { step: 0, move: otherThan(game.turns[0]!) };
  expect(await refusal('POST', MOVES, taken)).toBe('409 step-taken');
  expect(await attempt()).toEqual(before);
});

test('a step taken answers the same move with the same dice', async () => {
  const [move] = movesOf(game.turns[0]!);
  const { body } = await call('POST', MOVES, { step: 0, move });
  expect(body).toEqual({ step: 1, roll: rolls[1], finished: false });
  expect(await attempt()).toEqual(before);
});

test.for([
  ['a step ahead', '409 step-ahead', { step: 38, move: { hold: 0 } }],
  ['a step that is no number', '400 malformed', { step: '3', move: { hold: 0 } }],
  ['a step below zero', '400 malformed', { step: -1, move: { hold: 0 } }],
  ['no move', '400 malformed', { step: 0 }],
  ['two moves in one', '400 malformed', { step: 0, move: { hold: 0, score: 'chance' } }],
  ['dice sent along', '400 malformed', { step: 0, move: { hold: 0 }, roll: '66666' }],
  ['a list', '400 malformed', []],
] as const)('%s is refused with %s', async ([, code, body]) => {
  expect(await refusal('POST', MOVES, body)).toBe(code);
  expect(await attempt()).toEqual(before);
});

test.for([
  ['a hold beyond five dice', '422 bad-hold', { hold: 32 }],
  ['a hold that is no whole number', '422 bad-hold', { hold: 1.5 }],
  ['a box that no card has', '422 unknown-box', { score: 'yacht' }],
  ['a box of the prototype', '422 unknown-box', { score: 'toString' }],
] as const)('%s is refused with %s', async ([, code, move]) => {
  expect(await refusal('POST', MOVES, { step: before.step, move })).toBe(code);
  expect(await attempt()).toEqual(before);
});

test('a filled box is not filled again, and no fourth roll is made', async () => {
  const filled = { step: before.step, move: { score: game.turns[0]!.box } };
  expect(await refusal('POST', MOVES, filled)).toBe('422 box-already-filled');
  await call('POST', MOVES, { step: before.step, move: { hold: 0 } });
  await call('POST', MOVES, { step: before.step + 1, move: { hold: 0 } });
  const fourth = { step: before.step + 2, move: { hold: 0 } };
  expect(await refusal('POST', MOVES, fourth)).toBe('422 too-many-rolls');
  expect((await attempt()).step).toBe(before.step + 2);
});

test('other days are not to be had', async () => {
  const path = (day: string) => `/api/challenges/${day}/attempt`;
  expect(await refusal('POST', path(TOMORROW), {})).toBe('403 day-not-open');
  expect(await refusal('POST', path(dayOfNumber(333)), {})).toBe('403 day-closed');
  expect(await refusal('POST', path('2025-12-31'), {})).toBe('404 no-such-day');
  expect(await refusal('POST', path('2026-11-31'), {})).toBe('404 no-such-day');
  expect(await refusal('GET', `/api/challenges/${DAY}/dice`)).toBe('404 not-found');
});

test('an unfinished game is not entered', async () => {
  expect(await refusal('POST', ENTRIES, entry())).toBe('409 attempt-unfinished');
  expect(await attempt()).toEqual(before);
});

test('a finished game is entered as it was played and no other way', async () => {
  await play(game.turns.slice(HONEST_TURNS), before.step);
  const truth = entry();
  const { transcript, total } = truth;
  const other = game.turns.map((turn) => ({ ...turn, holds: [] }));
  const lies = [
    ['422 total-mismatch', { ...truth, total: total + 1 }],
    ['422 total-mismatch', { ...truth, total: 1575 }],
    ['409 not-the-moves-made', { transcript: { ...transcript, turns: other }, total }],
    ['422 wrong-day', { transcript: { ...transcript, day: TOMORROW }, total }],
    ['422 unsupported-version', { transcript: { ...transcript, version: 2 }, total }],
    ['422 unsupported-rules', { transcript: { ...transcript, rules: 'free-joker/1' }, total }],
    ['422 too-few-turns', { transcript: { ...transcript, turns: game.turns.slice(1) }, total }],
    ['400 malformed', { transcript: { ...transcript, dice: '6'.repeat(195) }, total }],
  ] as const;
  for (const [code, lie] of lies) expect(await refusal('POST', ENTRIES, lie)).toBe(code);
  expect(await boardIds()).toEqual([]);
  expect((await call('POST', ENTRIES, truth)).status).toBe(201);
  const again = await call('POST', ENTRIES, truth);
  expect(again.status).toBe(200);
  expect(again.body.entry.total).toBe(total);
  expect(await boardIds()).toEqual([again.body.entry.id]);
  expect((await call('POST', ATTEMPT, {})).body).toMatchObject({ finished: true });
});

test("a foreign or forged cookie opens nobody's game", async () => {
  const mine = cookie;
  const forged = [
    `trece=${'A'.repeat(43)}`,
    `trece=${mine.slice('trece='.length, -1)}`,
    `${mine}x`,
    "trece=' OR 1=1 --",
    `__Host-${mine}`,
  ];
  for (const attempted of forged) {
    cookie = attempted;
    expect(await refusal('GET', ATTEMPT)).toBe('404 no-attempt');
    const move = { step: before.step, move: { hold: 0 } };
    expect(await refusal('POST', MOVES, move)).toBe('404 no-attempt');
    expect(await refusal('POST', ENTRIES, entry())).toBe('404 no-attempt');
  }
  cookie = mine;
  expect(await attempt()).toEqual(before);
});

test.for([
  ['from another site', { 'sec-fetch-site': 'cross-site' }],
  ['from a sister site', { 'sec-fetch-site': 'same-site' }],
  ['typed into the address bar', { 'sec-fetch-site': 'none' }],
  ['with a foreign origin', { origin: 'https://evil.example' }],
  ['with no origin at all', { 'sec-fetch-site': null }],
] as const)('a write %s is refused', async ([, headers]) => {
  const move = { step: before.step, move: { hold: 0 } };
  expect(await refusal('POST', MOVES, move, headers)).toBe('403 cross-site');
  expect(await refusal('PATCH', '/api/me', { name: 'Eva' }, headers)).toBe('403 cross-site');
  expect(await attempt()).toEqual(before);
});

test('bodies of another type, too long or cut short are refused', async () => {
  const plain = { 'content-type': 'text/plain' };
  expect(await refusal('POST', MOVES, {}, plain)).toBe('415 unsupported-media-type');
  expect(await refusal('POST', MOVES, '{"step":')).toBe('400 malformed');
  expect(await refusal('POST', MOVES, ' '.repeat(5000))).toBe('413 body-too-large');
  expect(await refusal('PUT', MOVES, {})).toBe('405 method-not-allowed');
  expect(await attempt()).toEqual(before);
});

interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: what a test expects of it, it says itself.
  readonly body: any;
  readonly cookie: string | null;
}

/** Sends what our page would, but for the headers that are changed or, by null, left out. */
async function call(
  method: string,
  path: string,
  data?: unknown,
  changed: Record<string, string | null> = {},
): Promise<Answer> {
  const headers = new Headers({ 'sec-fetch-site': 'same-origin', cookie });
  if (data !== undefined) headers.set('content-type', 'application/json');
  for (const [name, value] of Object.entries(changed)) {
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  }
  const body = typeof data === 'string' ? data : (JSON.stringify(data) ?? null);
  const response = await fetch(server.origin + path, { method, headers, body });
  const text = await response.text();
  answers.push(text);
  const set = response.headers.getSetCookie()[0]?.split(';')[0] ?? null;
  return { status: response.status, body: JSON.parse(text), cookie: set };
}

/** Status and code of a call that must be refused. */
async function refusal(...args: Parameters<typeof call>): Promise<string> {
  const { status, body } = await call(...args);
  return `${status} ${body.code}`;
}

async function attempt(): Promise<AttemptAnswer> {
  return (await call('GET', ATTEMPT)).body;
}

async function play(turns: readonly Turn[], from = 0): Promise<void> {
  for (const [at, move] of turns.flatMap(movesOf).entries()) {
    expect((await call('POST', MOVES, { step: from + at, move })).status).toBe(200);
  }
}

/** What an honest client submits in the end. */
function entry() {
  const transcript = formatTranscript(RANKED_RULES, DAY, game.turns);
  return { transcript, total: totalOf(game.game.card) };
}

async function boardIds(): Promise<string[]> {
  const { body } = await call('GET', `/api/challenges/${DAY}/leaderboard`);
  return body.entries.map(({ id }: { id: string }) => id);
}

/** A move that a turn did not begin with. */
function otherThan({ holds }: Turn): { hold: number } {
  return { hold: holds[0] === 7 ? 8 : 7 };
}
