import { and, eq, inArray, lt } from 'drizzle-orm';
import type { SheetGame } from '../wire.ts';
import type { Database } from './database.ts';
import { sheets } from './schema.ts';

/** A finished sheet as it was saved. */
export interface SavedSheet {
  readonly id: string;
  readonly game: SheetGame;
  readonly savedAt: number;
}

/** A sheet to be saved, and the hash of the key by which it is known. */
export interface NewSheet extends SavedSheet {
  readonly keyHash: string;
}

/** Saves a sheet, unless one was saved under its key; returns that which is there, and whether it is new. */
export async function saveSheet(
  db: Database,
  { game, ...sheet }: NewSheet,
): Promise<{ readonly saved: SavedSheet; readonly isNew: boolean }> {
  const insert = db
    .insert(sheets)
    .values({ ...sheet, game: JSON.stringify(game) })
    .onConflictDoNothing({ target: sheets.keyHash });
  const select = db.select().from(sheets).where(eq(sheets.keyHash, sheet.keyHash));
  const [{ meta }, [row]] = await db.batch([insert, select]);
  return { saved: sheetOf(row!), isNew: meta.changes > 0 };
}

/** A sheet by its id, or null. */
export async function findSheet(db: Database, id: string): Promise<SavedSheet | null> {
  const row = await db.select().from(sheets).where(eq(sheets.id, id)).get();
  return row ? sheetOf(row) : null;
}

/** Removes a sheet for whoever has its key; false if there is none with both. */
export async function removeSheet(db: Database, id: string, keyHash: string): Promise<boolean> {
  const isOwn = and(eq(sheets.id, id), eq(sheets.keyHash, keyHash));
  const { meta } = await db.delete(sheets).where(isOwn).run();
  return meta.changes > 0;
}

/** Removes sheets saved before a time, at most so many; returns how many. */
export async function removeSheetsBefore(
  db: Database,
  time: number,
  most: number,
): Promise<number> {
  const old = db
    .select({ id: sheets.id })
    .from(sheets)
    .where(lt(sheets.savedAt, time))
    .orderBy(sheets.savedAt)
    .limit(most);
  const { meta } = await db.delete(sheets).where(inArray(sheets.id, old)).run();
  return meta.changes;
}

function sheetOf({ id, game, savedAt }: typeof sheets.$inferSelect): SavedSheet {
  return { id, game: JSON.parse(game) as SheetGame, savedAt };
}
