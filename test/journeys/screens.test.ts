import type { Browser, BrowserContext, Page } from 'playwright';
import { expect } from 'playwright/test';
import { afterAll, beforeAll, test } from 'vitest';
import { type Day, dayOfNumber, timesOf } from '../../engine/day.ts';
import { totalOf } from '../../engine/scorecard.ts';
import { violationsOf } from '../support/axe.ts';
import { enter, playTurns } from '../support/http-player.ts';
import { playPlausibly } from '../support/plausible-game.ts';
import { seededPick } from '../support/random-games.ts';
import { NOON, type ProductServer, startServer } from '../support/server.ts';
import { beginSheet, finishSheet, writePoints } from '../support/sheet.ts';
import {
  bestBox,
  box,
  die,
  openTable,
  PATIENCE,
  placeOf,
  roll,
  rollButton,
} from '../support/table.ts';
import { newVisitor, openBrowser } from '../support/visitor.ts';

const TODAY = dayOfNumber(334);
const YESTERDAY = dayOfNumber(333);
/** A day that every machine's clock has left behind, so that it can be published. */
const PAST = dayOfNumber(60);

let server: ProductServer;
let browser: Browser;
const HOUR = 3_600_000;
const SECOND = 1_000;

/** The public id of the past day's only entry. */
let past: string;
/** Who has finished yesterday's and today's game. */
let player: BrowserContext;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
  player = (await newVisitor(browser, server)).context();
  const rivals = await Promise.all([1, 2].map(() => newVisitor(browser, server)));
  await server.setTime(timesOf(PAST).opensAt);
  past = await playAndEnter(rivals[0]!.context(), PAST, 3);
  await server.setTime(timesOf(YESTERDAY).opensAt);
  await playAndEnter(player, YESTERDAY, 1);
  await server.setTime(NOON);
  const contexts = [player, ...rivals.map((rival) => rival.context())];
  for (const [seed, context] of contexts.entries()) await playAndEnter(context, TODAY, seed);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** Every screen: how a person comes to it. Those with `known` are a player's who has finished. */
const SCREENS: [name: string, open: (page: Page) => Promise<void>, known?: 'known'][] = [
  ['the game before its first roll', (page) => openTable(page)],
  ['a game with dice held and a box chosen', openGame],
  ['the menu', openMenu],
  ['the explorer', openExplorer],
  ['a decision to train on', (page) => openWith(page, '/train', '¿qué')],
  ['a decision answered', openAnswered],
  ['help closed while the day’s game is unfinished', openClosed],
  ['a board not yet to be seen', (page) => openWith(page, '/board', 'Primero, tu partida')],
  ['a board of nobody', (page) => openWith(page, '/d/2', 'Clasificación definitiva')],
  ['a record without games', (page) => openWith(page, '/record', 'Aquí verás tu racha')],
  ['a day to come', (page) => openWith(page, '/d/340', 'Este reto aún no ha empezado.')],
  ['the rules', (page) => openWith(page, '/rules', 'Reglas')],
  ['the privacy page', (page) => openWith(page, '/privacy', 'Una sola cookie')],
  ['the promises of the fair dice', openPromises],
  ['a game checked', (page) => openWith(page, `/fair?day=60&entry=${past}`, 'Todo coincide.')],
  ['a warning of dice other than promised', openWarning],
  ['a game being watched', (page) => openWith(page, `/watch/60/${past}`, 'Turno 1, tirada 1')],
  ['an entry by itself', openEntry],
  ['a score sheet to be begun', (page) => openWith(page, '/sheet', 'Quiénes juegan')],
  ['a score sheet under way', openSheet],
  ['a box of the sheet to be written in', openBoxEntry],
  ['a box of the sheet, by its dice', openBoxDice],
  ['further fives to be counted', openFives],
  ['a finished sheet with its link', openFinishedSheet],
  ['a game that was passed on', openShared],
  [
    'a link that leads nowhere',
    (page) => openWith(page, `/s/${'a'.repeat(22)}`, 'no lleva a ninguna'),
  ],
  ['a blank sheet to print', (page) => openWith(page, '/sheet?print=forced-joker', 'Imprimir')],
  ['a device without games', (page) => openWith(page, '/games', 'Todavía no hay ninguna')],
  ['the games of a device', openGames],
  ['the page that is missing', (page) => openWith(page, '/nada', 'Esta página no existe')],
  ['a result', openResult, 'known'],
  ['a board', (page) => openWith(page, '/board', 'Fin de la clasificación'), 'known'],
  [
    'the board of another day',
    (page) => openWith(page, '/d/333', 'Fin de la clasificación'),
    'known',
  ],
  ['a skill board', (page) => openWith(page, '/board?by=lost', 'Fin de la clasificación'), 'known'],
  ['a review', (page) => openWith(page, '/review/334', 'Lo que costó cada decisión'), 'known'],
  ['a record', (page) => openWith(page, '/record', 'Tu nombre en la clasificación'), 'known'],
];

