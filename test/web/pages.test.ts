import { html } from 'lit';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CATEGORIES } from '../../engine/categories.ts';
import { dayOfNumber } from '../../engine/day.ts';
import { examplesOf, JOKERS } from '../../web/pages/rules-examples.ts';
import { categoryName } from '../../web/words.ts';
import '../../web/pages/day-page.ts';
import '../../web/pages/missing-page.ts';
import '../../web/pages/record-page.ts';
import '../../web/pages/rules-page.ts';
import { expectAccessible, mount } from './mount.ts';
import { answer, challenge, NOON, newcomer, TODAY, veteran } from './server.ts';

const name = page.getByRole('textbox', { name: 'Tu nombre en la clasificación' });
const play = page.getByRole('link', { name: 'Jugar el reto de hoy' });

test('the missing page is accessible and leads on', async () => {
  mount(html`<missing-page></missing-page>`);
  await expect.element(page.getByRole('heading', { name: 'Esta página no existe' })).toBeVisible();
  await expectAccessible('page');
  await expect.element(play).toHaveAttribute('href', '/');
  await expect
    .element(page.getByRole('link', { name: 'Ver la clasificación' }))
    .toHaveAttribute('href', '/board');
});

test('the rules are accessible', async () => {
  mount(html`<rules-page></rules-page>`);
  await expect.element(page.getByRole('heading', { name: 'Cómo se juega' })).toBeVisible();
  await expectAccessible('page');
});

test('the rules show every box with dice and the points that the engine gives', async () => {
  mount(html`<rules-page></rules-page>`);
  const examples = [...examplesOf('upper'), ...examplesOf('lower')];
  expect(examples.map(({ category }) => category)).toEqual([...CATEGORIES]);
  for (const { category, roll, points } of examples) {
    const row = page.getByRole('listitem').filter({ hasText: `Dados: ${roll.join(', ')}.` });
    await expect.element(row.first()).toMatchTextContent(categoryName(category));
    await expect.element(row.first()).toMatchTextContent(`${points} puntos`);
  }
});

test('the joker’s three steps score as the rules say', () => {
  expect(JOKERS.map(({ category, points }) => [category, points])).toEqual([
    ['fours', 20],
    ['largeStraight', 40],
    ['sixes', 0],
  ]);
});

test('the trademarked relative is named once, with its owner', async () => {
  mount(html`<rules-page></rules-page>`);
  await expect.element(page.getByText(/Yahtzee.*marca registrada de Hasbro/)).toBeVisible();
  expect(page.getByText(/Yahtzee/).elements()).toHaveLength(1);
});

test('the record is accessible', async () => {
  answer({ 'GET /api/me': { body: veteran() } });
  mount(html`<record-page></record-page>`);
  await expect.element(page.getByRole('img', { name: /Tus 2 totales/ })).toBeVisible();
  await expectAccessible('page');
});

test('the record tells streaks, days, best and mean, and leads to each day', async () => {
  answer({ 'GET /api/me': { body: veteran() } });
  mount(html`<record-page></record-page>`);
  await expect.element(page.getByText('racha más larga')).toBeVisible();
  expect(figures()).toEqual({
    'racha más larga': '5',
    'días jugados': '2',
    'mejor total': '261',
    media: '231',
  });
  await expect
    .element(page.getByRole('link', { name: 'Reto nº 333 dom, 29 nov 201' }))
    .toHaveAttribute('href', '/d/333');
});

test('strength is told with its error and course, from the games whose losses are known', async () => {
  const lost = [12.5, 20, undefined, 7.25];
  const history = lost.map((lost, at) => ({
    day: dayOfNumber(334 - at),
    total: 240,
    at: NOON,
    ...(lost !== undefined && { lost }),
  }));
  answer({ 'GET /api/me': { body: { ...veteran(), history } } });
  mount(html`<record-page></record-page>`);
  await expect.element(page.getByText(/sumarían 241,3 puntos de media/)).toBeVisible();
  await expect
    .element(page.getByText(/últimas 3 partidas; con un error típico de 3,7/))
    .toBeVisible();
  await expect
    .element(
      page.getByRole('img', { name: 'Tu fuerza a lo largo de 3 partidas: de 247 a 241 puntos.' }),
    )
    .toBeVisible();
  await expectAccessible('page');
});

