import type { AppHandler, Services } from '../context.ts';
import { findEntry } from '../db/entries.ts';
import { addReport } from '../db/reports.ts';
import { problem } from '../problems.ts';

/** A reader says that an entry's name is not fit to be shown: 202, and again 200. */
export function reportEntry({ db }: Services): AppHandler {
  return async (c) => {
    const { day, now, player } = c.var;
    if (!player) return problem(c, 'no-player');
    const found = await findEntry(db, day, c.req.param('id') ?? '', player.id);
    if (!found) return problem(c, 'not-found');
    const isFirst = await addReport(db, {
      day,
      entry: found.id,
      name: found.name,
      reporter: player.id,
      at: now,
    });
    return c.json({}, isFirst ? 202 : 200);
  };
}
