import type { Day } from '../../engine/day.ts';
import type { PlayerAnswer } from '../../worker/wire.ts';
import { fetchAttempt, Refusal, sendEntry, Unreachable } from '../api.ts';
import { entryOf } from './entry.ts';

/** Submits finished games of other days that never reached the board. What fails waits for the next visit. */
export async function enterLate({ open }: PlayerAnswer, present: Day): Promise<void> {
  for (const { day, finished } of open) {
    if (!finished || day === present) continue;
    try {
      const attempt = await fetchAttempt(day);
      if (attempt) await sendEntry(day, entryOf(attempt));
    } catch (error) {
      if (!(error instanceof Unreachable || error instanceof Refusal)) throw error;
    }
  }
}
