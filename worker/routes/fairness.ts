import type { AppHandler, Services } from '../context.ts';
import { allPublications } from '../db/publications.ts';
import { allReplacements } from '../db/replacements.ts';
import { problem } from '../problems.ts';
import { promiseAhead } from '../promises.ts';
import type { CommitmentsAnswer, PublicationsAnswer } from '../wire.ts';

/** What the next thirty days are promised to be dealt from, and every promise that was taken back. */
export function showCommitments(services: Services): AppHandler {
  return async (c) => {
    const commitments = await promiseAhead(services, c.get('now'));
    if (!commitments) return problem(c, 'key-missing');
    const replaced = await allReplacements(services.db);
    return c.json({ commitments, replaced } satisfies CommitmentsAnswer);
  };
}

/** The seeds of all published days. */
export function showPublications({ db }: Services): AppHandler {
  return async (c) => {
    const publications = await allPublications(db);
    return c.json({ publications } satisfies PublicationsAnswer);
  };
}
