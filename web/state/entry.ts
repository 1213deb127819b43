import { RANKED_RULES } from '../../engine/rule-sets/all.ts';
import { totalOf } from '../../engine/scorecard.ts';
import { formatTranscript, type Turn } from '../../engine/transcript.ts';
import type { AttemptAnswer, EntryBody } from '../../worker/wire.ts';
import { gameOf } from './attempt.ts';

/** What a finished attempt submits. */
export function entryOf(attempt: AttemptAnswer): EntryBody {
  const transcript = formatTranscript(RANKED_RULES, attempt.day, attempt.turns as Turn[]);
  return { transcript, total: totalOf(gameOf(attempt).card) };
}
