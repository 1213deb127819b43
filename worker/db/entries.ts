import { and, asc, desc, eq, exists, gt, notExists, or, type SQL, sql } from 'drizzle-orm';
import { type Day, dayNumber, dayOfNumber } from '../../engine/day.ts';
import { shownName } from '../shown-name.ts';
import type { Entry, PlayedDay } from '../wire.ts';
import { selectPlayers } from './challenges.ts';
import type { Database } from './database.ts';
import { updateName } from './players.ts';
import { publicationOf } from './publication-of.ts';
import { challenges, entries, players } from './schema.ts';
import { selectAround } from './totals.ts';

/** A replayed game about to be entered. */
export interface NewEntry {
  readonly id: string;
  readonly day: Day;
  readonly player: string;
  readonly total: number;
  readonly at: number;
  /** The moves as the attempt has them (move-log.ts). */
  readonly moves: string;
  /** The operator's marks (flags.ts). */
  readonly flags: number;
  /** The attempt's. */
  readonly lost: number;
}

/** An entry and where it stands now. */
export interface Standing {
  readonly entry: Entry;
  readonly place: number;
  readonly players: number;
  /** Entries with less. */
  readonly below: number;
}

/**
 * Enters a finished game and, in the same transaction, gives the player the name sent with it.
 * The trigger counts it in the histogram. False, with nothing changed, when the player has entered
 * this day already or the day is published.
 */
export async function addEntry(
  db: Database,
  entry: NewEntry,
  name: string | null,
): Promise<boolean> {
  const insert = db.insert(entries).select(selectNew(db, entry)).onConflictDoNothing();
  if (name === null) return (await insert.run()).meta.changes > 0;
  const isEntered = exists(db.select({ one: sql`1` }).from(entries).where(isEntry(entry)));
  const [{ meta }] = await db.batch([insert, updateName(db, entry.player, name, isEntered)]);
  return meta.changes > 0;
}

/**
 * Enters many finished games of a day in one statement; those entered already stay as they are, and
 * so does a published day. D1 binds at most a hundred values, so all rows come in one of JSON.
 */
export async function addEntries(db: Database, day: Day, many: readonly NewEntry[]): Promise<void> {
  const rows = many.map(({ player, id, total, at, moves, flags, lost }) => {
    return [player, id, -total, at, moves, flags, lost];
  });
  await db.run(sql`
    INSERT INTO ${entries} (player, day, id, neg_total, at, moves, flags, lost)
    SELECT value ->> 0, ${dayNumber(day)}, value ->> 1, value ->> 2, value ->> 3, value ->> 4,
      value ->> 5, value ->> 6
    FROM json_each(${JSON.stringify(rows)})
    WHERE NOT EXISTS ${publicationOf(db, day)}
    ON CONFLICT DO NOTHING`);
}

/** A player's entry of a day with its present place, or null. Places share: 1, 1, 3. */
export async function findStanding(
  db: Database,
  day: Day,
  player: string,
): Promise<Standing | null> {
  const [rows, around, counted] = await db.batch([
    selectOwnEntry(db, day, player),
    selectAround(db, day, player),
    selectPlayers(db, day),
  ]);
  if (!rows[0]) return null;
  const { above, below } = around[0]!;
  return { entry: ownEntry(rows[0]), place: above + 1, players: counted[0]!.players, below };
}

/** One entry by its public id as this player may see it, or null. A hidden one is there for its own. */
export async function findEntry(
  db: Database,
  day: Day,
  id: string,
  player: string | null,
): Promise<Entry | null> {
  const [row] = await selectEntries(db).where(isEntry({ day, id }));
  if (!row || (row.hidden && row.player !== player)) return null;
  return row.player === player ? ownEntry(row) : shownEntry(row);
}

/** The moves of an entry that exists (move-log.ts). */
export async function movesOfEntry(db: Database, day: Day, id: string): Promise<string> {
  const [row] = await db.select({ moves: entries.moves }).from(entries).where(isEntry({ day, id }));
  return row!.moves;
}

/** Every day that a player entered, latest first. */
export async function historyOf(db: Database, player: string): Promise<PlayedDay[]> {
  const rows = await db
    .select({
      day: entries.day,
      total: sql<number>`-${entries.negTotal}`,
      at: entries.at,
      lost: entries.lost,
    })
    .from(entries)
    .where(eq(entries.player, player))
    .orderBy(desc(entries.day));
  return rows.map(({ day, total, at, lost }) => {
    return { day: dayOfNumber(day), total, at, ...shownLost(lost) };
  });
}

/** Where a page of the board begins: after this entry, which may have any values. */
export interface Cursor {
  readonly total: number;
  readonly at: number;
  readonly id: string;
}

