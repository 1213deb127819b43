import { html } from 'lit';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../web/pages/play-page.ts';
import { serverNow, setServerNow } from '../../web/state/clock.ts';
import { rememberedCommitment } from '../../web/state/promises.ts';
import type { AttemptAnswer } from '../../worker/wire.ts';
import { expectAccessible, mount } from './mount.ts';
import { PUBLISHED, playedEntry, publishedChallenge } from './published.ts';
import { type Answer, answer, challenge, entries, NOON, newcomer, TODAY } from './server.ts';

const roll = page.getByRole('button', { name: /^Tirar/ });
const alert = page.getByRole('alert');
const ATTEMPT = `GET /api/challenges/${TODAY}/attempt`;
const BEGIN = `POST /api/challenges/${TODAY}/attempt`;
const COMMITMENT = challenge().commitment;

const begun: AttemptAnswer = {
  day: TODAY,
  step: 0,
  rolls: ['44242'],
  turns: [{ holds: [] }],
  finished: false,
};

beforeEach(() => {
  localStorage.clear();
  setServerNow(NOON);
});

function serve(given: Record<string, Answer> = {}) {
  return answer({
    'GET /api/challenges/today': { body: challenge() },
    'GET /api/me': { body: newcomer() },
    [ATTEMPT]: { code: 'no-attempt', status: 404 },
    ...given,
  });
}

function mountPage(day: string | null = null): void {
  mount(html`<play-page .day=${day}></play-page>`);
}

/** A whole game of a day, as `GET …/attempt` tells it. */
async function finishedAttempt(day = TODAY): Promise<AttemptAnswer> {
  const { dice } = await publishedChallenge();
  const { turns } = playedEntry(dice, 1, day).transcript;
  const step = turns.reduce((moves, { holds }) => moves + holds.length + 1, 0);
  const rolls = dice.match(/.{5}/g)!.slice(0, step);
  return { day, step, rolls, turns, finished: true };
}

const RESTORED = /Una avería nos obligó a volver atrás y esta partida queda sin puntuar/;
const NOT_YOURS = /Ya jugaste este reto antes de borrarte o de cambiar de jugador/;

test('the commitment of a game is remembered when it begins', async () => {
  serve({ [BEGIN]: { body: begun } });
  mountPage();
  await expect.element(roll).toBeEnabled();
  expect(rememberedCommitment(TODAY)).toBeNull();
  await roll.click();
  await expect.poll(() => rememberedCommitment(TODAY)).toBe(COMMITMENT);
});

test('the commitment of a game begun elsewhere is remembered when it is found', async () => {
  const open = [{ day: TODAY, step: 0, finished: false }];
  serve({ [ATTEMPT]: { body: begun }, 'GET /api/me': { body: { ...newcomer(), open } } });
  mountPage();
  await expect.poll(() => rememberedCommitment(TODAY)).toBe(COMMITMENT);
});

test('a commitment first shown with its seed is not remembered as if from before', async () => {
  const told = await publishedChallenge();
  const history = [{ day: PUBLISHED, total: 100, at: NOON }];
  serve({
    'GET /api/me': { body: { ...newcomer(), history } },
    [`GET /api/challenges/${PUBLISHED}`]: { body: told },
    [`GET /api/challenges/${PUBLISHED}/attempt`]: { body: await finishedAttempt(PUBLISHED) },
    [`POST /api/challenges/${PUBLISHED}/entries`]: { code: 'day-closed', status: 403 },
  });
  mountPage(PUBLISHED);
  await expect.element(page.getByText('Tu partida, turno a turno')).toBeVisible();
  expect(rememberedCommitment(PUBLISHED)).toBeNull();
});

test('the answer of a published day, which may be an old copy, does not set the clock', async () => {
  const told = await publishedChallenge();
  serve({ [`GET /api/challenges/${PUBLISHED}`]: { body: { ...told, now: NOON - 55_000 } } });
  mountPage(PUBLISHED);
  await expect.element(page.getByText(/ya no se puede empezar/)).toBeVisible();
  expect(serverNow()).toBeGreaterThanOrEqual(NOON);
});

test('the answer of an open day sets the clock', async () => {
  setServerNow(0);
  serve();
  mountPage();
  await expect.poll(() => serverNow()).toBeGreaterThanOrEqual(NOON);
});

test.for<[string, Record<string, Answer>]>([
  ['found on arrival', { [ATTEMPT]: { body: { ...begun, restored: true } } }],
  ['found by beginning', { [BEGIN]: { body: { ...begun, restored: true } } }],
])('a restored game %s says so, and takes no move', async ([how, given]) => {
  const open = [{ day: TODAY, step: 0, finished: false }];
  const player = how === 'found on arrival' ? { ...newcomer(), open } : newcomer();
  serve({ ...given, 'GET /api/me': { body: player } });
  mountPage();
  if (how === 'found by beginning') await roll.click();
  await expect.element(alert).toMatchTextContent(RESTORED);
  expect(roll.elements()).toEqual([]);
  await expectAccessible('page');
});

test('a game restored while it is played says so, and takes no further move', async () => {
  serve({
    [BEGIN]: { body: begun },
    [`${BEGIN}/moves`]: { code: 'restored', status: 409 },
  });
  mountPage();
  await roll.click();
  await page.getByRole('button', { name: /^Tirar/ }).click();
  await expect.element(alert).toMatchTextContent(RESTORED);
  expect(roll.elements()).toEqual([]);
});

test('the finished game of a player forgotten is told as such, and not submitted', async () => {
  const calls = serve({ [BEGIN]: { body: await finishedAttempt() } });
  mountPage();
  await roll.click();
  await expect.element(alert).toMatchTextContent(NOT_YOURS);
  expect(calls.filter(({ call }) => call.endsWith('/entries'))).toEqual([]);
});

test('the unfinished game of a player forgotten cannot be begun again and again', async () => {
  serve({ [BEGIN]: { code: 'already-played', status: 409 } });
  mountPage();
  await roll.click();
  await expect.element(alert).toMatchTextContent('Ya jugaste este reto.');
  expect(roll.elements()).toEqual([]);
});

test('a game finished by the same player in another place is shown and submitted', async () => {
  const open = [{ day: TODAY, step: 26, finished: true }];
  let looks = 0;
  const calls = answer({
    'GET /api/challenges/today': { body: challenge() },
    'GET /api/me': () => ({ body: looks++ === 0 ? newcomer() : { ...newcomer(), open } }),
    [ATTEMPT]: { code: 'no-attempt', status: 404 },
    [BEGIN]: { body: await finishedAttempt() },
    [`POST /api/challenges/${TODAY}/entries`]: {
      body: { entry: entries(1)[0]!, place: 1, players: 1, percentile: 100 },
    },
    [`GET /api/challenges/${TODAY}/totals`]: { body: { day: TODAY, players: 1, totals: [[1, 1]] } },
    [`GET /api/challenges/${TODAY}/leaderboard`]: {
      body: { day: TODAY, players: 1, entries: entries(1) },
    },
  });
  mountPage();
  await roll.click();
  await expect.element(page.getByText('puesto 1 de 1')).toBeVisible();
  expect(calls.filter(({ call }) => call.endsWith('/entries'))).toHaveLength(1);
});
