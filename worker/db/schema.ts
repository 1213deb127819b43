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
    /** 1 when a restored backup forgot moves of this game: it takes no more of them and is unranked. */
    restored: integer('restored').notNull().default(0),
    /** Hundredths of points that the decisions lost (strategy.ts), once finished; -1 before, and in games finished before this was kept. */
    lost: integer('lost').notNull().default(-1),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.player] }),
    // Serves a player's open attempts.
    index('attempts_by_player').on(table.player, table.day),
    check('attempts_moves', sql`length(${table.moves}) <= 39`),
    check('attempts_elapsed', sql`length(${table.elapsed}) = 2 * length(${table.moves})`),
    check('attempts_finished', sql`${table.finished} IN (0, 1)`),
    check('attempts_lost', sql`${table.lost} >= -1`),
  ],
);

/**
 * One row for each player and day entered: the replayed total and the moves it follows from. Only
 * the operator's marks of a row ever change. `id` is public and random. The total is negated so that the board is one
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
    /** Marks for the operator, a sum of powers of two (flags.ts); 0 for most. Never a ban. */
    flags: integer('flags').notNull().default(0),
    /** 1 when an operator took the row off the board; its place and its count stay. */
    hidden: integer('hidden').notNull().default(0),
    /** The attempt's `lost`. */
    lost: integer('lost').notNull().default(-1),
    /** Marks that an operator took back, a sum as `flags`: they are not given again. */
    cleared: integer('cleared').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.player, table.day] }),
    // Serves one entry by its public id.
    uniqueIndex('entries_by_id').on(table.day, table.id),
    // Serves the pages of a day's board, best first.
    index('entries_by_total').on(table.day, table.negTotal, table.at, table.id),
    // Serves the pages of a day's skill board, fewest points lost first.
    index('entries_by_lost').on(table.day, table.lost, table.at, table.id),
    check('entries_total', sql`${table.negTotal} BETWEEN -1575 AND 0`),
    check('entries_moves', sql`length(${table.moves}) BETWEEN 13 AND 39`),
    check('entries_lost', sql`${table.lost} >= -1`),
    check('entries_cleared', sql`${table.cleared} >= 0`),
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

/**
 * One row a day once it is published: its seed, public for good, and when that was. Triggers see to
 * it that a row comes only when the day's time is over by the database's clock and every finished
 * game is entered, that it never changes, and that a published day takes no attempt, move or entry
 * and loses or changes no entry, but for the operator's marks.
 */
export const publications = sqliteTable(
  'publications',
  {
    day: integer('day').primaryKey(),
    seed: text('seed').notNull(),
    publishedAt: integer('published_at').notNull(),
  },
  (table) => [check('publications_seed', sql`length(${table.seed}) = 64`)],
);

/**
 * One row for each published day whose players are being looked at for help (judge.ts), or have been:
 * what the day gave all of them together, since luck is told apart from it, and how far the looking
 * has come. Neither number changes, the board being frozen.
 */
export const judgedDays = sqliteTable(
  'judged_days',
  {
    day: integer('day').primaryKey(),
    /** Entries whose points lost are known. */
    games: integer('games').notNull(),
    /** The sum of their totals and points lost, in hundredths. */
    points: integer('points').notNull(),
    /** The id of the last entry looked at, in the order of ids. */
    last: text('last').notNull().default(''),
    /** 1 when all were. */
    done: integer('done').notNull().default(0),
  },
  (table) => [
    check('judged_days_games', sql`${table.games} >= 0`),
    check('judged_days_done', sql`${table.done} IN (0, 1)`),
  ],
);

/**
 * One row for each commitment that an operator took back before its day opened, because its key was
 * known to others. Listed for good, with what came in its place and why.
 */
export const replacements = sqliteTable(
  'replacements',
  {
    day: integer('day').notNull(),
    commitment: text('commitment').notNull(),
    replacedBy: text('replaced_by').notNull(),
    replacedAt: integer('replaced_at').notNull(),
    reason: text('reason').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.commitment] }),
    check('replacements_commitment', sql`length(${table.commitment}) = 64`),
    check('replacements_replaced_by', sql`length(${table.replacedBy}) = 64`),
    check('replacements_reason', sql`length(${table.reason}) BETWEEN 1 AND 200`),
  ],
);

/**
 * One row for each day that a token has begun although its player has no attempt at it: because the
 * player was forgotten, or because the attempt was another player's before this device recovered its
 * own. Such a day is not begun again. `player` leads to that attempt. Rows go once the day is published.
 */
export const tombstones = sqliteTable(
  'tombstones',
  {
    tokenHash: text('token_hash').notNull(),
    day: integer('day').notNull(),
    player: text('player').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tokenHash, table.day] }),
    // Serves the removal of a published day's rows.
    index('tombstones_by_day').on(table.day),
  ],
);

/**
 * One row for each reader who reported an entry's name, with the name that they saw last. `settled`
 * is 1 once an operator has looked, and the name is then the one that was left; a report of another
 * name opens it again. A forgotten player's names are taken out.
 */
export const reports = sqliteTable(
  'reports',
  {
    day: integer('day').notNull(),
    entry: text('entry').notNull(),
    reporter: text('reporter').notNull(),
    at: integer('at').notNull(),
    settled: integer('settled').notNull().default(0),
    name: text('name').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.entry, table.reporter] }),
    // Serves the operator's list, oldest first.
    index('reports_open').on(table.settled, table.at),
    check('reports_settled', sql`${table.settled} IN (0, 1)`),
  ],
);

/**
 * One row for each finished sheet that somebody saved for others to open: unverified, and never on
 * a board. It belongs to no player. `key_hash` is SHA-256 of a secret of the device that saved it:
 * the same key again is the same sheet, and whoever has it may remove the row. `game` is JSON.
 */
export const sheets = sqliteTable(
  'sheets',
  {
    id: text('id').primaryKey(),
    keyHash: text('key_hash').notNull(),
    game: text('game').notNull(),
    savedAt: integer('saved_at').notNull(),
  },
  (table) => [
    // Serves a repeated saving.
    uniqueIndex('sheets_by_key').on(table.keyHash),
    // Serves the removal of those that are over a year old.
    index('sheets_by_time').on(table.savedAt),
    check('sheets_id', sql`length(${table.id}) = 22`),
    check('sheets_key_hash', sql`length(${table.keyHash}) = 43`),
    check('sheets_game', sql`length(${table.game}) BETWEEN 2 AND 4096`),
  ],
);
