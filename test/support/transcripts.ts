import { CATEGORIES } from '../../engine/categories.ts';
import type { Day } from '../../engine/day.ts';
import type { Transcript, Turn } from '../../engine/transcript.ts';

/** The day of transcripts that do not care. */
export const DAY = '2026-11-30' as Day;

/** Thirteen turns that fill the boxes in the order of the card, without a re-roll. */
export const PLAIN_TURNS: readonly Turn[] = CATEGORIES.map((box) => ({ holds: [], box }));

/** A transcript of the ranked rules with these turns. */
export function transcriptOf(turns: readonly Turn[] = PLAIN_TURNS, day = DAY): Transcript {
  return { version: 1, rules: 'forced-joker/1', day, turns };
}

/** `PLAIN_TURNS` with one turn replaced in part. */
export function turnsWith(index: number, change: Partial<Turn>): Turn[] {
  return PLAIN_TURNS.map((turn, at) => (at === index ? { ...turn, ...change } : turn));
}
