import { env } from 'cloudflare:workers';
import type { D1 } from '../../../worker/db/database.ts';

/** Rows that the database says it read and wrote. */
export interface Meter {
  read: number;
  written: number;
}

/** The real database, with a meter of what its answers report. */
export function meteredDatabase(): { db: D1; meter: Meter } {
  const meter: Meter = { read: 0, written: 0 };
  const count = <Result extends { meta: D1Meta }>(result: Result): Result => {
    meter.read += result.meta.rows_read;
    meter.written += result.meta.rows_written;
    return result;
  };
  const metered = (statement: D1PreparedStatement): D1PreparedStatement =>
    Object.assign(Object.create(statement), {
      inner: statement,
      bind: (...values: unknown[]) => metered(statement.bind(...values)),
      run: async () => count(await statement.run()),
      all: async () => count(await statement.all()),
      // `raw` reports nothing, so the same rows are read once more by `all`.
      raw: async () => {
        const rows = await statement.raw();
        count(await statement.all());
        return rows;
      },
    });
  const db: D1 = {
    prepare: (query) => metered(env.DB.prepare(query)),
    async batch<Row>(statements: D1PreparedStatement[]) {
      const inner = statements.map((statement) => Reflect.get(statement, 'inner'));
      return (await env.DB.batch<Row>(inner)).map(count);
    },
  };
  return { db, meter };
}

/** What the meter shows for the work done meanwhile. */
export async function measured(meter: Meter, work: () => Promise<unknown>): Promise<Meter> {
  const before = { ...meter };
  await work();
  return { read: meter.read - before.read, written: meter.written - before.written };
}
