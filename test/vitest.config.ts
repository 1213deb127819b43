import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findBrowser } from './support/browser.ts';
import { SumReporter } from './support/reporter.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const browser = findBrowser();

/** Worker tests run inside workerd and are configured beside themselves. */
const WORKER_PROJECT = 'test/worker/vitest.config.ts';

export default defineConfig({
  root,
  test: {
    reporters: ['default', new SumReporter()],
    projects: [
      {
        test: {
          name: 'engine',
          root,
          include: ['test/engine/**/*.test.ts'],
          isolate: false,
          // The first test of a process that needs it waits for the whole solution.
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'commands',
          root,
          include: ['test/commands/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'journeys',
          root,
          include: ['test/journeys/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'faults',
          root,
          include: ['test/faults/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 30 * 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        optimizeDeps: { include: ['lit', 'lit/decorators.js', '@lit/localize', 'idb', 'valibot'] },
        test: {
          name: 'web',
          root,
          include: ['test/web/**/*.test.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                ...(browser && { executablePath: browser }),
                args: ['--no-sandbox'],
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      ...(existsSync(`${root}${WORKER_PROJECT}`) ? [WORKER_PROJECT] : []),
    ],
  },
});
