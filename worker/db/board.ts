import type { Day } from '../../engine/day.ts';
import type { LeaderboardAnswer } from '../wire.ts';
import { selectPlayers } from './challenges.ts';
import type { Database } from './database.ts';
import {
  type Cursor,
  type EntryRow,
  ownEntry,
  selectOwnEntry,
  selectPage,
  shownEntry,
} from './entries.ts';
import { type Above, selectAbove, selectAboveOwn } from './totals.ts';

/** No game scores as much, so no total is read from here up. */
const BEYOND_ALL = 1576;

/** A page of a day's board. `next` begins the page after it. */
export interface BoardPage extends Omit<LeaderboardAnswer, 'day' | 'next'> {
  readonly next: Cursor | null;
}

/** What to show of a board. */
export interface BoardRequest {
  readonly after: Cursor | null;
  readonly limit: number;
  /** Whether rows that are marked for the operator are left out; places stay as they are. */
  readonly withoutFlagged: boolean;
  /** Whose own row comes along. */
  readonly player: string | null;
}

/**
 * One page, all of it read in one transaction. Reads the rows of the page with their names; after
 * the first page also the totals from the cursor up, for the place of its first row; and the
 * totals above the player's own row, for its place.
 */
export async function readBoard(
  db: Database,
  day: Day,
  { after, limit, player, withoutFlagged }: BoardRequest,
): Promise<BoardPage> {
  const own = player ?? '';
  const [rows, counted, aboveCursor, ownRows, aboveOwn] = await db.batch([
    selectPage(db, day, after, limit + 1),
    selectPlayers(db, day),
    selectAbove(db, day, after?.total ?? BEYOND_ALL),
    selectOwnEntry(db, day, own),
    selectAboveOwn(db, day, own),
  ]);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const entry = ownRows[0];
  return {
    players: counted[0]?.players ?? 0,
    entries: placed(page, after, aboveCursor[0]!)
      .filter(({ row }) => !row.hidden && !(withoutFlagged && row.flags > 0))
      .map(({ place, row }) => ({ place, ...shownEntry(row) })),
    ...(entry && { me: { place: aboveOwn[0]!.above + 1, ...ownEntry(entry) } }),
    next: rows.length > limit && last ? last : null,
  };
}

/**
 * Places with ties: 1, 1, 3. The first row's is counted in the histogram: whatever lies between
 * the cursor and that row shares the cursor's total. Equals of it on earlier pages count as ahead
 * of those with less further down. Rows that will not be shown are counted too.
 */
function placed(page: readonly EntryRow[], after: Cursor | null, cursor: Above) {
  const first = page[0]?.total;
  const isTied = first === after?.total;
  const above = isTied ? cursor.above : cursor.above + cursor.equal;
  const earlier = isTied ? cursor.equal - page.filter(({ total }) => total === first).length : 0;
  let place = above + 1;
  return page.map((entry, index) => {
    const isLess = index > 0 && entry.total < page[index - 1]!.total;
    if (isLess) place = above + earlier + index + 1;
    return { place, row: entry };
  });
}
