import { html } from 'lit';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Day } from '../../engine/day.ts';
import type { LeaderboardAnswer, PlayerAnswer } from '../../worker/wire.ts';
import '../../web/pages/board-page.ts';
import { expectAccessible, expectFocus, mount } from './mount.ts';
import { PUBLISHED, publishedChallenge } from './published.ts';
import {
  type Answer,
  answer,
  challenge,
  entries,
  NOON,
  newcomer,
  TODAY,
  veteran,
} from './server.ts';

const PAST = '2026-11-20' as Day;
const PAGE = { body: { day: TODAY, players: 3, entries: entries(3), me: entries(3)[1]! } };
const BEFORE = location.href;
const anyway = page.getByRole('button', { name: 'Ver la clasificación de todos modos' });
const more = page.getByRole('button', { name: 'Ver más' });

afterEach(() => history.replaceState(null, '', BEFORE));

function serve(player: PlayerAnswer, board: Answer | ((url: URL) => Answer) = PAGE, day = TODAY) {
  const totals = [
    [397, 1],
    [398, 1],
    [399, 1],
  ];
  return answer({
    'GET /api/me': { body: player },
    'GET /api/challenges/today': { body: challenge() },
    [`GET /api/challenges/${day}`]: { body: challenge(day, 324) },
    [`GET /api/challenges/${day}/leaderboard`]: board,
    [`GET /api/challenges/${day}/totals`]: { body: { day, players: 3, totals } },
    [`GET /api/challenges/${day}/par`]: { body: { day, par: 251 } },
  });
}

function pages(url: URL): Answer {
  const rest = url.searchParams.get('after') === 'NEXT';
  const body: LeaderboardAnswer = rest
    ? { day: TODAY, players: 80, entries: entries(30, 51) }
    : { day: TODAY, players: 80, entries: entries(50), next: 'NEXT' };
  return { body };
}

test('the board page is accessible while it loads, gated and shown', async () => {
  serve(newcomer());
  mount(html`<board-page></board-page>`);
  await expectAccessible('page');
  await anyway.click();
  await expect.element(page.getByRole('table')).toBeVisible();
  await expectAccessible('page');
});

test("today's board names the challenge, the day and the players, and marks the own place", async () => {
  serve(veteran());
  mount(html`<board-page></board-page>`);
  await expect.element(page.getByRole('heading', { name: 'Reto nº 334' })).toBeVisible();
  await expect.element(page.getByText('lunes, 30 de noviembre')).toBeVisible();
  await expect.element(page.getByText(/puesto 2 de 3/)).toBeVisible();
  await expect.element(page.getByText('mejor que el 50 %')).toBeVisible();
  await expect.element(page.getByRole('row', { name: '2 Persona 2 Tú 398' })).toBeVisible();
  await expect.element(page.getByRole('img', { name: /tu total, 398/ })).toBeVisible();
});

test('flagged entries are left out of the rows', async () => {
  const calls = serve(veteran());
  mount(html`<day-board></day-board>`);
  await expect.element(page.getByRole('table')).toBeVisible();
  expect(calls.map(({ call }) => call)).toContain(
    `GET /api/challenges/${TODAY}/leaderboard?limit=50&flagged=out`,
  );
});

