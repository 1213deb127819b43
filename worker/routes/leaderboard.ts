import type { AppContext, AppHandler, Services } from '../context.ts';
import { formatCursor, parseCursor } from '../cursor.ts';
import { type BoardRequest, readBoard } from '../db/board.ts';
import { selectPlayers } from '../db/challenges.ts';
import { selectTotals } from '../db/totals.ts';
import { cacheFor } from '../middleware/api-headers.ts';
import { problem } from '../problems.ts';
import type { LeaderboardAnswer, TotalsAnswer } from '../wire.ts';

const DEFAULT_LIMIT = 50;
const MOST = 100;
/** The totals of a published day are frozen. */
const A_DAY = 86_400;

/** A page of the day's board. */
export function showLeaderboard({ db }: Services): AppHandler {
  return async (c) => {
    const { day, player } = c.var;
    const query = readQuery(c);
    if (!query) return problem(c, 'malformed');
    const { next, ...page } = await readBoard(db, day, { ...query, player: player?.id ?? null });
    const answer: LeaderboardAnswer = { day, ...page, ...(next && { next: formatCursor(next) }) };
    return c.json(answer);
  };
}

/** The day's histogram. */
export function showTotals({ db }: Services): AppHandler {
  return async (c) => {
    const day = c.get('day');
    const [rows, counted] = await db.batch([selectTotals(db, day), selectPlayers(db, day)]);
    const totals = rows.map(({ total, count }) => [total, count] as const);
    const players = counted[0]?.players ?? 0;
    if (c.get('published')) cacheFor(c, A_DAY);
    return c.json({ day, players, totals } satisfies TotalsAnswer);
  };
}

/** The parameters that we know, each at most once; others are ignored. Null if one cannot be read. */
function readQuery(c: AppContext): Omit<BoardRequest, 'player'> | null {
  const [limits, cursors, flags] = ['limit', 'after', 'flagged'].map(
    (name) => c.req.queries(name) ?? [],
  );
  if ([limits, cursors, flags].some((values) => values!.length > 1)) return null;
  const limit = readLimit(limits![0]);
  const after = cursors![0] === undefined ? null : parseCursor(cursors![0]);
  const isFlaggedKnown = flags![0] === undefined || flags![0] === 'out';
  if (limit === null || !isFlaggedKnown || (cursors![0] !== undefined && !after)) return null;
  return { limit, after, withoutFlagged: flags![0] === 'out' };
}

function readLimit(text: string | undefined): number | null {
  if (text === undefined) return DEFAULT_LIMIT;
  const limit = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return limit >= 1 && limit <= MOST ? limit : null;
}
