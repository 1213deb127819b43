import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { expect } from 'playwright/test';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, test } from 'vitest';
import { type Front, nextBuild, removeBuild, startFront } from '../support/front.ts';
import { type ProductServer, startServer } from '../support/server.ts';
import { beginSheet, cell, writePoints } from '../support/sheet.ts';
import {
  bestBox,
  openTable,
  PATIENCE,
  roll,
  rollButton,
  rollOnTable,
  score,
} from '../support/table.ts';
import { newVisitor, openBrowser } from '../support/visitor.ts';

const BUILT = new URL('../../.build/web', import.meta.url).pathname;
const TODAY = '/api/challenges/today';
const WITH_WORKER = { serviceWorkers: 'allow', locale: 'es-ES' } as const;

let server: ProductServer;
let browser: Browser;
let front: Front;
let next: string;

beforeAll(async () => {
  [server, browser, next] = await Promise.all([startServer(), openBrowser(), nextBuild(BUILT)]);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await removeBuild(next);
});

beforeEach(async () => {
  front = await startFront(server);
});

afterEach(() => front.stop());

test('once opened, every screen opens with no network, and no day is told from a cache', async () => {
  const page = await newVisitor(browser, front, WITH_WORKER);
  await openTable(page);
  await served(page);
  await page.context().setOffline(true);
  for (const [path, title] of [
    ['/rules', 'Reglas'],
    ['/privacy', 'Privacidad'],
    ['/record', 'Récord'],
    ['/sheet', 'Hoja de puntos'],
    ['/games', 'Partidas'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveTitle(`Trece · ${title}`, PATIENCE);
  }
  await page.goto('/');
  await expect(page.getByText('No hay conexión con el servidor.')).toBeVisible(PATIENCE);
  await expect(rollButton(page)).toHaveCount(0);
  const asked = front.asked(TODAY);
  await page.context().setOffline(false);
  // Browsers tell a page that the network is back; this one only does so while it steers no page.
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(rollButton(page)).toBeEnabled(PATIENCE);
  expect(front.asked(TODAY)).toBeGreaterThan(asked);
  await page.context().close();
});

test('the page can be installed, with icons that are there', async () => {
  const page = await newVisitor(browser, front, WITH_WORKER);
  await openTable(page);
  await served(page);
  const session = await page.context().newCDPSession(page);
  const { errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A window that leaves nothing behind installs nothing; nothing else is in the way.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const { icons } = JSON.parse(data!) as { icons: { src: string; sizes: string }[] };
  expect(icons.filter(({ sizes }) => sizes === '512x512')).toHaveLength(2);
  for (const { src } of icons) expect((await page.request.get(src)).status(), src).toBe(200);
  await page.context().close();
});

test('a language chosen once is there with no network, and so is the table of optimal play', async () => {
  const page = await newVisitor(browser, front, { ...WITH_WORKER, locale: 'pt-BR' });
  await page.goto('/');
  await served(page);
  await expect
    .poll(() => keptFiles(page), PATIENCE)
    .toEqual(
      expect.arrayContaining([
        expect.stringMatching(/translation-pt-BR/),
        expect.stringMatching(/forced-joker.*\.bin$/),
      ]),
    );
  expect((await keptFiles(page)).filter((url) => /translation-en/.test(url))).toEqual([]);
  await page.context().setOffline(true);
  await page.goto('/rules');
  await expect(page).toHaveTitle('Trece · Regras', PATIENCE);
  await page.context().close();
});

test('a new version waits for the end of the game, and never meets the one before', async () => {
  const page = await newVisitor(browser, front, WITH_WORKER);
  await openTable(page);
  await served(page);
  await roll(page);
  front.deploy(next);
  await lookForUpdate(page);
  // In the middle of a game: every part of this version is still there, though no server has it.
  await hideAndShow(page);
  await score(page, await bestBox(page));
  const dice = await rollOnTable(page);
  expect(await versionOf(page)).toBe('first');
  await page.reload();
  await expect(rollButton(page)).toBeEnabled(PATIENCE);
  expect(await rollOnTable(page)).toBe(dice);
  expect(await versionOf(page)).toBe('first');
  // Between games: the next arrival lets it in, whole.
  await page.getByRole('link', { name: 'Reglas' }).first().click();
  await expect.poll(() => versionOf(page), PATIENCE).toBe('next');
  await expect(page).toHaveTitle('Trece · Reglas', PATIENCE);
  await page.context().setOffline(true);
  await page.goto('/privacy');
  await expect(page).toHaveTitle('Trece · Privacidad', PATIENCE);
  expect(await versionOf(page)).toBe('next');
  await page.context().close();
});

test('another tab in the middle of a game keeps a new version out', async () => {
  const page = await newVisitor(browser, front, WITH_WORKER);
  await openTable(page);
  await served(page);
  await roll(page);
  const other = await page.context().newPage();
  await other.goto('/rules');
  front.deploy(next);
  await lookForUpdate(other);
  await other.getByRole('link', { name: 'Récord' }).first().click();
  await expect(other).toHaveTitle('Trece · Récord', PATIENCE);
  expect(await isWaiting(other)).toBe(true);
  expect(await versionOf(other)).toBe('first');
  await page.close();
  await other.getByRole('link', { name: 'Reglas' }).first().click();
  await expect.poll(() => versionOf(other), PATIENCE).toBe('next');
  await other.context().close();
});

test('a sheet under way goes on with no network, and keeps a new version out', async () => {
  const page = await newVisitor(browser, front, WITH_WORKER);
  await page.goto('/');
  await served(page);
  await page.context().setOffline(true);
  await beginSheet(page, ['Ana']);
  await writePoints(page, 'Ana', 'Unos', 3);
  await page.reload();
  await expect(cell(page, 'Ana', 'Unos')).toHaveAccessibleName(/: 3$/, PATIENCE);
  await page.context().setOffline(false);
  const other = await page.context().newPage();
  await other.goto('/rules');
  front.deploy(next);
  await lookForUpdate(other);
  await other.getByRole('link', { name: 'Récord' }).first().click();
  await expect(other).toHaveTitle('Trece · Récord', PATIENCE);
  expect(await isWaiting(other)).toBe(true);
  expect(await versionOf(page)).toBe('first');
  await writePoints(page, 'Ana', 'Doses', 6);
  await page.getByRole('button', { name: 'Descartar la hoja' }).click();
  await page.getByRole('button', { name: 'Descartarla' }).click();
  await expect(page.getByRole('textbox', { name: 'Añadir a alguien' })).toBeVisible();
  await other.getByRole('link', { name: 'Reglas' }).first().click();
  await expect.poll(() => versionOf(other), PATIENCE).toBe('next');
  await page.context().close();
});

test('the kill switch removes the service worker and all that it kept', async () => {
  const off = await killSwitch();
  const page = await newVisitor(browser, front, WITH_WORKER);
  await page.goto('/rules');
  await served(page);
  front.deploy(off);
  await lookForUpdate(page);
  await expect.poll(() => leftBehind(page), PATIENCE).toEqual({ workers: 0, caches: [] });
  await expect(page).toHaveTitle('Trece · Reglas', PATIENCE);
  await page.reload();
  await expect(page).toHaveTitle('Trece · Reglas', PATIENCE);
  expect(await leftBehind(page)).toEqual({ workers: 0, caches: [] });
  await page.context().close();
  await removeBuild(off);
});

/** Waits until the service worker answers for the page. */
async function served(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** The parts that not every person needs, as far as this device has them. */
function keptFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const cache = await caches.open('trece-kept');
    return (await cache.keys()).map(({ url }) => url);
  });
}

/** Looks for a new version as the browser does at times, and waits until it is there. */
async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const { installing } = registration;
    if (!installing) return;
    await new Promise<void>((resolve) => {
      installing.addEventListener('statechange', () => resolve());
    });
  });
}

