import type { Browser, Page, Route } from 'playwright';
import { expect } from 'playwright/test';
import { afterAll, beforeAll, test } from 'vitest';
import type { Day } from '../../engine/day.ts';
import { totalOf } from '../../engine/scorecard.ts';
import {
  attemptOf,
  attemptPath,
  enter,
  playTurns,
  post,
  randomGame,
  written,
} from '../support/http-player.ts';
import { type ProductServer, startServer } from '../support/server.ts';
import {
  announcement,
  bestBox,
  die,
  held,
  openTable,
  PATIENCE,
  placeOf,
  roll,
  rollButton,
  rollOnTable,
  score,
} from '../support/table.ts';
import { newVisitor, openBrowser } from '../support/visitor.ts';

const DAY = '2026-11-30' as Day;
const MOVES = '**/attempt/moves';
const ENTRIES = '**/entries';
const OFFLINE = 'Sin conexión. Tu jugada se enviará sola; no se pierde nada.';
const ELSEWHERE = 'La partida siguió en otra pestaña o dispositivo. Aquí está tal como va.';

let server: ProductServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test('a reload in the middle finds the same dice, turn and held dice', async () => {
  const page = await beginner();
  await score(page, await bestBox(page));
  await die(page, 1).click();
  await roll(page);
  await die(page, 2).click();
  await die(page, 5).click();
  const before = await tableOf(page);
  await page.reload();
  expect(await tableOf(page)).toEqual(before);
  await page.goBack();
  await page.goto('/');
  expect(await tableOf(page)).toEqual(before);
  await page.context().close();
});

test('a move cut off by a reload before it reached the server is sent after it', async () => {
  const page = await beginner();
  const before = await rollOnTable(page);
  // Neither sent nor answered: the reload ends it.
  await page.route(MOVES, () => {}, { times: 1 });
  await die(page, 3).click();
  await Promise.all([page.waitForRequest(MOVES), rollButton(page).click()]);
  expect((await stand(page)).step).toBe(0);
  await page.reload();
  await expect(announcement(page)).toHaveText(/^Turno 1, tirada 2: /, PATIENCE);
  expect((await rollOnTable(page))[2]).toBe(before[2]);
  expect(await stand(page)).toMatchObject({ step: 1, turns: [{ holds: [4] }] });
  await page.context().close();
});

test('a move cut off by a reload after it reached the server is not made twice', async () => {
  const page = await beginner();
  await page.route(MOVES, async (route) => void (await route.fetch()), { times: 1 });
  await rollButton(page).click();
  await expect.poll(async () => (await stand(page)).step, PATIENCE).toBe(1);
  await page.reload();
  await expect(announcement(page)).toHaveText(/^Turno 1, tirada 2: /, PATIENCE);
  expect((await stand(page)).step).toBe(1);
  await page.context().close();
});

