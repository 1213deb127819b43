import { Hono } from 'hono';
import type { Bytes } from '../engine/random.ts';
import type { AppEnv, Services } from './context.ts';
import { openDatabase } from './db/database.ts';
import { createDealer } from './dealer.ts';
import { parseDiceKeys } from './dice-keys.ts';
import type { Env } from './env.ts';
import { answerFailure } from './failure.ts';
import { apiHeaders } from './middleware/api-headers.ts';
import { body, emptyBody, entryBody, moveBody, nameBody } from './middleware/body.ts';
import { bodyLimit } from './middleware/body-limit.ts';
import { clock } from './middleware/clock.ts';
import { contentType } from './middleware/content-type.ts';
import { existingDay as day } from './middleware/existing-day.ts';
import { httpsRequired } from './middleware/https-required.ts';
import { knownPlayer } from './middleware/known-player.ts';
import { refuseOtherMethods } from './middleware/other-methods.ts';
import { requestId } from './middleware/request-id.ts';
import { sameOrigin } from './middleware/same-origin.ts';
import { problem } from './problems.ts';
import { beginAttempt, showAttempt, takeMove } from './routes/attempt.ts';
import { showChallenge, showToday } from './routes/challenge.ts';
import { showEntry, submitEntry } from './routes/entries.ts';
import { showHealth } from './routes/health.ts';
import { showLeaderboard, showTotals } from './routes/leaderboard.ts';
import { showPage } from './routes/pages.ts';
import { renamePlayer, showPlayer } from './routes/player.ts';

/** What the Worker is made of: bindings, time and chance. */
export interface Parts extends Pick<Services, 'now'> {
  readonly env: Env;
  readonly random: (length: number) => Bytes;
}

/** The whole service, in reading order: what every call passes, then the calls of worker/http.md. */
export function createApp({ env, now, random }: Parts): Hono<AppEnv> {
  const services: Services = {
    db: openDatabase(env.DB),
    dealer: createDealer(parseDiceKeys(env.DICE_KEYS)),
    assets: env.ASSETS,
    now,
    random,
  };
  const app = new Hono<AppEnv>();
  const time = clock(services);
  const player = knownPlayer(services);
  const write = [sameOrigin, contentType, bodyLimit] as const;

  app.onError(answerFailure);
  app.use(requestId(services));
  app.use('/api/*', apiHeaders, httpsRequired);

  app.get('/api/health', showHealth(services));

  app.get('/api/challenges/today', time, showToday(services));
  app.get('/api/challenges/:day', time, day, showChallenge(services));

  const attempt = '/api/challenges/:day/attempt';
  app.post(attempt, ...write, body(emptyBody), time, day, player, beginAttempt(services));
  app.get(attempt, time, day, player, showAttempt(services));
  app.post(`${attempt}/moves`, ...write, body(moveBody), time, day, player, takeMove(services));

  const entries = '/api/challenges/:day/entries';
  app.post(entries, ...write, body(entryBody), time, day, player, submitEntry(services));
  app.get(`${entries}/:id`, time, day, showEntry(services));
  app.get('/api/challenges/:day/leaderboard', time, day, player, showLeaderboard(services));
  app.get('/api/challenges/:day/totals', time, day, showTotals(services));

  app.get('/api/me', time, player, showPlayer(services));
  app.patch('/api/me', ...write, body(nameBody), time, player, renamePlayer(services));

  refuseOtherMethods(app);
  app.all('/api/*', (c) => problem(c, 'not-found'));
  app.all('*', showPage(services));
  return app;
}
