import type { Day } from '../engine/day.ts';
import type { Services } from './context.ts';
import { logFault } from './failure.ts';
import { promiseAhead } from './promises.ts';
import { publishDue } from './publish.ts';

/**
 * What is done every ten minutes: the days ahead are promised, and those that are over published.
 * One that fails is logged and keeps the other from nothing. Returns the days published.
 */
export async function runSchedule(services: Services): Promise<Day[]> {
  const now = services.now();
  try {
    if (!(await promiseAhead(services, now))) services.log({ event: 'promising-without-key' });
  } catch (error) {
    logFault({ event: 'promising-failed' }, error);
  }
  try {
    const days = await publishDue(services, now);
    if (days.length > 0) services.log({ event: 'published', days });
    return days;
  } catch (error) {
    logFault({ event: 'publishing-failed' }, error);
    return [];
  }
}
