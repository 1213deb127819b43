import { dayAt, dayNumber, dayOfNumber, timesOf } from '../../engine/day.ts';
import type { AppHandler, Services, WithBody } from '../context.ts';
import { type Attempt, attemptsSince } from '../db/attempts.ts';
import { historyOf } from '../db/entries.ts';
import { type Player, updateName } from '../db/players.ts';
import { parseName } from '../names.ts';
import { problem } from '../problems.ts';
import { streaksOf } from '../streaks.ts';
import type { PlayedDay, PlayerAnswer } from '../wire.ts';

/** What a browser without a player is told. */
export const NOBODY: PlayerAnswer = {
  name: null,
  generated: false,
  streak: 0,
  longestStreak: 0,
  history: [],
  open: [],
};

/** Who this browser is, and what they played. */
export function showPlayer(services: Services): AppHandler {
  return async (c) => {
    const { player, now } = c.var;
    return c.json(player ? await answerPlayer(services, player, now) : NOBODY);
  };
}

/** Takes a name for all of the player's entries. */
export function renamePlayer(services: Services) {
  return async (c: WithBody<{ readonly name: string }>): Promise<Response> => {
    const { player, now } = c.var;
    const chosen = parseName(c.req.valid('json').name);
    if (typeof chosen === 'string') return problem(c, chosen);
    if (!player) return problem(c, 'no-player');
    await updateName(services.db, player.id, chosen.name).run();
    const renamed = { ...player, name: chosen.name, generated: false };
    return c.json(await answerPlayer(services, renamed, now));
  };
}

/** Who a player is, and what they played. */
export async function answerPlayer(
  { db }: Services,
  { id, name, generated }: Player,
  now: number,
): Promise<PlayerAnswer> {
  const today = dayAt(now);
  const yesterday = dayOfNumber(dayNumber(today) - 1);
  const [history, attempts] = await Promise.all([
    historyOf(db, id),
    attemptsSince(db, yesterday, id),
  ]);
  const days = history.map(({ day }) => day);
  const open = attempts
    .filter((attempt) => isOpen(attempt, history, now))
    .map(({ day, moves, finished }) => ({ day, step: moves.length, finished }));
  return { name, generated, ...streaksOf(days, today), history, open };
}

/** True while an attempt takes moves or, finished, still lacks an entry that would be taken. */
function isOpen(attempt: Attempt, history: readonly PlayedDay[], now: number): boolean {
  const { finishBy, revealsAt } = timesOf(attempt.day);
  if (!attempt.finished) return now < finishBy && !attempt.restored;
  return now < revealsAt && !history.some(({ day }) => day === attempt.day);
}
