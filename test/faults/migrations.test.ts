import { readdirSync, readFileSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { expect, test } from 'vitest';
import { reportFigures } from './support/dose.ts';
import { findHarmful, parseStatements } from './support/sql-statements.ts';

const FOLDER = new URL('../../migrations/', import.meta.url);
const MIGRATIONS = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.sql'))
  .sort()
  .map((name) => ({ name, text: readFileSync(new URL(name, FOLDER), 'utf8') }));

/**
 * Statements that drop or rewrite data on purpose, as `findHarmful` writes them, each with the
 * reason why nothing of worth is lost.
 */
const ON_PURPOSE: Readonly<Record<string, string>> = {};

/** Values for columns that are not content with a number or a text of 64 characters. */
const VALUES: Readonly<Record<string, SQLInputValue>> = {
  id: 'a'.repeat(22),
  key_hash: 'a'.repeat(43),
  moves: 'abcdefghijklm',
  elapsed: '01'.repeat(13),
  neg_total: -100,
  total: 100,
};

test('a database upgraded step by step, with rows in it, ends with the schema of a fresh one', () => {
  const fresh = new DatabaseSync(':memory:');
  for (const { text } of MIGRATIONS) fresh.exec(text);
  const upgraded = new DatabaseSync(':memory:');
  let written = 0;
  for (const { name, text } of MIGRATIONS) {
    const before = readAll(upgraded);
    upgraded.exec(text);
    const after = readAll(upgraded);
    for (const [table, kept] of before) {
      expect([name, table, withColumnsOf(after.get(table), kept)]).toEqual([name, table, kept]);
    }
    written += fillEmptyTables(upgraded);
  }
  expect(schemaOf(upgraded)).toEqual(schemaOf(fresh));
  expect([...readAll(upgraded)].filter(([, kept]) => kept.length === 0)).toEqual([]);
  reportFigures('migrations', {
    steps: MIGRATIONS.length,
    'rows carried along': written,
    'rows lost or changed': 0,
  });
});

test.each(MIGRATIONS)('each part of $name is one statement', ({ text }) => {
  const parts = text.split('--> statement-breakpoint');
  expect(parts.map((part) => parseStatements(part).length)).toEqual(parts.map(() => 1));
});

test.each(MIGRATIONS)('$name neither drops nor rewrites data', ({ text }) => {
  expect(findHarmful(text).filter((statement) => !(statement in ON_PURPOSE))).toEqual([]);
});

test.each([
  ['DROP TABLE `players`;'],
  ['drop table if exists players'],
  ['ALTER TABLE `players` DROP COLUMN `name`;'],
  ['ALTER TABLE players RENAME TO old'],
  ['DELETE FROM `entries` WHERE 1;'],
  ['-- a remark\nUPDATE `entries` SET `at` = 0;'],
  ['REPLACE INTO `totals` VALUES (1, 2, 3)'],
  ['INSERT OR REPLACE INTO `totals` VALUES (1, 2, 3)'],
  ['WITH old AS (SELECT 1) DELETE FROM `entries`'],
  ['PRAGMA writable_schema = 1'],
  ['CREATE INDEX a ON b (c); /* ; */ DROP TABLE b'],
  ['CREATE TRIGGER t AFTER INSERT ON a BEGIN DELETE FROM b; END; DELETE FROM c'],
])('a migration with %j is caught', (text) => {
  expect(findHarmful(text)).toHaveLength(1);
});

test.each([
  ["CREATE TABLE a (b text DEFAULT 'DROP TABLE a; DELETE')"],
  [
    'CREATE TRIGGER t AFTER INSERT ON a BEGIN UPDATE b SET c = CASE WHEN 1 THEN 2 END; DELETE FROM b; END;',
  ],
  ['ALTER TABLE `a` ADD `b` integer DEFAULT 0 NOT NULL;'],
])('a migration with %j does no harm', (text) => {
  expect(findHarmful(text)).toEqual([]);
});

type Rows = Record<string, SQLInputValue>[];

/** Everything that makes up the schema, in order of its names. */
function schemaOf(db: DatabaseSync): string[] {
  const objects = db
    .prepare('SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name')
    .all();
  const columns = tablesOf(db).map((table) => db.prepare(`PRAGMA table_xinfo('${table}')`).all());
  return [...objects, ...columns].map((row) => JSON.stringify(row));
}

function tablesOf(db: DatabaseSync): string[] {
  const rows = db
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
    .all();
  return rows.map(({ name }) => String(name));
}

function readAll(db: DatabaseSync): Map<string, Rows> {
  return new Map(
    tablesOf(db).map((table) => [table, db.prepare(`SELECT * FROM "${table}"`).all() as Rows]),
  );
}

/** The rows as far as the columns of earlier ones go. */
function withColumnsOf(rows: Rows | undefined, earlier: Rows): Rows | undefined {
  const columns = Object.keys(earlier[0] ?? {});
  return rows?.map((row) => Object.fromEntries(columns.map((name) => [name, row[name]!])));
}

/** Puts a row into every table that has none, with a value in every column; returns how many. */
function fillEmptyTables(db: DatabaseSync): number {
  let written = 0;
  for (const table of tablesOf(db)) {
    if (db.prepare(`SELECT 1 FROM "${table}"`).get()) continue;
    const columns = db.prepare(`PRAGMA table_info('${table}')`).all() as {
      name: string;
      type: string;
    }[];
    const values = columns.map(
      ({ name, type }) => VALUES[name] ?? (type === 'INTEGER' ? 1 : 'a'.repeat(64)),
    );
    const places = columns.map(() => '?').join();
    db.prepare(`INSERT INTO "${table}" VALUES (${places})`).run(...values);
    written += 1;
  }
  return written;
}
