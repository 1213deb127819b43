import type { Day } from '../engine/day.ts';
import type { Services } from './context.ts';
import { logFault } from './failure.ts';
import { judgePublished } from './judge.ts';
import { promiseAhead } from './promises.ts';
import { publishDue } from './publish.ts';
import { removeOldSheets } from './sheet-time.ts';

/**
 * What is done every ten minutes: the days ahead are promised, those that are over published, the
 * players of published ones looked at for help, and sheets removed whose year is over. What fails is
 * logged and keeps the rest from nothing. Returns the days published.
 */
export async function runSchedule(services: Services): Promise<Day[]> {
  const now = services.now();
  try {
    if (!(await promiseAhead(services, now))) services.log({ event: 'promising-without-key' });
  } catch (error) {
    logFault({ event: 'promising-failed' }, error);
  }
  let published: Day[] = [];
  try {
    published = await publishDue(services, now);
    if (published.length > 0) services.log({ event: 'published', days: published });
  } catch (error) {
    logFault({ event: 'publishing-failed' }, error);
  }
  try {
    const judged = await judgePublished(services);
    if (judged.players > 0) services.log({ event: 'judged', ...judged });
  } catch (error) {
    logFault({ event: 'judging-failed' }, error);
  }
  try {
    const removed = await removeOldSheets(services, now);
    if (removed > 0) services.log({ event: 'sheets-removed', sheets: removed });
  } catch (error) {
    logFault({ event: 'removing-failed' }, error);
  }
  return published;
}
