import { timesOf } from '../../engine/day.ts';
import type { AppHandler, Services } from '../context.ts';
import { rollsOfDay } from '../daily-challenge.ts';
import { findAttempt } from '../db/attempts.ts';
import { cacheFor } from '../middleware/api-headers.ts';
import { problem } from '../problems.ts';
import type { ParAnswer } from '../wire.ts';

/** A published day's par is fixed for good. */
const A_DAY = 86_400;

/** What optimal play without foresight scores on the day's dice: for those whose own game is over. */
export function showPar(services: Services): AppHandler {
  return async (c) => {
    const { day, now, player, published } = c.var;
    if (!published) {
      const attempt = player && (await findAttempt(services.db, day, player.id));
      const isOver = attempt && (attempt.finished || now >= timesOf(day).finishBy);
      if (!isOver) return problem(c, 'game-not-over');
    }
    const rolls = await rollsOfDay(services, day);
    if (!rolls) return problem(c, 'key-missing');
    if (published) cacheFor(c, A_DAY);
    return c.json({ day, par: await services.strategy.parOf(rolls) } satisfies ParAnswer);
  };
}
