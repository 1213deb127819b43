import { env } from 'cloudflare:workers';
import table from '../.build/strategy/forced-joker.bin';
import { createApp, createServices, type Parts } from './app.ts';
import { runSchedule } from './schedule.ts';

const parts: Parts = {
  env,
  now: () => Date.now(),
  random: (length) => crypto.getRandomValues(new Uint8Array(length)),
  table,
  log: (line) => console.log(JSON.stringify(line)),
};
const services = createServices(parts);
const app = createApp(parts, services);

export default {
  fetch: (request) => app.fetch(request),
  scheduled: async () => {
    await runSchedule(services);
  },
} satisfies ExportedHandler;
