import { and, asc, desc, eq, exists, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { type Day, dayNumber, dayOfNumber } from '../../engine/day.ts';
import type { ReportedEntry } from '../operator-wire.ts';
import type { Database } from './database.ts';
import { entries, players, reports } from './schema.ts';

/** An entry that readers reported, by its day and public id. */
export interface EntryKey {
  readonly day: Day;
  readonly entry: string;
}

/** A reader's report: under which name they saw the entry. */
export interface Report extends EntryKey {
  readonly name: string;
  readonly reporter: string;
  readonly at: number;
}

/** Takes a report, once for each name; false if they had reported the entry under it before. */
export async function addReport(db: Database, report: Report): Promise<boolean> {
  const { name, at } = report;
  const { meta } = await db
    .insert(reports)
    .values({ ...report, day: dayNumber(report.day) })
    .onConflictDoUpdate({
      target: [reports.day, reports.entry, reports.reporter],
      set: { name, at, settled: 0 },
      setWhere: ne(reports.name, name),
    })
    .run();
  return meta.changes > 0;
}

/** Entries with reports that nobody has looked at, the longest waiting first. */
export async function openReports(db: Database, limit: number): Promise<ReportedEntry[]> {
  const firstAt = sql<number>`min(${reports.at})`;
  const rows = await db
    .select({
      day: reports.day,
      entry: reports.entry,
      name: sql<string>`coalesce(${players.name}, '')`,
      hidden: entries.hidden,
      reports: sql<number>`count(*)`,
      firstAt,
    })
    .from(reports)
    .innerJoin(entries, and(eq(entries.day, reports.day), eq(entries.id, reports.entry)))
    .leftJoin(players, eq(players.id, entries.player))
    .where(eq(reports.settled, 0))
    .groupBy(reports.day, reports.entry)
    .orderBy(asc(firstAt), desc(reports.day))
    .limit(limit);
  return rows.map((row) => ({ ...row, day: dayOfNumber(row.day), hidden: row.hidden === 1 }));
}

/** Takes an entry off the board or puts it back, and settles its reports; false if there is none. */
export async function setHidden(db: Database, key: EntryKey, hidden: boolean): Promise<boolean> {
  const update = db
    .update(entries)
    .set({ hidden: hidden ? 1 : 0 })
    .where(and(eq(entries.day, dayNumber(key.day)), eq(entries.id, key.entry)));
  const [{ meta }] = await db.batch([update, settle(db, key)]);
  return meta.changes > 0;
}

/** Renames the player of an entry on all boards, and settles its reports; false if there is nobody. */
export async function renameOwner(
  db: Database,
  key: EntryKey,
  { name, generated }: { readonly name: string; readonly generated: boolean },
): Promise<boolean> {
  const owner = db
    .select({ player: entries.player })
    .from(entries)
    .where(and(eq(entries.day, dayNumber(key.day)), eq(entries.id, key.entry)));
  const update = db
    .update(players)
    .set({ name, generated: generated ? 1 : 0 })
    .where(eq(players.id, owner));
  const isSomebody = exists(db.select({ one: sql`1` }).from(players).where(eq(players.id, owner)));
  const [{ meta }] = await db.batch([update, settle(db, key, isSomebody)]);
  return meta.changes > 0;
}

/** Takes the names out of what was reported of a player about to be forgotten; for a batch. */
export function eraseReportedNames(db: Database, tokenHash: string) {
  const owner = db.select({ id: players.id }).from(players).where(eq(players.tokenHash, tokenHash));
  const own = db
    .select({ day: entries.day, id: entries.id })
    .from(entries)
    .where(eq(entries.player, owner));
  return db
    .update(reports)
    .set({ name: '' })
    .where(inArray(sql`(${reports.day}, ${reports.entry})`, own));
}

/** With the name that the operator has looked at, or given: a report of any other opens them again. */
function settle(db: Database, { day, entry }: EntryKey, condition?: SQL) {
  const present = db
    .select({ name: players.name })
    .from(players)
    .innerJoin(entries, eq(entries.player, players.id))
    .where(and(eq(entries.day, dayNumber(day)), eq(entries.id, entry)));
  return db
    .update(reports)
    .set({ settled: 1, name: sql`coalesce(${present}, '')` })
    .where(and(eq(reports.day, dayNumber(day)), eq(reports.entry, entry), condition));
}
