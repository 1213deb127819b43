import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { D1 } from '../../../worker/db/database.ts';

const MIGRATIONS = join(import.meta.dirname, '../../../migrations');

/**
 * The part of D1 that the Worker uses, over SQLite in this process and on the real migrations: what
 * it costs is close to nothing beside the Worker itself, so the Worker can be measured.
 */
export function openMemoryD1(): D1 {
  const db = new DatabaseSync(':memory:');
  for (const name of readdirSync(MIGRATIONS)
    .filter((file) => file.endsWith('.sql'))
    .sort()) {
    db.exec(readFileSync(join(MIGRATIONS, name), 'utf8'));
  }
  const prepare = (query: string) => new MemoryStatement(db, query, []);
  const batch = async (statements: readonly MemoryStatement[]) => {
    db.exec('BEGIN');
    try {
      const results = [];
      for (const statement of statements) results.push(await statement.all());
      db.exec('COMMIT');
      return results;
    } catch (error) {
      db.exec('ROLLBACK');
      throw error;
    }
  };
  return { prepare, batch } as unknown as D1;
}

class MemoryStatement {
  private readonly db: DatabaseSync;
  private readonly query: string;
  private readonly values: readonly SQLInputValue[];

  constructor(db: DatabaseSync, query: string, values: readonly SQLInputValue[]) {
    this.db = db;
    this.query = query;
    this.values = values;
  }

  bind(...values: SQLInputValue[]): MemoryStatement {
    return new MemoryStatement(this.db, this.query, values);
  }

  async all() {
    const before = this.changes();
    const results = this.db.prepare(this.query).all(...this.values);
    return { results, success: true, meta: { changes: this.changes() - before } };
  }

  async run() {
    return this.all();
  }

  async first() {
    return (await this.all()).results[0] ?? null;
  }

  async raw() {
    const statement = this.db.prepare(this.query);
    statement.setReturnArrays(true);
    return statement.all(...this.values);
  }

  private changes(): number {
    return Number(this.db.prepare('SELECT total_changes() AS n').get()?.n);
  }
}
