import type { Browser, Page } from 'playwright';
import { expect } from 'playwright/test';
import { afterAll, beforeAll, test } from 'vitest';
import { type Day, timesOf } from '../../engine/day.ts';
import { totalOf } from '../../engine/scorecard.ts';
import { attemptOf, attemptPath, playTurns, post, randomGame } from '../support/http-player.ts';
import { type ProductServer, startServer } from '../support/server.ts';
import {
  box,
  openBoxes,
  openTable,
  PATIENCE,
  placeOf,
  roll,
  rollButton,
  rollOnTable,
  scoreButton,
} from '../support/table.ts';
import { newVisitor, openBrowser } from '../support/visitor.ts';

const HOUR = 3_600_000;
const SUNDAY = '2026-11-29' as Day;
const MONDAY = '2026-11-30' as Day;
const TUESDAY = '2026-12-01' as Day;
const { opensAt, closesAt, finishBy, revealsAt } = timesOf(MONDAY);

let server: ProductServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test('midnight in the middle of a game: it goes on and is entered under its own day', async () => {
  await server.setTime(closesAt - HOUR);
  const page = await newVisitor(browser, server);
  const context = page.context();
  const { turns } = randomGame(await server.rollsOf(MONDAY));
  await playTurns(context, MONDAY, turns.slice(0, 12));
  await openTable(page);
  const dice = await rollOnTable(page);

  await server.setTime(closesAt + HOUR);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Reto nº 334' })).toBeVisible(PATIENCE);
  await expect(page.getByText('Turno 13 de 13')).toBeVisible();
  expect(await rollOnTable(page)).toBe(dice);
  await expect(page.getByText('Ya está abierto el Reto nº 335.')).toBeVisible();

  const [last] = await openBoxes(page);
  await box(page, last!.name).click();
  await scoreButton(page).click();
  await expect(placeOf(page)).toBeVisible(PATIENCE);
  await expect(page.getByRole('heading', { name: 'Reto nº 334' })).toBeVisible();
  expect(await daysEntered(page)).toEqual([MONDAY]);

  await page.getByRole('button', { name: 'Jugar el de hoy' }).click();
  await expect(page.getByRole('heading', { name: 'Reto nº 335' })).toBeVisible(PATIENCE);
  await roll(page);
  expect((await attemptOf(context, TUESDAY)).step).toBe(0);
  await context.close();
});

test('a tab left open overnight offers the new day when looked at, and never forces it', async () => {
  await server.setTime(closesAt - 2 * HOUR);
  const page = await newVisitor(browser, server);
  await page.clock.install();
  await openTable(page);
  const dice = await roll(page);
  await expect(page.getByText(/^Ya está abierto/)).toHaveCount(0);

  await server.setTime(closesAt + HOUR);
  await page.clock.fastForward(3 * HOUR);
  await lookAgain(page);
  await expect(page.getByText('Ya está abierto el Reto nº 335.')).toBeVisible(PATIENCE);
  await expect(page.getByRole('heading', { name: 'Reto nº 334' })).toBeVisible();
  expect(await rollOnTable(page)).toBe(dice);
  await expect(rollButton(page)).toBeEnabled();

  await page.getByRole('button', { name: 'Jugar el de hoy' }).click();
  await expect(page.getByRole('heading', { name: 'Reto nº 335' })).toBeVisible(PATIENCE);
  await expect(page.getByText('Dejaste a medias el Reto nº 334.')).toBeVisible();
  await page.getByRole('button', { name: 'Seguir con él' }).click();
  await expect(page.getByRole('heading', { name: 'Reto nº 334' })).toBeVisible(PATIENCE);
  expect(await rollOnTable(page)).toBe(dice);
  await page.context().close();
});

