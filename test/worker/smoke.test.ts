import { applyD1Migrations } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { createApp } from '../../worker/app.ts';
test('smoke', async () => {
  await applyD1Migrations(env.DB, env.MIGRATIONS);
  const app = createApp({ env: { DB: env.DB, ASSETS: {fetch: async () => new Response('page')}, DICE_KEYS: 'k1=' + '00'.repeat(32) } as never, now: () => Date.UTC(2026,10,30,12), random: (n) => crypto.getRandomValues(new Uint8Array(n)) });
  const a = await app.request('https://x.test/api/challenges/today');
  console.log(a.status, await a.text());
  const b = await app.request('https://x.test/api/challenges/2026-11-30/attempt', {method:'POST', body:'{}', headers:{'content-type':'application/json', origin:'https://x.test'}});
  console.log(b.status, await b.text(), [...b.headers]);
  expect(1).toBe(1);
});
