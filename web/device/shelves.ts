// The device's own database, through idb: what stands on its shelves outlives the visit.
import { type IDBPDatabase, openDB } from 'idb';

/** A shelf holds records by their `id`. */
export type Shelf = 'games' | 'players' | 'drafts';

/** Anything kept: what else is in it, whoever reads it has to check. */
export interface KeptRecord {
  readonly id: string;
}

/**
 * Why records last for this visit only: storage is forbidden (private windows, policies), full,
 * taken by a newer build in another tab, or waiting for an older one to close.
 */
export type Unkept = 'forbidden' | 'full' | 'newer' | 'blocked';

export const DATABASE = 'trece';

/** What each version of the database added to the one before; a shipped step is never edited. */
const STEPS: readonly ((database: IDBPDatabase) => void)[] = [
  (database) => {
    for (const shelf of ['games', 'players']) database.createObjectStore(shelf, { keyPath: 'id' });
  },
  (database) => {
    database.createObjectStore('drafts', { keyPath: 'id' });
  },
];

let connection: Promise<IDBPDatabase | null> | null = null;
let unkept: Unkept | null = null;
/** What the database would not take, by shelf and id; null for a record that is to be gone. */
const inMemory = new Map<Shelf, Map<string, KeptRecord | null>>();

/** Why the latest records last for this visit only; null where all are kept. */
export function whyUnkept(): Unkept | null {
  return unkept;
}

/** Every record of a shelf as it was put there, unchecked. */
export async function readShelf(shelf: Shelf): Promise<unknown[]> {
  const kept = await attempt((database) => database.getAll(shelf));
  const own = inMemory.get(shelf) ?? new Map<string, KeptRecord | null>();
  const rest = (kept ?? []).filter(({ id }) => !own.has(id));
  return [...rest, ...[...own.values()].filter((record) => record !== null)];
}

/** One record as it was put there, unchecked; undefined where there is none. */
export async function readRecord(shelf: Shelf, id: string): Promise<unknown> {
  const own = inMemory.get(shelf)?.get(id);
  if (own !== undefined) return own ?? undefined;
  return attempt((database) => database.get(shelf, id));
}

/** Puts a record in the place of any with its id: in the database, or else in memory. */
export async function putRecord(shelf: Shelf, record: KeptRecord): Promise<void> {
  const key = await attempt((database) => database.put(shelf, record));
  settle(shelf, record.id, record, key !== undefined);
}

/** Takes a record away, if it is there. */
export async function takeRecord(shelf: Shelf, id: string): Promise<void> {
  const isGone = await attempt(async (database) => {
    await database.delete(shelf, id);
    return true;
  });
  settle(shelf, id, null, isGone === true);
}

/** Lets go of the database; the next call opens it anew. What lasts for the visit only is forgotten. */
export async function closeShelves(): Promise<void> {
  const database = await connection;
  connection = null;
  unkept = null;
  inMemory.clear();
  database?.close();
}

/** A record that the database now has, or rightly lacks, leaves memory. */
function settle(shelf: Shelf, id: string, record: KeptRecord | null, isKept: boolean): void {
  const own = inMemory.get(shelf) ?? new Map<string, KeptRecord | null>();
  inMemory.set(shelf, own);
  if (isKept) own.delete(id);
  else own.set(id, record);
  const isAllKept = [...inMemory.values()].every(({ size }) => size === 0);
  if (isKept && isAllKept) unkept = null;
}

/** Uses the database; undefined where it is out of reach or fails, and then `unkept` says why. */
async function attempt<Result>(
  use: (database: IDBPDatabase) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    connection ??= connect();
    const database = await connection;
    return database ? await use(database) : undefined;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    // A connection that was closed under our hands: the next call opens another.
    if (error.name === 'InvalidStateError') connection = null;
    unkept = error.name === 'QuotaExceededError' ? 'full' : 'forbidden';
    return undefined;
  }
}

/** Opens the database, or says in `unkept` why not; null while it is out of reach. */
async function connect(): Promise<IDBPDatabase | null> {
  try {
    return await new Promise((resolve, reject) => {
      open(() => resolve(null))
        .then(adopt)
        .then(resolve, reject);
    });
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    unkept = error.name === 'VersionError' ? 'newer' : 'forbidden';
    return null;
  }
}

/** Brings the database up to date; `wait` is called where an older tab has to be closed before. */
async function open(wait: () => void): Promise<IDBPDatabase> {
  return openDB(DATABASE, STEPS.length, {
    upgrade: (database, before) => {
      for (const step of STEPS.slice(before)) step(database);
    },
    blocked: () => {
      unkept = 'blocked';
      wait();
    },
    // A newer build in another tab: give way at once.
    blocking: (_current, _next, event) => {
      (event.target as IDBDatabase).close();
      connection = null;
    },
    terminated: () => {
      connection = null;
    },
  });
}

/** Takes the database into use, though it may come late, and puts there what waited in memory. */
async function adopt(database: IDBPDatabase): Promise<IDBPDatabase> {
  connection = Promise.resolve(database);
  for (const [shelf, records] of inMemory) {
    for (const [id, record] of records) {
      if (record) await database.put(shelf, record);
      else await database.delete(shelf, id);
      records.delete(id);
    }
  }
  unkept = null;
  return database;
}
