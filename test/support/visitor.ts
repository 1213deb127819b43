import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { findBrowser } from './browser.ts';
import type { ProductServer } from './server.ts';

/** The browser that journeys are made in. */
export function openBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('No browser found: npm test installs one');
  return chromium.launch({ executablePath, args: ['--no-sandbox'] });
}

/**
 * A page of a person whom the server does not know yet, speaking Spanish. Motion is reduced, which
 * spares the 600 ms of every roll; a journey that wants them says so.
 */
export async function newVisitor(
  browser: Browser,
  { origin }: Pick<ProductServer, 'origin'>,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    reducedMotion: 'reduce',
    // What stands between page and server is for the journeys about it.
    serviceWorkers: 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
    ...options,
  });
  context.setDefaultTimeout(15_000);
  return context.newPage();
}