test.for(SCREENS)(
  '%s passes axe in every look and never scrolls sideways',
  async ([, open, known]) => {
    const page = known ? await player.newPage() : await newVisitor(browser, server);
    await open(page);
    const violations: string[] = [];
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 800 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        violations.push(...(await violationsOf(page, 'colours')));
      }
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
      // The other rules do not look at colours. Of forced ones axe reads what they replace.
      await page.emulateMedia({ forcedColors: width === 320 ? 'active' : 'none' });
      violations.push(...(await violationsOf(page, 'all but colours')));
    }
    expect(violations).toEqual([]);
    await (known ? page.close() : page.context().close());
  },
);

test('the language is switched to English and Portuguese and stays', async () => {
  const page = await newVisitor(browser, server);
  await openTable(page);
  await page.getByRole('button', { name: 'Menú y ajustes' }).click();
  await page.getByRole('combobox', { name: 'Idioma' }).selectOption({ label: 'English' });
  await expect(page.getByRole('dialog').getByRole('heading').first()).not.toHaveText(/ajustes/);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Turn 1 of 13')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Fours: / })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
  await page.reload();
  await expect(page.getByText('Turn 1 of 13')).toBeVisible(PATIENCE);
  await page.keyboard.press('?');
  await page
    .getByRole('combobox', { name: 'Language' })
    .selectOption({ label: 'Português (Brasil)' });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Sequência Menor: / })).toBeVisible();
  await page.goto('/rules');
  await expect(page.getByText('coringa').first()).toBeVisible(PATIENCE);
  await page.context().close();
});

test.for([
  ['en-GB', 'Fours'],
  ['pt-PT', 'Quatros'],
  ['es-AR', 'Cuatros'],
  ['de-DE', 'Cuatros'],
] as const)('a browser in %s is greeted with «%s»', async ([locale, name]) => {
  const page = await newVisitor(browser, server, { locale });
  await page.goto('/');
  await expect(page.getByRole('button', { name: new RegExp(`^${name}: `) })).toBeVisible(PATIENCE);
  await page.context().close();
});

test('light and dark are chosen in the menu and stay', async () => {
  const page = await newVisitor(browser, server, { colorScheme: 'light' });
  await openTable(page);
  const light = await background(page);
  await page.getByRole('button', { name: 'Menú y ajustes' }).click();
  await page.getByRole('combobox', { name: 'Aspecto' }).selectOption({ label: 'Oscuro' });
  const dark = await background(page);
  expect(dark).not.toBe(light);
  await page.reload();
  await expect(rollButton(page)).toBeVisible(PATIENCE);
  expect(await background(page)).toBe(dark);
  await page.context().close();
});

/** Returns the entry's public id. */
async function playAndEnter(context: BrowserContext, day: Day, seed: number): Promise<string> {
  const { turns, game } = playPlausibly(await server.rollsOf(day), seededPick(seed));
  // Else the game would be marked as faster than a person can play, and left out of the board.
  let now = timesOf(day).opensAt + HOUR * (13 + seed);
  await playTurns(context, day, turns, () => {
    now += SECOND;
    return server.setTime(now);
  });
  const { entry } = await enter(context, day, turns, totalOf(game.card));
  return entry.id;
}

async function openGame(page: Page): Promise<void> {
  await openTable(page);
  await roll(page);
  await die(page, 2).click();
  await box(page, await bestBox(page)).click();
}

