import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';

/*
 * Days are day numbers (1 is 2026-01-01), times milliseconds since 1970. All tables are STRICT, and
 * those with their own key WITHOUT ROWID; drizzle-kit cannot say either, nor the trigger, so the
 * migrations carry them and a test looks for them. No foreign keys: attempts may be spread over
 * several databases (DESIGN.md, section 9), and entries outlive their players.
 */

/**
 * One row a day, written when it is first needed: what the day was promised to be dealt from.
 * The first row written wins and key id and commitment never change. `players` counts the day's
 * entries; the trigger on `entries` alone writes it.
 */
export const challenges = sqliteTable(
  'challenges',
  {
    day: integer('day').primaryKey(),
    keyId: text('key_id').notNull(),
    commitment: text('commitment').notNull(),
    players: integer('players').notNull().default(0),
  },
  (table) => [
    check('challenges_day', sql`${table.day} >= 1`),
    check('challenges_commitment', sql`length(${table.commitment}) = 64`),
    check('challenges_players', sql`${table.players} >= 0`),
  ],
);

/**
 * One row a player, made when the first attempt begins. `token_hash` is SHA-256 of the cookie's
 * token in base64url: the token itself is nowhere. The name lives here alone, so renaming is one row.
 */
export const players = sqliteTable(
  'players',
  {
    id: text('id').primaryKey(),
    tokenHash: text('token_hash').notNull(),
    name: text('name').notNull(),
    /** 1 while the name is the one made up for the player. */
    generated: integer('generated').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    // Serves every call that comes with a cookie.
    uniqueIndex('players_by_token').on(table.tokenHash),
    check('players_name', sql`length(${table.name}) BETWEEN 1 AND 64`),
    check('players_generated', sql`${table.generated} IN (0, 1)`),
  ],
);

/**
 * One row for each player and day: the moves taken. The length of `moves` is the step, so a move is
 * one guarded UPDATE of one row, and no index holds a column that it changes. Moves are only ever
 * appended. Characters of both logs: move-log.ts.
 */
export const attempts = sqliteTable(
  'attempts',
  {
    day: integer('day').notNull(),
    player: text('player').notNull(),
    startedAt: integer('started_at').notNull(),
    /** When the last move was taken; at first, when the attempt began. */
    movedAt: integer('moved_at').notNull(),
    moves: text('moves').notNull().default(''),
    /** Two characters for each move: the time since the one before. */
    elapsed: text('elapsed').notNull().default(''),
    /** 1 when all boxes are filled. */
    finished: integer('finished').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.player] }),
    // Serves a player's open attempts.
    index('attempts_by_player').on(table.player, table.day),
    check('attempts_moves', sql`length(${table.moves}) <= 39`),
    check('attempts_elapsed', sql`length(${table.elapsed}) = 2 * length(${table.moves})`),
    check('attempts_finished', sql`${table.finished} IN (0, 1)`),
  ],
);

/**
 * One row for each player and day entered: the replayed total and the moves it follows from. Rows
 * are never changed. `id` is public and random. The total is negated so that the board is one
 * direction of one index. The key leads with the player, which serves their history without an index.
 */
export const entries = sqliteTable(
  'entries',
  {
    player: text('player').notNull(),
    day: integer('day').notNull(),
    id: text('id').notNull(),
    negTotal: integer('neg_total').notNull(),
    at: integer('at').notNull(),
    moves: text('moves').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.player, table.day] }),
    // Serves one entry by its public id.
    uniqueIndex('entries_by_id').on(table.day, table.id),
    // Serves the pages of a day's board, best first.
    index('entries_by_total').on(table.day, table.negTotal, table.at, table.id),
    check('entries_total', sql`${table.negTotal} BETWEEN -1575 AND 0`),
    check('entries_moves', sql`length(${table.moves}) BETWEEN 13 AND 39`),
  ],
);

/**
 * The histogram of a day: how many entries have each total. The trigger on `entries` alone writes
 * it, in the statement that inserts the entry, so it is exact under retries.
 */
export const totals = sqliteTable(
  'totals',
  {
    day: integer('day').notNull(),
    total: integer('total').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.total] }),
    check('totals_total', sql`${table.total} BETWEEN 0 AND 1575`),
    check('totals_count', sql`${table.count} >= 1`),
  ],
);
