// First load: the commitments that this device was shown when it began each game.
import { readSetting, writeSetting } from './settings.ts';

/** Days remembered: more than enough for a day to be published and looked at. */
const KEPT = 60;

/** Remembers what a day was promised to be dealt from, once: the first promise counts. */
export function rememberCommitment(day: string, commitment: string): void {
  const all = read();
  if (all.some(([known]) => known === day)) return;
  writeSetting('commitments', JSON.stringify([...all, [day, commitment]].slice(-KEPT)));
}

/** The commitment that this device was shown when it began the day, or null. */
export function rememberedCommitment(day: string): string | null {
  return read().find(([known]) => known === day)?.[1] ?? null;
}

type Remembered = readonly [day: string, commitment: string];

/** What does not read as such a list counts as nothing remembered. */
function read(): Remembered[] {
  try {
    const value: unknown = JSON.parse(readSetting('commitments') ?? '[]');
    return Array.isArray(value) ? value.filter(isRemembered) : [];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

function isRemembered(value: unknown): value is Remembered {
  return Array.isArray(value) && value.length === 2 && value.every((x) => typeof x === 'string');
}
