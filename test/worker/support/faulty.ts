import { env } from 'cloudflare:workers';
import type { D1 } from '../../../worker/db/database.ts';

/** Whether the database fails before it did what it was asked, or after. */
export type Fault = 'before' | 'after';

/** The real database, failing in every statement whose text begins with `where`. */
export function faultyDatabase(fault: Fault, where = ''): D1 {
  const fail = async <Answer>(applies: boolean, work: () => Promise<Answer>): Promise<Answer> => {
    if (applies && fault === 'before') throw overloaded();
    const answer = await work();
    if (applies) throw overloaded();
    return answer;
  };
  const faulty = (query: string, statement: D1PreparedStatement): D1PreparedStatement => {
    const applies = query.startsWith(where);
    return Object.assign(Object.create(statement), {
      inner: statement,
      applies,
      bind: (...values: unknown[]) => faulty(query, statement.bind(...values)),
      run: () => fail(applies, () => statement.run()),
      all: () => fail(applies, () => statement.all()),
      raw: () => fail(applies, () => statement.raw()),
    });
  };
  return {
    prepare: (query) => faulty(query, env.DB.prepare(query)),
    batch<Row>(statements: D1PreparedStatement[]) {
      const inner = statements.map((statement) => Reflect.get(statement, 'inner'));
      const applies = statements.some((statement) => Reflect.get(statement, 'applies'));
      return fail(applies, () => env.DB.batch<Row>(inner));
    },
  };
}

function overloaded(): Error {
  return new Error('D1 DB is overloaded. Requests queued for too long.');
}
