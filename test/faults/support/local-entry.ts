import table from '../../../.build/strategy/forced-joker.bin';
import { createApp, createServices, type Parts } from '../../../worker/app.ts';
import type { Env } from '../../../worker/env.ts';
import { runSchedule } from '../../../worker/schedule.ts';

/** How far this Worker's clock is ahead of the machine's, in milliseconds. */
let ahead = 0;
let built: ReturnType<typeof buildOnce> | null = null;

/**
 * The product's own Worker, built as `worker/index.ts` builds it but for a clock that tests set by
 * an address, and another address for its scheduled work.
 */
export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    built ??= buildOnce(env);
    if (pathname === '/--clock') {
      ahead = Number(searchParams.get('ahead'));
      return new Response(null, { status: 204 });
    }
    if (pathname === '/--scheduled') {
      return Response.json(await runSchedule(built.services));
    }
    return built.app.fetch(request);
  },
};

function buildOnce(env: Env) {
  const parts: Parts = {
    env,
    now: () => Date.now() + ahead,
    random: (length) => crypto.getRandomValues(new Uint8Array(length)),
    table,
    log: (line) => console.log(JSON.stringify(line)),
  };
  const services = createServices(parts);
  return { app: createApp(parts, services), services };
}
