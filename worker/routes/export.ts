import type { AppHandler, Services } from '../context.ts';
import { exportOf } from '../db/export.ts';
import { problem } from '../problems.ts';
import type { ExportAnswer } from '../wire.ts';

/** All that is kept of the player, as a file that a person can read. */
export function exportPlayer({ db }: Services): AppHandler {
  return async (c) => {
    const { now, tokenHash } = c.var;
    const kept = tokenHash === null ? null : await exportOf(db, tokenHash);
    if (!kept) return problem(c, 'no-player');
    c.header('content-type', 'application/json');
    c.header('content-disposition', 'attachment; filename="trece.json"');
    const answer: ExportAnswer = { exportedAt: now, ...kept };
    return c.body(`${JSON.stringify(answer, null, 2)}\n`);
  };
}
