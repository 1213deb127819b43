// First load: the commitments that this device was shown before their days were published.
import { readSetting, writeSetting } from './settings.ts';

/** Days remembered: the thirty ahead, and enough behind for a day to be published and looked at. */
const KEPT = 90;

/** A day, what it was promised to be dealt from, and what came of that once it was looked at. */
export type Remembered = readonly [day: string, commitment: string, outcome?: string];

/** Remembers what a day is promised to be dealt from, once: the first promise counts. */
export function rememberCommitment(day: string, commitment: string): void {
  const all = rememberedCommitments();
  if (!all.some(([known]) => known === day)) writeCommitments([...all, [day, commitment]]);
}

/** Keeps the latest of a list in place of what was remembered. */
export function writeCommitments(all: readonly Remembered[]): void {
  writeSetting('commitments', JSON.stringify(all.slice(-KEPT)));
}

/** All that is remembered. What does not read as such a list counts as nothing. */
export function rememberedCommitments(): Remembered[] {
  try {
    const value: unknown = JSON.parse(readSetting('commitments') ?? '[]');
    return Array.isArray(value) ? value.filter(isRemembered) : [];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

function isRemembered(value: unknown): value is Remembered {
  return Array.isArray(value) && value.length > 1 && value.every((x) => typeof x === 'string');
}
