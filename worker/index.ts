import { env } from 'cloudflare:workers';
import { createApp } from './app.ts';
import type { Env } from './env.ts';

const app = createApp({
  env: env as Env,
  now: () => Date.now(),
  random: (length) => crypto.getRandomValues(new Uint8Array(length)),
});

export default { fetch: (request) => app.fetch(request) } satisfies ExportedHandler;
