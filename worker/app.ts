import { Hono } from 'hono';
import type { Bytes } from '../engine/random.ts';
import type { AppEnv, Services } from './context.ts';
import { openDatabase } from './db/database.ts';
import { createDealer } from './dealer.ts';
import { parseDiceKeys } from './dice-keys.ts';
import type { Env } from './env.ts';
import { answerFailure } from './failure.ts';
import { createHumanCheck } from './human-check.ts';
import { createLimits } from './limits.ts';
import { apiHeaders } from './middleware/api-headers.ts';
import {
  body,
  codeBody,
  emptyBody,
  entryBody,
  flagBody,
  leakedKeyBody,
  moveBody,
  nameBody,
  optionalNameBody,
  rotationBody,
  sheetBody,
  sheetKeyBody,
} from './middleware/body.ts';
import { bodyLimit } from './middleware/body-limit.ts';
import { caller } from './middleware/caller.ts';
import { clock } from './middleware/clock.ts';
import { contentType } from './middleware/content-type.ts';
import { existingDay as day } from './middleware/existing-day.ts';
import { httpsRequired } from './middleware/https-required.ts';
import { knownPlayer } from './middleware/known-player.ts';
import { operator } from './middleware/operator.ts';
import { refuseOtherMethods } from './middleware/other-methods.ts';
import { publishing } from './middleware/publishing.ts';
import { requestId } from './middleware/request-id.ts';
import { requestLog } from './middleware/request-log.ts';
import { sameOrigin } from './middleware/same-origin.ts';
import { problem } from './problems.ts';
import { beginAttempt, showAttempt, takeMove } from './routes/attempt.ts';
import { showChallenge, showToday } from './routes/challenge.ts';
import { showEntry, submitEntry } from './routes/entries.ts';
import { exportPlayer } from './routes/export.ts';
import { showCommitments, showPublications } from './routes/fairness.ts';
import { listFlagged, takeFlagBack } from './routes/flags.ts';
import { forgetPlayer } from './routes/forget.ts';
import { showHealth } from './routes/health.ts';
import { showLeaderboard, showTotals } from './routes/leaderboard.ts';
import { hideEntry, listReports, renameOwnerOf } from './routes/moderation.ts';
import { endSetBackGames, replaceKey } from './routes/operator-days.ts';
import { showPage } from './routes/pages.ts';
import { showPar } from './routes/par.ts';
import { renamePlayer, showPlayer } from './routes/player.ts';
import { recoverPlayer, rotateRecoveryCode, showRecoveryCode } from './routes/recovery.ts';
import { reportEntry } from './routes/reports.ts';
import { addSheet, dropSheet, showSheet } from './routes/sheets.ts';
import { createStrategy } from './strategy.ts';

/** What the Worker is made of: bindings, time and chance. */
export interface Parts extends Pick<Services, 'now'> {
  readonly env: Env;
  readonly random: (length: number) => Bytes;
  /** The table of optimal play, gzip (engine/strategy/table.ts). */
  readonly table: ArrayBuffer;
  /** Without it nothing but faults is logged. */
  readonly log?: Services['log'];
  /** For the one call that leaves the house, human-check.ts. */
  readonly fetch?: typeof globalThis.fetch;
}

/** What routes and scheduled work stand on, made of the parts. */
export function createServices(parts: Parts): Services {
  const { env, now, random, table, log = () => {}, fetch = globalThis.fetch } = parts;
  return {
    db: openDatabase(env.DB),
    dealer: createDealer(parseDiceKeys(env.DICE_KEYS)),
    assets: env.ASSETS,
    limits: createLimits(env),
    strategy: createStrategy(table),
    humanCheck: createHumanCheck(env.TURNSTILE_SECRET, fetch),
    log,
    now,
    random,
  };
}

