import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright';
import { expect } from 'playwright/test';
import { afterAll, beforeAll, test } from 'vitest';
import { type ProductServer, startServer } from '../support/server.ts';
import { announcement, openTable, PATIENCE, rollButton } from '../support/table.ts';
import { newVisitor, openBrowser } from '../support/visitor.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const TURNSTILE = 'https://challenges.cloudflare.com';

let page: string;
let server: ProductServer;
let browser: Browser;

/** The page as it is built with a site key. */
beforeAll(async () => {
  page = mkdtempSync(join(tmpdir(), 'trece-turnstile-'));
  const { status, stderr } = spawnSync(
    join(ROOT, 'node_modules/.bin/vite'),
    ['build', '-c', 'web/vite.config.ts', '--outDir', page, '--logLevel', 'warn'],
    {
      cwd: ROOT,
      env: { ...process.env, NODE_ENV: 'production', VITE_TURNSTILE_SITE_KEY: 'a-site-key' },
      encoding: 'utf8',
    },
  );
  expect([status, stderr]).toEqual([0, '']);
  [server, browser] = await Promise.all([startServer(page), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  rmSync(page, { recursive: true });
});

const policyOf = (built: string) =>
  /Content-Security-Policy: (.*)/.exec(readFileSync(join(built, '_headers'), 'utf8'))![1]!;

test('without a site key there is nothing of Turnstile in the build', () => {
  const built = join(ROOT, '.build/web');
  const files = ['_headers', 'index.html', ...globSync('assets/*', { cwd: built })];
  const named = files.filter((file) =>
    /challenges\.cloudflare|cf-turnstile/.test(readFileSync(join(built, file), 'utf8')),
  );
  expect(named).toEqual([]);
});

test('with a site key the policy allows its script and its frame, and no more', () => {
  expect(policyOf(page)).toBe(
    policyOf(join(ROOT, '.build/web')).replace(
      "script-src 'self';",
      `script-src 'self' ${TURNSTILE}; frame-src ${TURNSTILE};`,
    ),
  );
});

test('a newcomer who is asked to shows to be a person, and the game begins', async () => {
  const visit = await visitor();
  await openTable(visit.page);
  expect(visit.asked).toEqual([]);
  await rollButton(visit.page).click();
  const dialog = visit.page.getByRole('dialog', { name: '¿Eres una persona?' });
  await proveIn(visit.page);
  await expect(announcement(visit.page)).toHaveText(/^Turno 1, tirada 1: /, PATIENCE);
  await expect(dialog).toHaveCount(0);
  expect(visit.tokens).toEqual([undefined, 'a-token']);
  expect(visit.asked).toEqual(['/turnstile/v0/api.js?render=explicit', '/frame']);
  // Once known, nobody is asked again.
  await visit.page.reload();
  await expect(rollButton(visit.page)).toBeEnabled(PATIENCE);
  expect(visit.asked).toHaveLength(2);
  expect(visit.faults).toEqual([]);
  await visit.page.context().close();
});

test('whoever closes the check is told why there is no game, and may try again', async () => {
  const { page } = await visitor();
  await openTable(page);
  await rollButton(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
  await expect(page.getByRole('main')).toContainText('hay que comprobar que eres una persona');
  await rollButton(page).click();
  await proveIn(page);
  await expect(announcement(page)).toHaveText(/^Turno 1, tirada 1: /, PATIENCE);
  await page.context().close();
});

test('a check that is blocked says so, and loads when asked again', async () => {
  const { page } = await visitor();
  await page.route(`${TURNSTILE}/turnstile/**`, (route) => route.abort(), { times: 1 });
  await openTable(page);
  await rollButton(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('status')).toHaveText(/No se ha podido cargar la comprobación/);
  await dialog.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.frameLocator('iframe').getByRole('button')).toBeVisible(PATIENCE);
  await expect(dialog.getByRole('status')).toHaveText('');
  await page.context().close();
});

test('a secret that belongs to another site key does not ask for ever', async () => {
  const { page, tokens } = await visitor({ believed: false });
  await openTable(page);
  await rollButton(page).click();
  for (let check = 1; check <= 3; check += 1) {
    await proveIn(page);
    await expect.poll(() => tokens.length).toBe(check + 1);
  }
  await expect(page.getByRole('main')).toContainText('hay que comprobar que eres una persona');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.context().close();
});

test('the privacy page tells of Turnstile', async () => {
  const { page } = await visitor();
  await page.goto('/privacy');
  await expect(page.getByText('Turnstile de Cloudflare')).toBeVisible(PATIENCE);
  await page.context().close();
});

/** Presses the button of the widget, which stands in the dialog by a slot. */
function proveIn(page: Page): Promise<void> {
  return page.frameLocator('iframe').getByRole('button', { name: 'Soy una persona' }).click();
}

/** Stands in for Turnstile's script: a frame with a button that gives out a token. */
const SCRIPT = `window.turnstile = {
  render(place, options) {
    const frame = document.createElement('iframe');
    frame.title = 'Turnstile';
    frame.src = '${TURNSTILE}/frame';
    place.append(frame);
    addEventListener('message', ({ data }) => frame.isConnected && options.callback(data));
    return 'a-widget';
  },
  reset() {},
  remove() {},
};`;
const FRAME = `<!doctype html><button onclick="parent.postMessage('a-token', '*')">Soy una persona</button>`;

/** A newcomer, and what their page sends; the server asks them to show that they are a person. */
async function visitor({ believed = true } = {}) {
  const page: Page = await newVisitor(browser, server);
  const asked: string[] = [];
  const tokens: (string | undefined)[] = [];
  const faults: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/i.test(message.text())) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  await page.route(`${TURNSTILE}/**`, (route) => {
    const { pathname, search } = new URL(route.request().url());
    asked.push(pathname + search);
    return pathname === '/frame'
      ? route.fulfill({ contentType: 'text/html', body: FRAME })
      : route.fulfill({ contentType: 'text/javascript', body: SCRIPT });
  });
  await page.route('**/attempt', (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const token = route.request().headers()['cf-turnstile-response'];
    tokens.push(token);
    if (believed && token === 'a-token') return route.continue();
    const problem = { code: 'human-check-needed', status: 403, title: '', requestId: '' };
    return route.fulfill({ status: 403, json: problem });
  });
  return { page, asked, tokens, faults };
}
