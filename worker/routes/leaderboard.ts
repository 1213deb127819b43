import type { AppContext, AppHandler, Services } from '../context.ts';
import { formatCursor, formatSkillCursor, parseCursor, parseSkillCursor } from '../cursor.ts';
import { readBoard } from '../db/board.ts';
import { selectPlayers } from '../db/challenges.ts';
import { readSkillBoard } from '../db/skill-board.ts';
import { selectTotals } from '../db/totals.ts';
import { cacheFor } from '../middleware/api-headers.ts';
import { problem } from '../problems.ts';
import type { LeaderboardAnswer, SkillBoardAnswer, TotalsAnswer } from '../wire.ts';

const DEFAULT_LIMIT = 50;
const MOST = 100;
/** The totals of a published day are frozen. */
const A_DAY = 86_400;

/** A page of the day's board, by totals or by points lost. */
export function showLeaderboard({ db }: Services): AppHandler {
  return async (c) => {
    const { day } = c.var;
    const query = readQuery(c);
    if (!query) return problem(c, 'malformed');
    const { by, cursor, ...rest } = query;
    const request = { ...rest, player: c.var.player?.id ?? null };
    if (by === 'lost') {
      const after = cursor === null ? null : parseSkillCursor(cursor);
      if (cursor !== null && !after) return problem(c, 'malformed');
      const { next, ...page } = await readSkillBoard(db, day, { ...request, after });
      const answer = { day, ...page, ...(next && { next: formatSkillCursor(next) }) };
      return c.json(answer satisfies SkillBoardAnswer);
    }
    const after = cursor === null ? null : parseCursor(cursor);
    if (cursor !== null && !after) return problem(c, 'malformed');
    const { next, ...page } = await readBoard(db, day, { ...request, after });
    const answer = { day, ...page, ...(next && { next: formatCursor(next) }) };
    return c.json(answer satisfies LeaderboardAnswer);
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

/** What a call asks of a board; the cursor is still to be read. */
interface BoardQuery {
  readonly by: 'total' | 'lost';
  readonly limit: number;
  readonly cursor: string | null;
  readonly withoutFlagged: boolean;
}

/** The parameters that we know, each at most once; others are ignored. Null if one cannot be read. */
function readQuery(c: AppContext): BoardQuery | null {
  const given = ['limit', 'after', 'flagged', 'by'].map((name) => c.req.queries(name) ?? []);
  if (given.some((values) => values.length > 1)) return null;
  const [limits, cursor, flagged, by] = given.map(([value]) => value);
  const limit = readLimit(limits);
  if (limit === null || (flagged !== undefined && flagged !== 'out')) return null;
  if (by !== undefined && by !== 'total' && by !== 'lost') return null;
  return { by: by ?? 'total', limit, cursor: cursor ?? null, withoutFlagged: flagged === 'out' };
}

function readLimit(text: string | undefined): number | null {
  if (text === undefined) return DEFAULT_LIMIT;
  const limit = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return limit >= 1 && limit <= MOST ? limit : null;
}
