import type { Browser, Page } from 'playwright';
import { expect } from 'playwright/test';
import { afterAll, beforeAll, test } from 'vitest';
import { type ProductServer, startServer } from '../support/server.ts';
import { PATIENCE } from '../support/table.ts';
import { newVisitor, openBrowser } from '../support/visitor.ts';

let server: ProductServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test.for([
  ['screen', '**/assets/fair-page-*.js'],
  ['worker', '**/assets/count-faces-*.js'],
])('a %s gone after a deployment loads the page anew, once', async ([, chunk]) => {
  const page = await newVisitor(browser, server);
  const loads = countLoads(page);
  await loseOnce(page, chunk!);
  await page.goto('/fair');
  await expect(page.getByText('Todavía no hay ningún día publicado.')).toBeVisible(PATIENCE);
  expect(loads()).toBe(2);
  await page.context().close();
});

test('a worker gone for good is told after one reload', async () => {
  const page = await newVisitor(browser, server);
  const loads = countLoads(page);
  await page.route('**/assets/count-faces-*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto('/fair');
  await expect(page.getByText('El contador no se ha podido cargar.')).toBeVisible(PATIENCE);
  expect(loads()).toBe(2);
  await page.context().close();
});

/** How often the page itself has been loaded so far. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  return () => loads;
}

async function loseOnce(page: Page, chunk: string): Promise<void> {
  let lost = false;
  await page.route(chunk, async (route) => {
    if (lost) return route.fallback();
    lost = true;
    return route.fulfill({ status: 404, body: 'Not found\n' });
  });
}
