// First load: what a reload must not lose and the server does not know: dice held, and a move not yet answered.
import { isHold } from '../../engine/dice.ts';
import type { Move } from '../../engine/game.ts';
import { readSetting, writeSetting } from './settings.ts';

/** The player's hand at one step of one day's game. */
export interface SavedMove {
  readonly day: string;
  readonly step: number;
  /** Dice held on the screen. */
  readonly hold: number;
  /** The move that was on its way to the server. */
  readonly sent?: Move;
}

/** What was saved for this very step, or null. A record that does not read as one counts as none. */
export function readSavedMove(day: string, step: number): SavedMove | null {
  const saved = parse(readSetting('move'));
  return saved?.day === day && saved.step === step ? saved : null;
}

export function writeSavedMove(saved: SavedMove | null): void {
  writeSetting('move', saved && JSON.stringify(saved));
}

function parse(text: string | null): SavedMove | null {
  if (text === null) return null;
  try {
    const value = JSON.parse(text) as Partial<SavedMove> | null;
    return isSavedMove(value) ? value : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function isSavedMove(value: Partial<SavedMove> | null): value is SavedMove {
  if (typeof value?.day !== 'string' || typeof value.step !== 'number') return false;
  if (typeof value.hold !== 'number' || !isHold(value.hold)) return false;
  return value.sent === undefined || isMove(value.sent);
}

function isMove(value: unknown): value is Move {
  if (typeof value !== 'object' || value === null) return false;
  const { hold, score } = value as { hold?: unknown; score?: unknown };
  return typeof score === 'string' || (typeof hold === 'number' && isHold(hold));
}
