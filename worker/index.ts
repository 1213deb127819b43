import { env } from 'cloudflare:workers';
import { createApp } from './app.ts';

const app = createApp({
  env,
  now: () => Date.now(),
  random: (length) => crypto.getRandomValues(new Uint8Array(length)),
});

export default { fetch: (request) => app.fetch(request) } satisfies ExportedHandler;
