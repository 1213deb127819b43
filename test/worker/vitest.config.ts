import { fileURLToPath } from 'node:url';
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { defineProject } from 'vitest/config';
import { dataModules } from '../support/data-modules.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs inside workerd. Bindings are stated here, so that no page need be built first. */
export default defineProject({
  root,
  plugins: [
    dataModules(),
    cloudflareTest(async () => ({
      main: './worker/index.ts',
      miniflare: {
        compatibilityDate: '2026-11-01',
        d1Databases: ['DB'],
        bindings: { MIGRATIONS: await readD1Migrations(`${root}/migrations`) },
      },
    })),
  ],
  test: {
    name: 'worker',
    include: ['test/worker/**/*.test.ts'],
    setupFiles: ['test/worker/support/migrate.ts'],
    testTimeout: 30_000,
    // CommonJS behind a wrapper, which only a bundler reads as wrangler's does.
    deps: { optimizer: { ssr: { enabled: true, include: ['obscenity'] } } },
  },
});