test('a record of old games says from when on strength is measured', async () => {
  answer({ 'GET /api/me': { body: veteran() } });
  mount(html`<record-page></record-page>`);
  await expect.element(page.getByText(/desde tu próxima partida/)).toBeVisible();
});

test('a long record shows more games when asked', async () => {
  const history = Array.from({ length: 20 }, (_, at) => ({
    day: dayOfNumber(334 - at),
    total: 200 + at,
    at: NOON,
  }));
  answer({ 'GET /api/me': { body: { ...veteran(), history } } });
  mount(html`<record-page></record-page>`);
  await expect.element(page.getByRole('link', { name: /^Reto nº 321/ })).toBeVisible();
  expect(page.getByRole('link', { name: /^Reto nº 320/ }).elements()).toEqual([]);
  await page.getByRole('button', { name: 'Ver más' }).click();
  await expect.element(page.getByRole('link', { name: /^Reto nº 315/ })).toBeVisible();
});

test('a new name shows at once on the record', async () => {
  answer({
    'GET /api/me': { body: veteran() },
    'PATCH /api/me': { body: { ...veteran(), name: 'Ana' } },
  });
  mount(html`<record-page></record-page>`);
  await userEvent.fill(name, 'Ana');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Ana', { exact: true })).toBeVisible();
});

test('a newcomer’s record leads to the game', async () => {
  answer({ 'GET /api/me': { body: newcomer() } });
  mount(html`<record-page></record-page>`);
  await expect.element(play).toBeVisible();
  expect(name.elements()).toEqual([]);
  await expectAccessible('page');
});

test('a record out of reach can be asked for again', async () => {
  answer({ 'GET /api/me': 'unreachable' });
  mount(html`<record-page></record-page>`);
  await expect.element(page.getByRole('alert')).toMatchTextContent('No hay conexión');
  answer({ 'GET /api/me': { body: veteran() } });
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(page.getByText('días seguidos')).toBeVisible();
});

test('a coming day tells when it opens', async () => {
  answer({ 'GET /api/challenges/today': { body: challenge() } });
  mount(html`<day-page .day=${dayOfNumber(340)}></day-page>`);
  await expect.element(page.getByRole('heading', { name: /^Reto nº 340/ })).toBeVisible();
  await expect.element(page.getByText(/aún no ha empezado. Abre el .*hora local/)).toBeVisible();
  await expectAccessible('page');
});

test('a day too far ahead is no page', async () => {
  answer({ 'GET /api/challenges/today': { body: challenge() } });
  mount(html`<day-page .day=${dayOfNumber(365)}></day-page>`);
  await expect.element(page.getByRole('heading', { name: 'Esta página no existe' })).toBeVisible();
});

test('today is there to play', async () => {
  answer({
    'GET /api/challenges/today': { body: challenge() },
    [`GET /api/challenges/${TODAY}`]: { body: challenge() },
    [`GET /api/challenges/${TODAY}/attempt`]: { code: 'no-attempt', status: 404 },
    'GET /api/me': { body: newcomer() },
  });
  mount(html`<day-page .day=${TODAY}></day-page>`);
  await expect.element(page.getByRole('button', { name: /Tirar/ })).toBeVisible();
});

test('a day out of reach can be asked for again', async () => {
  answer({ 'GET /api/challenges/today': 'unreachable' });
  mount(html`<day-page .day=${dayOfNumber(340)}></day-page>`);
  await expect.element(page.getByRole('alert')).toMatchTextContent('No hay conexión');
  answer({ 'GET /api/challenges/today': { body: challenge() } });
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(page.getByText(/aún no ha empezado/)).toBeVisible();
});

/** The figures on the page by their names. */
function figures(): Record<string, string | null> {
  const values = page.getByRole('definition').elements();
  const names = page.getByRole('term').elements();
  return Object.fromEntries(names.map((name, at) => [name.textContent, values[at]!.textContent]));
}
