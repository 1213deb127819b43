import { dayNumber } from '../../engine/day.ts';
import { foresightScore, GAMES_LOOKED_AT } from '../../engine/strategy/flags.ts';
import type { AppHandler, Services, WithBody } from '../context.ts';
import { formatCursor, parseCursor } from '../cursor.ts';
import { elapsedOf } from '../db/attempts.ts';
import { clearFlag, flaggedEntries, ownEntry } from '../db/entries.ts';
import { lastGamesOf, pointsOfDays } from '../db/judged-days.ts';
import {
  FLAGS,
  FLAGS_OF_PLAYERS,
  type Flag,
  judgePlayer,
  medianMove,
  namesOfFlags,
} from '../flags.ts';
import type { FlagsAnswer } from '../operator-wire.ts';
import { problem } from '../problems.ts';

/** Entries listed at a time. */
const MOST = 100;

/**
 * The entries of a day that are marked, best first, with the figures behind it, for an operator to
 * look at; nothing follows by itself. What a player's games say is told once the day is looked at.
 */
export function listFlagged({ db }: Services): AppHandler {
  return async (c) => {
    const day = c.get('day');
    const cursor = c.req.query('after');
    const after = cursor === undefined ? null : parseCursor(cursor);
    if (cursor !== undefined && !after) return problem(c, 'malformed');
    const found = await flaggedEntries(db, day, after, MOST + 1);
    const rows = found.slice(0, MOST);
    const players = rows.map(({ player }) => player);
    const days = await pointsOfDays(db);
    const games = await lastGamesOf(db, day, players, GAMES_LOOKED_AT);
    const elapsed = await elapsedOf(db, day, players);
    const entries = rows.map((row) => {
      const times = elapsed.get(row.player);
      const { foresight, assistance } = judgePlayer(games.get(row.player)!, days);
      return {
        ...ownEntry(row),
        flags: namesOfFlags(row.flags),
        ...(times !== undefined && { medianMove: medianMove(times) }),
        ...(days.has(dayNumber(day)) && {
          games: foresight.games,
          foresight: Math.round(100 * foresightScore(foresight)) / 100,
          assistance,
        }),
      };
    });
    const next = found.length > MOST ? formatCursor(rows.at(-1)!) : undefined;
    return c.json({ day, entries, ...(next && { next }) } satisfies FlagsAnswer);
  };
}

/**
 * Takes a mark back, for good. One that is said of a player's games together is taken from all of
 * their entries so far, and those games count no more.
 */
export function takeFlagBack({ db }: Services) {
  return async (c: WithBody<{ readonly flag: Flag }>): Promise<Response> => {
    const { flag } = c.req.valid('json');
    const [day, entry] = [c.get('day'), c.req.param('id') ?? ''];
    const cleared = await clearFlag(
      db,
      { day, id: entry },
      FLAGS[flag],
      FLAGS_OF_PLAYERS.includes(flag),
    );
    return cleared ? c.json({ day, entry, cleared: flag }) : problem(c, 'not-found');
  };
}
