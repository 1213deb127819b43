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
/** Rows read at a time to fill a page from which rows are left out, and how often. */
const READ_ON = 100;
const MOST_READS = 10;

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
 * One page, read in one transaction unless rows are left out of it. Reads the rows of the page with
 * their names; after the first page also the totals from the cursor up, for the place of its first
 * row; and the totals above the player's own row, for its place.
 */
export async function readBoard(db: Database, day: Day, request: BoardRequest): Promise<BoardPage> {
  const { after, limit, withoutFlagged, player } = request;
  const own = player ?? '';
  const [rows, above, counted, ownRows, aboveOwn] = await db.batch([
    ...selectStretch(db, day, after, limit),
    selectPlayers(db, day),
    selectOwnEntry(db, day, own),
    selectAboveOwn(db, day, own),
  ]);
  const isShown = ({ row }: PlacedRow) => !row.hidden && !(withoutFlagged && row.flags > 0);
  let { placed, next } = stretchOf(rows, above, after, limit);
  const shown = placed.filter(isShown);
  // Rows left out make room for those after them, within bounds.
  for (let reads = 1; next && shown.length < limit && reads < MOST_READS; reads += 1) {
    const from = next;
    const [more, aboveMore] = await db.batch(selectStretch(db, day, from, READ_ON));
    ({ placed, next } = stretchOf(more, aboveMore, from, READ_ON));
    shown.push(...placed.filter(isShown));
  }
  const page = shown.slice(0, limit);
  const entry = ownRows[0];
  return {
    players: counted[0]?.players ?? 0,
    entries: page.map(({ place, row }) => ({ place, ...shownEntry(row) })),
    ...(entry && { me: { place: aboveOwn[0]!.above + 1, ...ownEntry(entry) } }),
    next: shown.length > limit ? page.at(-1)!.row : next,
  };
}

/** The rows after a cursor and one more, and what lies above the cursor. */
function selectStretch(db: Database, day: Day, after: Cursor | null, limit: number) {
  return [
    selectPage(db, day, after, limit + 1),
    selectAbove(db, day, after?.total ?? BEYOND_ALL),
  ] as const;
}

/** What was read after a cursor, with places; `next` when there is more. */
function stretchOf(
  rows: readonly EntryRow[],
  [above]: readonly Above[],
  after: Cursor | null,
  limit: number,
) {
  const read = rows.slice(0, limit);
  const next = rows.length > limit ? read.at(-1)! : null;
  return { placed: placesOf(read, after, above!), next };
}

interface PlacedRow {
  readonly place: number;
  readonly row: EntryRow;
}

/**
 * Places with ties: 1, 1, 3. The first row's is counted in the histogram: whatever lies between
 * the cursor and that row shares the cursor's total. Equals of it on earlier pages count as ahead
 * of those with less further down. Rows that will not be shown are counted too.
 */
function placesOf(page: readonly EntryRow[], after: Cursor | null, cursor: Above): PlacedRow[] {
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
