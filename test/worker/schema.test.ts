import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';

const COMMITMENT = '0'.repeat(64);

test('every table is STRICT, and WITHOUT ROWID unless its key is the row id', async () => {
  const schema = await objects('table');
  expect(Object.keys(schema).sort()).toEqual([
    'attempts',
    'challenges',
    'entries',
    'judged_days',
    'players',
    'publications',
    'replacements',
    'reports',
    'sheets',
    'tombstones',
    'totals',
  ]);
  for (const [name, sql] of Object.entries(schema)) {
    const kind = ['challenges', 'judged_days', 'publications'].includes(name)
      ? 'STRICT'
      : 'STRICT, WITHOUT ROWID';
    expect(sql.slice(sql.lastIndexOf(')') + 1).trim()).toBe(kind);
  }
});

test('no column of ours may be null', async () => {
  for (const table of Object.keys(await objects('table'))) {
    const { results } = await env.DB.prepare(
      `SELECT name FROM pragma_table_info('${table}') WHERE "notnull" = 0`,
    ).all();
    expect(results).toEqual([]);
  }
});

test('no index holds a column that a move changes', async () => {
  for (const sql of Object.values(await objects('index'))) {
    if (!sql.includes('ON `attempts`')) continue;
    expect(sql).not.toMatch(/moves|elapsed|moved_at|finished/);
  }
});

test.each([
  ['SELECT 1 FROM players WHERE token_hash = ?', 'players_by_token'],
  ['SELECT 1 FROM attempts WHERE player = ? AND day >= ? ORDER BY day DESC', 'attempts_by_player'],
  ['SELECT 1 FROM entries WHERE day = ? AND id = ?', 'entries_by_id'],
  [
    'SELECT neg_total, at, id FROM entries WHERE day = ? AND (neg_total, at, id) > (?, ?, ?) ORDER BY neg_total, at, id',
    'COVERING INDEX entries_by_total',
  ],
  [
    'SELECT lost, at, id FROM entries WHERE day = ? AND (lost, at, id) > (?, ?, ?) ORDER BY lost, at, id',
    'COVERING INDEX entries_by_lost',
  ],
  [
    'SELECT id, player FROM entries WHERE day = ? AND id > ? ORDER BY id LIMIT 250',
    'COVERING INDEX entries_by_id',
  ],
  ['SELECT * FROM entries WHERE player = ? ORDER BY day DESC', 'PRIMARY KEY'],
  ['SELECT * FROM attempts WHERE day = ? AND player = ?', 'PRIMARY KEY'],
])('%s is served by %s, without a sort', async (query, index) => {
  const values = Array(query.split('?').length - 1).fill(1);
  const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${query}`)
    .bind(...values)
    .all<{ detail: string }>();
  const plan = results.map(({ detail }) => detail).join('; ');
  expect(plan).toContain(index);
  expect(plan).not.toMatch(/SCAN|TEMP B-TREE/);
});

test.each([
  ['a day before number 1', `INSERT INTO challenges VALUES (0, 'k', '${COMMITMENT}', 0)`],
  ['a short commitment', `INSERT INTO challenges VALUES (1, 'k', 'x', 0)`],
  ['a text for a day', `INSERT INTO challenges VALUES ('x', 'k', '${COMMITMENT}', 0)`],
  ['an empty name', "INSERT INTO players VALUES ('p', 'h', '', 0, 0)"],
  ['a missing name', "INSERT INTO players VALUES ('p', 'h', NULL, 0, 0)"],
  [
    'a fortieth move',
    `INSERT INTO attempts VALUES (1, 'p', 0, 0, '${'0'.repeat(40)}', '${'0'.repeat(80)}', 0, 0, -1)`,
  ],
  ['moves without their times', "INSERT INTO attempts VALUES (1, 'p', 0, 0, '00', '00', 0, 0, -1)"],
  [
    'an entry of twelve moves',
    "INSERT INTO entries VALUES ('p', 1, 'i', -5, 0, '000000000000', 0, 0, -1, 0)",
  ],
  [
    'an entry beyond the greatest total',
    "INSERT INTO entries VALUES ('p', 1, 'i', -1576, 0, 'abcdefghijklm', 0, 0, -1, 0)",
  ],
  [
    'a total below nothing',
    "INSERT INTO entries VALUES ('p', 1, 'i', 1, 0, 'abcdefghijklm', 0, 0, -1, 0)",
  ],
  ['an empty bar of the histogram', 'INSERT INTO totals VALUES (1, 5, 0)'],
])('the database refuses %s', async (_, statement) => {
  await expect(env.DB.prepare(statement).run()).rejects.toThrow(/constraint|mismatch/);
});

test('an entry is counted once in the histogram and by its day, however often it is tried', async () => {
  await env.DB.prepare(`INSERT INTO challenges VALUES (7, 'k', '${COMMITMENT}', 0)`).run();
  for (const [player, total] of [
    ['a', 200],
    ['b', 200],
    ['c', 90],
    ['a', 200],
    ['a', 90],
  ] as const) {
    const insert =
      'INSERT INTO entries VALUES (?, 7, ?, ?, 0, ?, 0, 0, -1, 0) ON CONFLICT DO NOTHING';
    await env.DB.prepare(insert).bind(player, player, -total, 'abcdefghijklm').run();
  }
  const totals = await env.DB.prepare('SELECT * FROM totals WHERE day = 7').all();
  expect(totals.results).toEqual([
    { day: 7, total: 90, count: 1 },
    { day: 7, total: 200, count: 2 },
  ]);
  const day = await env.DB.prepare('SELECT players FROM challenges WHERE day = 7').all();
  expect(day.results).toEqual([{ players: 3 }]);
});

test('migrations are named for what they do, in order', () => {
  for (const [at, { name }] of env.MIGRATIONS.entries()) {
    const number = String(at).padStart(4, '0');
    expect(name).toMatch(
      new RegExp(`^${number}_(create|add|drop|rename|count|index)_[a-z_]+\\.sql$`),
    );
  }
});

/** Name and SQL of what the migrations made. */
async function objects(type: 'table' | 'index'): Promise<Record<string, string>> {
  const { results } = await env.DB.prepare(
    "SELECT name, sql FROM sqlite_schema WHERE type = ? AND sql IS NOT NULL AND name NOT LIKE 'd1\\_%' ESCAPE '\\' AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND name NOT LIKE 'sqlite%'",
  )
    .bind(type)
    .all<{ name: string; sql: string }>();
  return Object.fromEntries(results.map(({ name, sql }) => [name, sql]));
}
