import { env } from 'cloudflare:workers';
import table from '../.build/strategy/forced-joker.bin';
import { createApp, createServices, type Parts } from './app.ts';
import { publishDue } from './publish.ts';

const parts: Parts = {
  env,
  now: () => Date.now(),
  random: (length) => crypto.getRandomValues(new Uint8Array(length)),
  table,
  log: (line) => console.log(JSON.stringify(line)),
};
const app = createApp(parts);
const services = createServices(parts);

export default {
  fetch: (request) => app.fetch(request),
  scheduled: async () => {
    const days = await publishDue(services, services.now());
    if (days.length > 0) services.log({ event: 'published', days });
  },
} satisfies ExportedHandler;