test("an open day's board waits for the own game, or until it is asked for", async () => {
  const calls = serve(newcomer());
  mount(html`<day-board></day-board>`);
  await expect.element(page.getByText('Primero, tu partida')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Jugar el reto de hoy' }))
    .toHaveAttribute('href', '/');
  expect(calls.some(({ call }) => call.includes('leaderboard'))).toBe(false);
  await anyway.click();
  await expect.element(page.getByRole('row', { name: '1 Persona 1 399' })).toBeVisible();
});

test('a game begun and unfinished keeps the board closed, a finished one opens it', async () => {
  serve({ ...newcomer(), open: [{ day: TODAY, step: 5, finished: false }] });
  mount(html`<day-board></day-board>`);
  await expect.element(anyway).toBeVisible();
  serve({ ...newcomer(), open: [{ day: TODAY, step: 30, finished: true }] });
  mount(html`<day-board></day-board>`);
  await expect.element(page.getByRole('table')).toBeVisible();
});

test('a past day shows its final board to everybody', async () => {
  serve(newcomer(), { body: { day: PAST, players: 3, entries: entries(3) } }, PAST);
  mount(html`<day-board .day=${PAST}></day-board>`);
  await expect.element(page.getByText('Clasificación definitiva')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Día anterior: reto nº 323' }))
    .toHaveAttribute('href', '/d/323');
  await expect
    .element(page.getByRole('link', { name: 'Día siguiente: reto nº 325' }))
    .toHaveAttribute('href', '/d/325');
});

test('an open board says until when it may change', async () => {
  serve(veteran());
  mount(html`<day-board></day-board>`);
  await expect.element(page.getByText(/^\s*Clasificación provisional hasta/)).toBeVisible();
});

test("par is told once one's own game is over, and not on a board opened before", async () => {
  const calls = serve(veteran());
  mount(html`<day-board></day-board>`);
  await expect.element(page.getByText('par del día')).toBeVisible();
  expect(calls.filter(({ call }) => call.endsWith('/par'))).toHaveLength(1);
  const early = serve(newcomer());
  mount(html`<day-board></day-board>`);
  await anyway.click();
  await expect.element(page.getByRole('table')).toBeVisible();
  expect(early.filter(({ call }) => call.endsWith('/par'))).toEqual([]);
});

test('a published day tells its perfect game too, and a refused par is done without', async () => {
  const told = await publishedChallenge();
  answer({
    'GET /api/me': { body: newcomer() },
    'GET /api/challenges/today': { body: challenge() },
    [`GET /api/challenges/${PUBLISHED}`]: { body: told },
    [`GET /api/challenges/${PUBLISHED}/leaderboard`]: {
      body: { day: PUBLISHED, players: 3, entries: entries(3) },
    },
    [`GET /api/challenges/${PUBLISHED}/totals`]: {
      body: { day: PUBLISHED, players: 1, totals: [[397, 1]] },
    },
    [`GET /api/challenges/${PUBLISHED}/par`]: { code: 'key-missing', status: 503 },
  });
  mount(html`<day-board .day=${PUBLISHED}></day-board>`);
  await expect.element(page.getByText('partida perfecta')).toBeVisible();
  expect(page.getByText('par del día').elements()).toEqual([]);
});

/** Answers both boards: by points as `entries` has them, by points lost the other way round. */
function bothBoards(url: URL): Answer {
  const rows = entries(3).map((entry) => ({ ...entry, lost: 10.25 - entry.place }));
  if (url.searchParams.get('by') !== 'lost')
    return { body: { day: TODAY, players: 3, entries: rows, me: rows[0] } };
  const { place: _, ...me } = { ...rows[0]!, id: 'far-away' };
  const bySkill = rows.toReversed().map((entry, at) => ({ ...entry, place: at + 1 }));
  return { body: { day: TODAY, players: 3, entries: bySkill, me } };
}

const skill = page.getByRole('link', { name: 'Habilidad' });
const score = page.getByRole('link', { name: 'Puntos', exact: true });

test('the skill board stands beside the score board, and the address says which', async () => {
  const calls = serve(veteran(), bothBoards);
  mount(html`<day-board></day-board>`);
  await expect
    .element(page.getByRole('row', { name: '1 Persona 1 Tú 9,3 perdidos 399' }))
    .toBeVisible();
  await expect.element(score).toHaveAttribute('aria-current', 'page');
  await skill.click();
  await expect.element(page.getByRole('row', { name: '1 Persona 3 397 puntos 7,3' })).toBeVisible();
  await expect.element(skill).toHaveAttribute('aria-current', 'page');
  await expectAccessible();
  expect(new URL(location.href).searchParams.get('by')).toBe('lost');
  expect(calls.map(({ call }) => call)).toContain(
    `GET /api/challenges/${TODAY}/leaderboard?limit=50&flagged=out&by=lost`,
  );
  await expect.element(page.getByText(/más allá de los puestos que se cuentan/)).toBeVisible();
  await expect
    .element(page.getByRole('row', { name: '– Persona 1 Tú 399 puntos 9,3' }))
    .toBeVisible();
  await score.click();
  await expect
    .element(page.getByRole('row', { name: '1 Persona 1 Tú 9,3 perdidos 399' }))
    .toBeVisible();
});

test('the address alone opens the skill board, and going back leaves it', async () => {
  serve(veteran(), bothBoards);
  history.replaceState(null, '', '?by=lost');
  mount(html`<day-board></day-board>`);
  await expect.element(page.getByRole('row', { name: '1 Persona 3 397 puntos 7,3' })).toBeVisible();
  history.replaceState(null, '', BEFORE);
  window.dispatchEvent(new PopStateEvent('popstate'));
  await expect
    .element(page.getByRole('row', { name: '1 Persona 1 Tú 9,3 perdidos 399' }))
    .toBeVisible();
});

test('no day comes after today', async () => {
  serve(veteran());
  mount(html`<day-board></day-board>`);
  await expect.element(page.getByRole('link', { name: /Día anterior/ })).toBeVisible();
  expect(page.getByRole('link', { name: /Día siguiente/ }).elements()).toEqual([]);
});

test('more rows are added and announced, and the focus is not lost', async () => {
  serve(veteran(), pages);
  mount(html`<day-board></day-board>`);
  await more.click();
  await expect.element(page.getByRole('row', { name: '80 Persona 80 320' })).toBeVisible();
  await expect
    .element(page.getByText('En la lista hay ya 80 puestos.'))
    .toHaveAttribute('role', 'status');
  await expectFocus(page.getByText('Fin de la clasificación'));
  expect(more.elements()).toEqual([]);
});

test('rows that cannot be reached can be asked for again', async () => {
  serve(veteran(), (url) => (url.searchParams.has('after') ? 'unreachable' : pages(url)));
  mount(html`<day-board></day-board>`);
  await more.click();
  await expect.element(page.getByRole('alert')).toMatchTextContent('No hay conexión');
  await expectFocus(more);
  serve(veteran(), pages);
  await more.click();
  await expect.element(page.getByText('Fin de la clasificación')).toBeVisible();
});

test('an empty board invites to be the first', async () => {
  answer({
    'GET /api/me': { body: { ...veteran(), history: [{ day: TODAY, total: 1, at: NOON }] } },
    'GET /api/challenges/today': { body: { ...challenge(), players: 0 } },
    [`GET /api/challenges/${TODAY}/leaderboard`]: {
      body: { day: TODAY, players: 0, entries: [] },
    },
    [`GET /api/challenges/${TODAY}/totals`]: { body: { day: TODAY, players: 0, totals: [] } },
  });
  mount(html`<day-board></day-board>`);
  await expect
    .element(page.getByText('Nadie ha terminado todavía. Sé la primera persona.'))
    .toBeVisible();
  await expectAccessible();
});

test('an unreachable server is said, and can be asked again', async () => {
  answer({ 'GET /api/me': 'unreachable', 'GET /api/challenges/today': 'unreachable' });
  mount(html`<board-page></board-page>`);
  await expect.element(page.getByRole('alert')).toMatchTextContent('No hay conexión');
  await expectAccessible('page');
  serve(veteran());
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(page.getByRole('table')).toBeVisible();
});

test('another day set from outside replaces the board', async () => {
  serve(veteran());
  mount(html`<day-board></day-board>`);
  await expect.element(page.getByText(/puesto 2 de 3/)).toBeVisible();
  serve(newcomer(), { body: { day: PAST, players: 3, entries: entries(3) } }, PAST);
  document.querySelector('day-board')!.day = PAST;
  await expect.element(page.getByRole('heading', { name: 'Reto nº 324' })).toBeVisible();
  await expect.element(page.getByRole('table')).toBeVisible();
  expect(page.getByText('Tú', { exact: true }).elements()).toEqual([]);
});