/** Entries of a day that are marked for the operator, best first. Reads on until there are as many. */
export async function flaggedEntries(
  db: Database,
  day: Day,
  after: Cursor | null,
  limit: number,
): Promise<EntryRow[]> {
  return selectPage(db, day, after, limit, gt(entries.flags, 0));
}

/**
 * Takes a mark back from an entry, for good; with `everywhere` also from all entries of its player
 * that have it. One row each. False if there is no such entry.
 */
export async function clearFlag(
  db: Database,
  key: Pick<NewEntry, 'day' | 'id'>,
  flag: number,
  everywhere: boolean,
): Promise<boolean> {
  const { player, day, flags, cleared } = entries;
  const owner = db.select({ player }).from(entries).where(isEntry(key));
  const isSame = eq(day, dayNumber(key.day));
  const isMarked = sql`${flags} & ${flag} <> 0`;
  const { meta } = await db
    .update(entries)
    .set({ flags: sql`${flags} & ~${flag}`, cleared: sql`${cleared} | ${flag}` })
    .where(and(eq(player, owner), everywhere ? or(isSame, isMarked) : isSame))
    .run();
  return meta.changes > 0;
}

/** A stretch of the board, best first: keyset paging along `entries_by_total`; for a batch. */
export function selectPage(
  db: Database,
  day: Day,
  after: Cursor | null,
  limit: number,
  condition?: SQL,
) {
  const { negTotal, at, id } = entries;
  const later =
    after && sql`(${negTotal}, ${at}, ${id}) > (${-after.total}, ${after.at}, ${after.id})`;
  return selectEntries(db)
    .where(and(eq(entries.day, dayNumber(day)), later ?? undefined, condition))
    .orderBy(asc(negTotal), asc(at), asc(id))
    .limit(limit);
}

/** A player's entry of a day, for a batch. */
export function selectOwnEntry(db: Database, day: Day, player: string) {
  return selectEntries(db).where(and(eq(entries.player, player), eq(entries.day, dayNumber(day))));
}

/** A row of `entries` with its player's name, before it is known who will see it. */
export interface EntryRow extends Omit<Entry, 'lost'> {
  /** In hundredths; -1 where it is not known. */
  readonly lost: number;
  readonly player: string;
  readonly generated: number;
  readonly hidden: number;
  readonly flags: number;
}

/** An entry as others see it: without a name that would be refused today. */
export function shownEntry({ id, name, total, at, generated, lost }: EntryRow): Entry {
  return { id, name: shownName(name, generated === 1), total, at, ...shownLost(lost) };
}

/** An entry as its player sees it. */
export function ownEntry({ id, name, total, at, lost }: EntryRow): Entry {
  return { id, name, total, at, ...shownLost(lost) };
}

/** Points lost as they are told: in points, and not at all where they are not known. */
export function shownLost(hundredths: number): Pick<Entry, 'lost'> {
  return hundredths < 0 ? {} : { lost: hundredths / 100 };
}

/** Entries with the present names of their players; a player forgotten leaves an empty name. */
export function selectEntries(db: Database) {
  return db
    .select({
      id: entries.id,
      name: sql<string>`coalesce(${players.name}, '')`.as('name'),
      total: sql<number>`-${entries.negTotal}`.as('total'),
      at: entries.at,
      player: entries.player,
      generated: sql<number>`coalesce(${players.generated}, 1)`.as('generated'),
      hidden: entries.hidden,
      flags: entries.flags,
      lost: entries.lost,
    })
    .from(entries)
    .leftJoin(players, eq(players.id, entries.player))
    .$dynamic();
}

/** The row of an entry while its day is not published. The day has its row, or nobody had played it. */
function selectNew(db: Database, { player, day, id, total, at, moves, flags, lost }: NewEntry) {
  return db
    .select({
      player: sql<string>`${player}`.as('new_player'),
      day: challenges.day,
      id: sql<string>`${id}`.as('new_id'),
      negTotal: sql<number>`${-total}`.as('new_neg_total'),
      at: sql<number>`${at}`.as('new_at'),
      moves: sql<string>`${moves}`.as('new_moves'),
      flags: sql<number>`${flags}`.as('new_flags'),
      hidden: sql<number>`0`.as('new_hidden'),
      lost: sql<number>`${lost}`.as('new_lost'),
      cleared: sql<number>`0`.as('new_cleared'),
    })
    .from(challenges)
    .where(and(eq(challenges.day, dayNumber(day)), notExists(publicationOf(db, day))));
}

function isEntry({ day, id }: Pick<NewEntry, 'day' | 'id'>) {
  return and(eq(entries.day, dayNumber(day)), eq(entries.id, id));
}