/** The whole service, in reading order: what every call passes, then the calls of worker/http.md. */
export function createApp(parts: Parts, services = createServices(parts)): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const time = clock(services);
  const player = knownPlayer(services);
  const published = publishing(services);
  const operatorOnly = operator(parts.env.OPERATOR_TOKEN);
  const write = [sameOrigin, contentType, bodyLimit] as const;

  app.onError(answerFailure);
  app.use(requestId(services), requestLog(services));
  app.use('/api/*', apiHeaders, httpsRequired, caller(services));

  app.get('/api/health', showHealth(services, parts.env.COMMIT));

  app.get('/api/challenges/today', time, showToday(services));
  app.get('/api/challenges/:day', time, day, published, showChallenge(services));
  app.get('/api/commitments', time, showCommitments(services));
  app.get('/api/publications', showPublications(services));

  const attempt = '/api/challenges/:day/attempt';
  app.post(attempt, ...write, body(emptyBody), time, day, player, beginAttempt(services));
  app.get(attempt, time, day, player, showAttempt(services));
  app.post(`${attempt}/moves`, ...write, body(moveBody), time, day, player, takeMove(services));

  const entries = '/api/challenges/:day/entries';
  app.post(entries, ...write, body(entryBody), time, day, player, submitEntry(services));
  app.get(`${entries}/:id`, time, day, published, player, showEntry(services));
  const report = `${entries}/:id/report`;
  app.post(report, ...write, body(emptyBody), time, day, player, reportEntry(services));
  app.get(
    '/api/challenges/:day/leaderboard',
    time,
    day,
    published,
    player,
    showLeaderboard(services),
  );
  app.get('/api/challenges/:day/totals', time, day, published, showTotals(services));
  app.get('/api/challenges/:day/par', time, day, published, player, showPar(services));

  app.get('/api/me', time, player, showPlayer(services));
  app.patch('/api/me', ...write, body(nameBody), time, player, renamePlayer(services));
  app.delete('/api/me', ...write, body(emptyBody), time, forgetPlayer(services));
  app.get('/api/me/export', time, exportPlayer(services));
  const recovery = '/api/me/recovery';
  app.post(recovery, ...write, body(emptyBody), time, player, showRecoveryCode);
  app.post(
    `${recovery}/rotate`,
    ...write,
    body(rotationBody),
    time,
    player,
    rotateRecoveryCode(services),
  );
  app.post('/api/me/recover', ...write, body(codeBody), time, recoverPlayer(services));

  const sheet = '/api/sheets/:id';
  app.post('/api/sheets', ...write, body(sheetBody), time, addSheet(services));
  app.get(sheet, time, showSheet(services));
  app.delete(sheet, ...write, body(sheetKeyBody), time, dropSheet(services));

  // Without a token of the Worker's own there are no such addresses, whatever the method.
  if (!parts.env.OPERATOR_TOKEN) app.all('/api/operator/*', (c) => problem(c, 'not-found'));
  const command = [operatorOnly, contentType, bodyLimit] as const;
  const reported = '/api/operator/entries/:day/:id';
  app.get('/api/operator/reports', operatorOnly, listReports(services));
  app.get('/api/operator/flags/:day', operatorOnly, time, day, listFlagged(services));
  app.post(`${reported}/hide`, ...command, body(emptyBody), time, day, hideEntry(services, true));
  app.post(`${reported}/show`, ...command, body(emptyBody), time, day, hideEntry(services, false));
  const flag = body(flagBody);
  app.post(`${reported}/clear`, ...command, flag, time, day, takeFlagBack(services));
  const name = body(optionalNameBody);
  app.post(`${reported}/rename`, ...command, name, time, day, renameOwnerOf(services));
  app.post(
    '/api/operator/replacements',
    ...command,
    body(leakedKeyBody),
    time,
    replaceKey(services),
  );
  app.post('/api/operator/restored', ...command, body(emptyBody), time, endSetBackGames(services));

  refuseOtherMethods(app);
  app.all('/api/*', (c) => problem(c, 'not-found'));
  app.all('*', showPage(services));
  return app;
}
