import { createApp } from '../../../worker/app.ts';
import type { Env } from '../../../worker/env.ts';

/** How far this Worker's clock is ahead of the machine's, in milliseconds. */
let ahead = 0;
let app: ReturnType<typeof createApp> | null = null;

/** The product's own app, as `worker/index.ts` builds it but for a clock that tests set by an address. */
export default {
  fetch(request: Request, env: Env): Response | Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/--clock') {
      ahead = Number(searchParams.get('ahead'));
      return new Response(null, { status: 204 });
    }
    app ??= createApp({
      env,
      now: () => Date.now() + ahead,
      random: (length) => crypto.getRandomValues(new Uint8Array(length)),
    });
    return app.fetch(request);
  },
};