test('a result left open overnight offers the new day', async () => {
  await server.setTime(closesAt - HOUR);
  const page = await newVisitor(browser, server);
  const { turns } = randomGame(await server.rollsOf(MONDAY));
  await playTurns(page.context(), MONDAY, turns);
  await page.clock.install();
  await page.goto('/');
  await expect(placeOf(page)).toBeVisible(PATIENCE);
  await expect(page.getByRole('timer')).toBeVisible();

  await server.setTime(closesAt + HOUR);
  await page.clock.fastForward(2 * HOUR);
  await lookAgain(page);
  await expect(page.getByText('Ya está abierto el Reto nº 335.')).toBeVisible(PATIENCE);
  await expect(page.getByRole('timer')).toHaveCount(0);
  await page.getByRole('button', { name: 'Jugar el de hoy' }).click();
  await expect(rollButton(page)).toBeVisible(PATIENCE);
  await expect(page.getByRole('heading', { name: 'Reto nº 335' })).toBeVisible();
  await page.context().close();
});

test('a game not finished by two hours after its close ends where it is, in plain words', async () => {
  await server.setTime(opensAt + HOUR);
  const page = await newVisitor(browser, server);
  await post(page.context(), attemptPath(MONDAY), {});
  await server.setTime(finishBy - HOUR);
  await openTable(page);
  await server.setTime(finishBy + 1);
  await rollButton(page).click();
  await expect(page.getByText(/^El plazo de este reto ya terminó/).first()).toBeVisible(PATIENCE);
  expect((await attemptOf(page.context(), MONDAY)).step).toBe(0);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Reto nº 335' })).toBeVisible(PATIENCE);
  await page.context().close();
});

test('a finished game of yesterday that was never entered is entered on the next visit', async () => {
  await server.setTime(opensAt + HOUR);
  const page = await newVisitor(browser, server);
  const { turns, game } = randomGame(await server.rollsOf(MONDAY), 3);
  await playTurns(page.context(), MONDAY, turns);
  await server.setTime(closesAt + HOUR);
  await openTable(page);
  await expect(page.getByRole('heading', { name: 'Reto nº 335' })).toBeVisible();
  await expect.poll(() => daysEntered(page), PATIENCE).toEqual([MONDAY]);
  await page.goto('/d/334');
  const total = String(totalOf(game.card));
  await expect(page.getByRole('row', { name: /Tú/ })).toContainText(total, PATIENCE);
  await page.context().close();
});

test('the final place is told once, on the first visit after the board is final', async () => {
  await server.setTime(opensAt + HOUR);
  const page = await newVisitor(browser, server);
  const { turns } = randomGame(await server.rollsOf(MONDAY));
  await playTurns(page.context(), MONDAY, turns);
  await page.goto('/');
  await expect(placeOf(page)).toBeVisible(PATIENCE);
  await server.setTime(revealsAt + HOUR);
  await openTable(page);
  const final = page.getByText(/^Puesto final del lunes, 30 de noviembre: \d+ de \d+\.$/);
  await expect(final).toBeVisible(PATIENCE);
  await openTable(page);
  await expect(page.getByText(/^Los mismos dados/)).toBeVisible();
  await expect(final).toHaveCount(0);
  await page.context().close();
});

test('the address of a day is to play, its board, or when it opens', async () => {
  await server.setTime(opensAt + HOUR);
  const page = await newVisitor(browser, server);
  await openTable(page, '/d/334');
  await expect(page.getByRole('heading', { name: 'Reto nº 334' })).toBeVisible();
  await page.goto('/d/333');
  await expect(page.getByText('Nadie ha terminado este reto.')).toBeVisible(PATIENCE);
  await expect(page.getByText('domingo, 29 de noviembre')).toBeVisible();
  await page.goto('/d/340');
  await expect(page.getByText('Este reto aún no ha empezado.')).toBeVisible(PATIENCE);
  await expect(rollButton(page)).toHaveCount(0);
  for (const path of ['/d/365', '/d/0', '/nada']) {
    const response = await page.goto(path);
    expect(response!.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Esta página no existe' })).toBeVisible(
      PATIENCE,
    );
  }
  const refused = await post(page.context(), attemptPath(SUNDAY), {});
  expect([refused.status(), (await refused.json()).code]).toEqual([403, 'day-closed']);
  await page.context().close();
});

/** Looks at the tab again. */
function lookAgain(page: Page): Promise<boolean> {
  return page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

/** The days on whose boards the visitor stands. */
async function daysEntered(page: Page): Promise<Day[]> {
  const response = await page.context().request.get('/api/me');
  const { history } = await response.json();
  return history.map(({ day }: { day: Day }) => day);
}
