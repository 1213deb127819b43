import { env } from 'cloudflare:workers';
import type { D1 } from '../../../worker/db/database.ts';

/** The real database, which dies after so many statements: everything later fails. */
export function dyingAfter(statements: number): D1 {
  let left = statements;
  const live = <Answer>(work: () => Answer): Answer => {
    left -= 1;
    if (left < 0) throw new Error('killed');
    return work();
  };
  return {
    prepare: (query) => live(() => env.DB.prepare(query)),
    batch: (list) => live(() => env.DB.batch(list)),
  };
}