function isWaiting(page: Page): Promise<boolean> {
  return page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
}

/** Which build the page is of; null while it is being replaced. */
async function versionOf(page: Page): Promise<string | null> {
  return whole(page, () => (document.querySelector('meta[name=version]') ? 'next' : 'first'));
}

function leftBehind(page: Page): Promise<{ workers: number; caches: string[] } | null> {
  return whole(page, async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
  }));
}

/** What the page says, or null where it was replaced under the question. */
async function whole<Answer>(
  page: Page,
  ask: () => Answer | Promise<Answer>,
): Promise<Answer | null> {
  try {
    return (await page.evaluate(ask)) as Answer;
  } catch (error) {
    if (/Execution context was destroyed/.test(String(error))) return null;
    throw error;
  }
}

async function hideAndShow(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.bringToFront();
  await page.bringToFront();
  await other.close();
}

/** A build like the present one, with the kill switch. */
async function killSwitch(): Promise<string> {
  const out = await mkdtemp(join(tmpdir(), 'trece-off-'));
  process.env.VITE_SERVICE_WORKER = 'off';
  try {
    await build({
      configFile: new URL('../../web/vite.config.ts', import.meta.url).pathname,
      logLevel: 'error',
      build: { outDir: out },
    });
  } finally {
    delete process.env.VITE_SERVICE_WORKER;
  }
  return out;
}
