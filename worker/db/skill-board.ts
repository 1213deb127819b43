import { and, asc, eq, gte, type SQL, sql } from 'drizzle-orm';
import { type Day, dayNumber } from '../../engine/day.ts';
import type { SkillBoardAnswer } from '../wire.ts';
import { selectPlayers } from './challenges.ts';
import type { Database } from './database.ts';
import { type EntryRow, ownEntry, selectEntries, selectOwnEntry, shownEntry } from './entries.ts';
import { entries } from './schema.ts';

/** Places are counted row by row, and no further than this: as many as a score board has totals. */
const MOST_PLACES = 1576;
/** Rows read at a time to fill a page from which rows are left out, and how often. */
const READ_ON = 100;
const MOST_READS = 10;

/** Where a page of the skill board begins: after this entry, which may have any values. */
export interface SkillCursor {
  /** Hundredths of a point. */
  readonly lost: number;
  readonly at: number;
  readonly id: string;
}

/** What to show of a skill board. */
export interface SkillBoardRequest {
  readonly after: SkillCursor | null;
  readonly limit: number;
  readonly withoutFlagged: boolean;
  readonly player: string | null;
}

/** A page of a day's skill board. `next` begins the page after it. */
export interface SkillBoardPage extends Omit<SkillBoardAnswer, 'day' | 'next'> {
  readonly next: SkillCursor | null;
}

/**
 * One page, fewest points lost first. Reads the rows of the page with their names and, for places,
 * the rows before it in the index, at most `MOST_PLACES`; the board ends there.
 */
export async function readSkillBoard(
  db: Database,
  day: Day,
  { after, limit, withoutFlagged, player }: SkillBoardRequest,
): Promise<SkillBoardPage> {
  const isShown = (row: EntryRow) => !row.hidden && !(withoutFlagged && row.flags > 0);
  const [first, counted, ownRows] = await db.batch([
    selectStretch(db, day, after, limit + 1),
    selectPlayers(db, day),
    selectOwnEntry(db, day, player ?? ''),
  ]);
  const read = first.slice(0, limit);
  let hasMore = first.length > limit;
  // Rows left out make room for those after them, within bounds.
  for (let reads = 1; hasMore && read.filter(isShown).length < limit; reads += 1) {
    if (reads === MOST_READS) break;
    const more = await selectStretch(db, day, read.at(-1)!, READ_ON + 1);
    read.push(...more.slice(0, READ_ON));
    hasMore = more.length > READ_ON;
  }
  const places = await placesOf(db, day, read);
  const placed = read.flatMap((row, index) => {
    const place = places[index]!;
    return place <= MOST_PLACES && isShown(row) ? [{ place, row }] : [];
  });
  const page = placed.slice(0, limit);
  const isLast = placed.length <= limit && (!hasMore || places.at(-1)! > MOST_PLACES);
  const own = ownRows[0];
  return {
    players: counted[0]?.players ?? 0,
    entries: page.map(({ place, row }) => ({ place, ...shownEntry(row) })),
    ...(own && own.lost >= 0 && { me: await withPlace(db, day, own) }),
    next: isLast ? null : placed.length > limit ? page.at(-1)!.row : read.at(-1)!,
  };
}

/** Rows after a cursor: keyset paging along `entries_by_lost`. */
function selectStretch(db: Database, day: Day, after: SkillCursor | null, limit: number) {
  const { lost, at, id } = entries;
  const later = after && sql`(${lost}, ${at}, ${id}) > (${after.lost}, ${after.at}, ${after.id})`;
  return selectEntries(db)
    .where(and(eq(entries.day, dayNumber(day)), gte(lost, 0), later ?? undefined))
    .orderBy(asc(lost), asc(at), asc(id))
    .limit(limit);
}

/** Places with ties: 1, 1, 3. Rows that will not be shown are counted too. */
async function placesOf(db: Database, day: Day, rows: readonly EntryRow[]): Promise<number[]> {
  const [first] = rows;
  if (!first) return [];
  const { lost, at, id } = first;
  const [[before], [less]] = await db.batch([
    countBefore(db, day, sql`(lost, at, id) < (${lost}, ${at}, ${id})`),
    countBefore(db, day, sql`lost < ${lost}`),
  ]);
  let place = less!.count + 1;
  return rows.map((row, index) => {
    if (index > 0 && row.lost > rows[index - 1]!.lost) place = before!.count + index + 1;
    return place;
  });
}

async function withPlace(db: Database, day: Day, own: EntryRow) {
  const [less] = await countBefore(db, day, sql`lost < ${own.lost}`);
  const place = less!.count + 1;
  return { ...(place <= MOST_PLACES && { place }), ...ownEntry(own) };
}

/** How many entries of a day come first, one more than `MOST_PLACES` at the most. */
function countBefore(db: Database, day: Day, isBefore: SQL) {
  const ahead = db
    .select({ one: sql`1`.as('one') })
    .from(entries)
    .where(and(eq(entries.day, dayNumber(day)), gte(entries.lost, 0), isBefore))
    .limit(MOST_PLACES + 1)
    .as('ahead');
  return db.select({ count: sql<number>`count(*)` }).from(ahead);
}
