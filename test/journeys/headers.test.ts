import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext } from 'playwright';
import { expect } from 'playwright/test';
import { afterAll, beforeAll, test } from 'vitest';
import { dayOfNumber, timesOf } from '../../engine/day.ts';
import { totalOf } from '../../engine/scorecard.ts';
import { enter, playTurns, randomGame } from '../support/http-player.ts';
import { NOON, type ProductServer, startServer } from '../support/server.ts';
import {
  bestBox,
  box,
  openTable,
  PATIENCE,
  placeOf,
  roll,
  score,
  scoreButton,
} from '../support/table.ts';
import { newVisitor, openBrowser } from '../support/visitor.ts';

/** A day that every machine's clock has left behind, so that it is published when it is asked for. */
const PAST = dayOfNumber(60);
const ASSETS = fileURLToPath(new URL('../../.build/web/assets', import.meta.url));
const YEAR = 365 * 24 * 3_600_000;

let server: ProductServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const STRICT = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** Every directive; what is not named falls back to none. */
const PAGE_POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'lit-html trece',
};
const API_POLICY = { 'default-src': "'none'", 'frame-ancestors': "'none'" };

const REVALIDATED = 'public, max-age=0, must-revalidate';
const KEPT = 'public, max-age=31536000, immutable';

test.each([
  ['the page', '/', 200, PAGE_POLICY, REVALIDATED],
  ['the page of a day', '/d/1', 200, PAGE_POLICY, REVALIDATED],
  ['a page that is missing', '/nada', 404, PAGE_POLICY, 'no-store'],
  ['an asset', '/assets/{any}', 200, PAGE_POLICY, KEPT],
  ['an asset that is missing', '/assets/none.js', 404, API_POLICY, 'no-store'],
  ['a call', '/api/challenges/today', 200, API_POLICY, 'no-store'],
  ['a refusal', '/api/nothing', 404, API_POLICY, 'no-store'],
] as const)('%s has its security headers', async (_, path, status, policy, cache) => {
  const response = await fetch(server.origin + path.replace('{any}', anyScript()));
  const headers = Object.fromEntries(response.headers);
  expect(response.status).toBe(status);
  expect(headers).toMatchObject({ ...STRICT, 'cache-control': cache });
  expect(directivesOf(headers['content-security-policy']!)).toEqual(policy);
  expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
});

test('security.txt names a contact, and lapses neither within 30 days of its build nor after a year', async () => {
  const response = await fetch(`${server.origin}/.well-known/security.txt`);
  expect(response.headers.get('content-type')).toContain('text/plain');
  const text = await response.text();
  expect(text).toMatch(/^Contact: https:\/\//m);
  const left = Date.parse(/^Expires: (.+)$/m.exec(text)![1]!) - Date.now();
  expect(left).toBeGreaterThan(30 * 24 * 3_600_000);
  expect(left).toBeLessThan(YEAR);
});

test('no page and no act of playing breaks the content security policy', async () => {
  const page = await newVisitor(browser, server);
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted|Permissions-Policy/i.test(message.text()))
      violations.push(message.text());
  });
  page.on('pageerror', (error) => violations.push(error.message));
  const id = await playPastDay(page.context());

  await openTable(page);
  await roll(page);
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Aspecto' }).selectOption('dark');
  await dialog.getByRole('combobox', { name: 'Idioma' }).selectOption('pt-BR');
  await dialog.getByRole('combobox', { name: 'Idioma' }).selectOption('es');
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect(dialog).toHaveCount(0);
  for (let turn = 1; turn <= 12; turn += 1) await score(page, await bestBox(page));
  await box(page, await bestBox(page)).click();
  await scoreButton(page).click();
  await expect(placeOf(page)).toBeVisible(PATIENCE);
  await page.getByRole('button', { name: 'Copiar resultado' }).click();
  await page.getByRole('textbox', { name: 'Tu nombre en la clasificación' }).fill('Ana');
  await page.getByRole('button', { name: 'Guardar' }).click();

  for (const path of [
    '/board',
    '/rules',
    '/record',
    '/fair',
    '/privacy',
    '/d/333',
    '/d/60',
    '/d/334',
    `/watch/60/${id}`,
    '/nada',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible(PATIENCE);
    await page.waitForLoadState('networkidle');
  }
  await page.goto('/record');
  await page.getByRole('button', { name: 'Ver mi código' }).click();
  await page.getByRole('button', { name: 'Cambiarlo y cerrar los demás' }).click();
  await expect(page.getByText('Código nuevo.')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Descargar mis datos' }).click();
  expect((await download).suggestedFilename()).toBe('trece.json');
  expect(violations).toEqual([]);
  // What is listened to does speak.
  await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
  await expect.poll(() => violations.length).toBe(1);
  await page.context().close();
});

/** A day that is published when the journey begins, with one entry; its public id. */
async function playPastDay(context: BrowserContext): Promise<string> {
  await server.setTime(timesOf(PAST).opensAt);
  const { turns, game } = randomGame(await server.rollsOf(PAST));
  await playTurns(context, PAST, turns);
  const { entry } = await enter(context, PAST, turns, totalOf(game.card));
  await server.setTime(NOON);
  return entry.id;
}

function anyScript(): string {
  return readdirSync(ASSETS).find((name) => name.endsWith('.js'))!;
}

function directivesOf(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name, ...values] = directive.trim().split(' ');
      return [name, values.join(' ')];
    }),
  );
}