async function openMenu(page: Page): Promise<void> {
  await openTable(page);
  await page.getByRole('button', { name: 'Menú y ajustes' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function openPromises(page: Page): Promise<void> {
  await openWith(page, '/fair', 'Los próximos treinta días');
  await page.getByText('Ver los compromisos').click();
  await expect(page.getByRole('table')).toBeVisible();
}

async function openExplorer(page: Page): Promise<void> {
  await openWith(page, '/explore', 'Las jugadas');
  await page.getByRole('button', { name: 'Dado 1: 3' }).press('5');
  await page.getByLabel('Treses').selectOption('9');
  await expect(page.getByRole('row').nth(1)).toContainText('Guardar 5, 5, 5', PATIENCE);
}

async function openAnswered(page: Page): Promise<void> {
  await openWith(page, '/train', '¿qué');
  const open = page.locator('score-card li.open button').first();
  await open.press('Enter');
  await open.press('Enter');
  await expect(page.getByRole('button', { name: 'Otra jugada' })).toBeFocused();
  await expect(page.getByText('Tu entrenamiento en este dispositivo')).toBeVisible();
}

async function openClosed(page: Page): Promise<void> {
  await openTable(page);
  await roll(page);
  await openWith(page, '/explore', 'Tienes una partida del reto sin acabar');
  await openWith(page, '/train', 'Tienes una partida del reto sin acabar');
  await expect(page.locator('dice-tray')).toHaveCount(0);
}

/** A device that was promised something else. */
async function openWarning(page: Page): Promise<void> {
  const promised = JSON.stringify([[PAST, 'f'.repeat(64)]]);
  await page.addInitScript((text) => localStorage.setItem('trece:commitments', text), promised);
  await openWith(page, '/', 'Los dados del reto nº 60 no son los prometidos');
}

async function openEntry(page: Page): Promise<void> {
  await openWith(page, '/d/60', 'Fin de la clasificación');
  await page.getByRole('rowheader').getByRole('button').click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function openResult(page: Page): Promise<void> {
  await page.goto('/');
  await expect(placeOf(page)).toBeVisible(PATIENCE);
  await expect(page.getByRole('link', { name: 'Ver la clasificación entera' })).toBeVisible();
}

async function openSheet(page: Page): Promise<void> {
  await beginSheet(page, ['Ana', 'Luis Alberto', 'Maximiliano R.', 'Bea', 'Caro']);
  await writePoints(page, 'Ana', 'Unos', 3);
  await writePoints(page, 'Luis Alberto', 'Unos', 0);
}

async function openBoxEntry(page: Page): Promise<void> {
  await openSheet(page);
  await page.getByRole('button', { name: 'Bea, Doses: ' }).click();
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'no puede ser' })).toBeVisible();
}

async function openBoxDice(page: Page): Promise<void> {
  await openSheet(page);
  await page.getByRole('button', { name: 'Bea, Full: ' }).click();
  await page.getByRole('button', { name: 'Dados', exact: true }).click();
  await page.keyboard.type('335');
  await expect(page.getByText('Faltan 2')).toBeVisible();
}

async function openFives(page: Page): Promise<void> {
  await openSheet(page);
  await page.getByRole('button', { name: 'Ana, más cinco iguales' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function openFinishedSheet(page: Page): Promise<void> {
  await finishSheet(page, ['Ana', 'Luis Alberto']);
  await page.getByRole('button', { name: 'Crear el enlace' }).click();
  await expect(page.getByRole('textbox', { name: 'Texto para compartir' })).toBeVisible();
}

async function openShared(page: Page): Promise<void> {
  await openFinishedSheet(page);
  const text = await page.getByRole('textbox', { name: 'Texto para compartir' }).textContent();
  await openWith(page, /\/s\/[\w-]+/.exec(text!)![0], 'Ya estaba en el historial');
}

async function openGames(page: Page): Promise<void> {
  await finishSheet(page, ['Ana', 'Luis Alberto']);
  await openWith(page, '/games', 'Clasificación de este dispositivo');
  await page.getByText('Cara a cara').click();
}

async function openWith(page: Page, path: string, text: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByText(text).first()).toBeVisible(PATIENCE);
}

function background(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
}