test('a lost reply costs nothing: the same move again brings the same dice', async () => {
  const page = await beginner();
  await page.route(
    MOVES,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await die(page, 1).click();
  await rollButton(page).click();
  await expect(announcement(page)).toHaveText(OFFLINE, PATIENCE);
  await expect(announcement(page)).toHaveText(/^Turno 1, tirada 2: /, PATIENCE);
  const { step, rolls } = await stand(page);
  expect(step).toBe(1);
  expect(rolls).toEqual(await dealt(2));
  expect((await rollOnTable(page)).slice(1)).toBe(rolls[1]!.slice(1));
  await page.context().close();
});

test('a server that fails for a while is asked again', async () => {
  const page = await beginner();
  await page.route(
    MOVES,
    (route) => route.fulfill({ status: 503, headers: { 'retry-after': '1' }, body: '{}' }),
    { times: 1 },
  );
  await rollButton(page).click();
  await expect(announcement(page)).toHaveText(OFFLINE, PATIENCE);
  await expect(announcement(page)).toHaveText(/^Turno 1, tirada 2: /, PATIENCE);
  expect((await stand(page)).step).toBe(1);
  await page.context().close();
});

test('a move above the limit says so, and the game goes on by itself', async () => {
  const page = await beginner();
  await page.route(MOVES, limited('too-many-calls'), { times: 1 });
  await rollButton(page).click();
  await expect(announcement(page)).toHaveText(
    'Han sido demasiadas peticiones seguidas. Espera un minuto. Tu jugada se enviará sola; no se pierde nada.',
    PATIENCE,
  );
  await expect(announcement(page)).toHaveText(/^Turno 1, tirada 2: /, PATIENCE);
  expect((await stand(page)).step).toBe(1);
  await page.context().close();
});

test('a beginning above the limit of new players says so, and the game begins by itself', async () => {
  const page = await newVisitor(browser, server);
  await openTable(page);
  await page.route('**/attempt', limited('too-many-players'), { times: 1 });
  await rollButton(page).click();
  await expect(page.getByRole('main')).toContainText('muchos jugadores nuevos', PATIENCE);
  await expect(announcement(page)).toHaveText(/^Turno 1, tirada 1: /, PATIENCE);
  await page.context().close();
});

test('a page opened above the limit says so and loads by itself', async () => {
  const page = await beginner();
  for (const path of ['/', '/d/334', '/board']) {
    await page.route('**/api/challenges/today', limited('too-many-calls'), { times: 1 });
    await page.goto(path);
    await expect(page.getByRole('alert')).toContainText('demasiadas peticiones', PATIENCE);
    await expect(page.getByRole('alert')).toHaveCount(0, PATIENCE);
  }
  await page.context().close();
});

test('words for what is refused come right after the first load, in the language on screen', async () => {
  const page = await newVisitor(browser, server, { locale: 'pt-BR' });
  const rollInPortuguese = page.getByRole('button', { name: /^Jogar/ });
  await page.goto('/');
  await expect(rollInPortuguese).toBeEnabled(PATIENCE);
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/**', (route) => route.abort());
  await page.route('**/attempt', limited('too-many-players'), { times: 1 });
  await rollInPortuguese.click();
  await expect(page.getByRole('main')).toContainText('muitos jogadores novos', PATIENCE);
  await page.context().close();
});

test('a move made offline waits in a quiet line and is made once when the network is back', async () => {
  const page = await beginner();
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/moves')) sent.push(request.postDataJSON());
  });
  await die(page, 4).click();
  await page.context().setOffline(true);
  await rollButton(page).click();
  await expect(announcement(page)).toHaveText(OFFLINE, PATIENCE);
  await expect(page.getByRole('alert')).toHaveCount(0);
  // Nothing else can be done meanwhile.
  await expect(rollButton(page)).toBeDisabled();
  await page.context().setOffline(false);
  await expect(announcement(page)).toHaveText(/^Turno 1, tirada 2: /, PATIENCE);
  expect(sent.length).toBeGreaterThan(1);
  expect(new Set(sent.map((body) => JSON.stringify(body)))).toEqual(
    new Set([JSON.stringify({ step: 0, move: { hold: 8 } })]),
  );
  expect(await stand(page)).toMatchObject({ step: 1, turns: [{ holds: [8] }] });
  await page.context().close();
});

