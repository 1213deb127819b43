import type { AppContext, AppHandler, Services, WithBody } from '../context.ts';
import { type EntryKey, openReports, renameOwner, setHidden } from '../db/reports.ts';
import { generateName } from '../generated-names.ts';
import { parseName } from '../names.ts';
import type { ReportsAnswer } from '../operator-wire.ts';
import { problem } from '../problems.ts';

/** Entries listed at a time; looking at one takes it off the list. */
const MOST = 100;

/** What readers reported and nobody has looked at. */
export function listReports({ db }: Services): AppHandler {
  return async (c) => c.json({ reports: await openReports(db, MOST) } satisfies ReportsAnswer);
}

/** Takes an entry off the board, or puts it back; places and counts stay as they were. */
export function hideEntry({ db }: Services, hidden: boolean): AppHandler {
  return async (c) => {
    const key = entryKey(c);
    return (await setHidden(db, key, hidden))
      ? c.json({ ...key, hidden })
      : problem(c, 'not-found');
  };
}

/** Gives the player of an entry another name: the one sent, or one made up. */
export function renameOwnerOf({ db, random }: Services) {
  return async (c: WithBody<{ readonly name?: string | undefined }>): Promise<Response> => {
    const sent = c.req.valid('json').name;
    const chosen = sent === undefined ? { name: generateName(undefined, random) } : parseName(sent);
    if (typeof chosen === 'string') return problem(c, chosen);
    const key = entryKey(c);
    const { name } = chosen;
    const isRenamed = await renameOwner(db, key, { name, generated: sent === undefined });
    return isRenamed ? c.json({ ...key, name }) : problem(c, 'not-found');
  };
}

function entryKey(c: Pick<AppContext, 'get' | 'req'>): EntryKey {
  return { day: c.get('day'), entry: c.req.param('id') ?? '' };
}