test('a page opened without a connection says so and loads when it is back', async () => {
  const page = await beginner();
  await page.route('**/api/**', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('No hay conexión con el servidor.');
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Volver a probar' }).click();
  expect(await rollOnTable(page)).toBe((await stand(page)).rolls[0]);
  await page.context().close();
});

test.for([
  ['and the page waits', async () => {}],
  ['and the page is left for the game', (page: Page) => page.goto('/')],
] as const)('a change of code whose answer is lost locks nobody out, %s', async ([, leave]) => {
  const page = await beginner();
  const name = await nameOf(page.context());
  await page.goto('/record');
  await page.getByRole('button', { name: 'Ver mi código' }).click();
  await page.route(
    '**/recovery/rotate',
    async (route) => {
      // The request is made outside the browser, so that its cookie gets lost too.
      const { url, method, headers, body } = {
        url: route.request().url(),
        method: route.request().method(),
        headers: await route.request().allHeaders(),
        body: route.request().postData(),
      };
      const { status } = await fetch(url, { method, headers, body });
      expect(status).toBe(200);
      await route.abort();
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Cambiarlo y cerrar los demás' }).click();
  await expect(page.getByText('El código se cambiará solo')).toBeVisible(PATIENCE);
  expect(await nameOf(page.context())).toBe(null);
  await leave(page);
  await expect.poll(() => nameOf(page.context()), PATIENCE).toBe(name);
  await page.context().close();
});

test('a second tab follows the first', async () => {
  const page = await beginner();
  const other = await page.context().newPage();
  await other.goto('/');
  expect(await rollOnTable(other)).toBe(await rollOnTable(page));
  const rolled = await roll(page);
  await expect(announcement(other)).toHaveText(/^Turno 1, tirada 2: /, PATIENCE);
  expect(await rollOnTable(other)).toBe(rolled);
  expect((await stand(page)).step).toBe(1);
  await page.context().close();
});

test('a tab left behind is told, shows the present state and rolls nothing twice', async () => {
  const page = await beginner();
  await roll(page);
  // Another device, of which this tab hears nothing.
  await post(page.context(), `${attemptPath(DAY)}/moves`, { step: 1, move: { hold: 3 } });
  await die(page, 5).click();
  await rollButton(page).click();
  await expect(page.getByRole('main')).toContainText(ELSEWHERE, PATIENCE);
  await expect(rollButton(page)).toHaveText(/no quedan tiradas/);
  expect(await held(page)).toEqual([]);
  expect(await stand(page)).toMatchObject({ step: 2, turns: [{ holds: [0, 3] }] });
  const present = await rollOnTable(page);
  await page.reload();
  expect(await rollOnTable(page)).toBe(present);
  await page.context().close();
});

test('a tab left behind on a finished game shows the result', async () => {
  const page = await beginner();
  const { turns } = randomGame(await server.rollsOf(DAY));
  await playTurns(page.context(), DAY, turns);
  // Not the move that the game began with, which would count as the same move again.
  await die(page, 5).click();
  await rollButton(page).click();
  await expect(placeOf(page)).toBeVisible(PATIENCE);
  await expect(rollButton(page)).toHaveCount(0);
  await page.context().close();
});

test('a submission that fails at first is sent again by itself', async () => {
  const page = await newVisitor(browser, server);
  const { turns } = randomGame(await server.rollsOf(DAY));
  await playTurns(page.context(), DAY, turns);
  await page.route(ENTRIES, (route) => route.abort(), { times: 1 });
  await page.goto('/');
  await expect(page.getByText('Tu resultado se enviará solo; no se pierde nada.')).toBeVisible();
  await expect(placeOf(page)).toBeVisible(PATIENCE);
  await page.context().close();
});

test('a submission that failed is sent again on the next visit', async () => {
  const page = await newVisitor(browser, server);
  const { turns, game } = randomGame(await server.rollsOf(DAY));
  await playTurns(page.context(), DAY, turns);
  await page.route(ENTRIES, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByText('Tu resultado se enviará solo; no se pierde nada.')).toBeVisible();
  const context = page.context();
  await page.close();
  expect(await historyOf(context)).toEqual([]);
  const again = await context.newPage();
  await again.goto('/');
  await expect(placeOf(again)).toBeVisible(PATIENCE);
  expect(await historyOf(context)).toMatchObject([{ day: DAY, total: totalOf(game.card) }]);
  await context.close();
});

test('a second visit finds the result and no second attempt, even with the storage cleared', async () => {
  const page = await newVisitor(browser, server);
  const context = page.context();
  const { turns, game } = randomGame(await server.rollsOf(DAY), 2);
  await playTurns(context, DAY, turns);
  const { entry } = await enter(context, DAY, turns, totalOf(game.card));
  for (const path of ['/', '/d/334']) {
    await page.goto(path);
    await expect(placeOf(page)).toBeVisible(PATIENCE);
    await expect(rollButton(page)).toHaveCount(0);
    await page.evaluate(() => localStorage.clear());
  }
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: 'Libre' })).toBeVisible(PATIENCE);
  await expect(rollButton(page)).toHaveCount(0);
  const { finished, turns: kept } = await stand(page);
  expect(finished).toBe(true);
  expect(kept).toEqual(turns);
  expect(await historyOf(context)).toMatchObject([{ day: DAY, total: entry.total }]);
  await context.close();
});

/** A visitor with the first roll of today's game on the table. */
async function beginner(): Promise<Page> {
  const page = await newVisitor(browser, server);
  await openTable(page);
  await roll(page);
  return page;
}

/** Answers as the server does above a limit, but for a wait of two seconds. */
function limited(code: string): (route: Route) => Promise<void> {
  return (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '2', 'content-type': 'application/problem+json' },
      body: JSON.stringify({ code, status: 429, title: '', requestId: '' }),
    });
}

/** What the screen says of the game. */
async function tableOf(page: Page) {
  const dice = await rollOnTable(page);
  const [turn, left] = await Promise.all([
    page.getByText(/^Turno \d+ de 13$/).textContent(),
    rollButton(page).textContent(),
  ]);
  const filled = page.getByRole('button', { name: / anotados$/ });
  return { dice, held: await held(page), turn, left, filled: await filled.count() };
}

/** The attempt as the server has it. */
function stand(page: Page) {
  return attemptOf(page.context(), DAY);
}

/** The day's first rolls as the wire writes them. */
async function dealt(count: number): Promise<string[]> {
  return written((await server.rollsOf(DAY)).slice(0, count));
}

async function nameOf(context: ReturnType<Page['context']>) {
  const response = await context.request.get('/api/me');
  return (await response.json()).name;
}

async function historyOf(context: ReturnType<Page['context']>) {
  const response = await context.request.get('/api/me');
  return (await response.json()).history;
}
