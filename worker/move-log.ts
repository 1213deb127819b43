import { isHold } from '../engine/dice.ts';
import type { Move } from '../engine/game.ts';
import { movesOf, type Turns } from '../engine/replay.ts';
import { RANKED_RULES } from '../engine/rule-sets/all.ts';
import type { OpenTurn, Turn } from '../engine/transcript.ts';

/**
 * How the database writes moves: one character each, in order. A hold is `0`–`9`, `A`–`V` (its
 * number in base 32), a score is `a`–`m` (the box's place on the card). So the length of a log is
 * the number of moves taken. Logs are kept for good: these characters never change their meaning.
 */
const HOLDS = '0123456789ABCDEFGHIJKLMNOPQRSTUV';
const BOXES = 'abcdefghijklm';

/** The character of a move; null when there is no such hold or box. */
export function formatMove(move: Move): string | null {
  if ('hold' in move) return isHold(move.hold) ? HOLDS.charAt(move.hold) : null;
  const box = RANKED_RULES.boxIndex.get(move.score);
  return box === undefined ? null : BOXES.charAt(box);
}

/** The log of turns whose moves are all known. */
export function formatMoves(turns: Turns): string {
  return turns.flatMap(movesOf).map(formatMove).join('');
}

/** The turns of a log; while the game is unfinished the last one has no box. */
export function parseMoves(log: string): (Turn | OpenTurn)[] {
  const turns: (Turn | OpenTurn)[] = [];
  let holds: number[] = [];
  for (const character of log) {
    const hold = HOLDS.indexOf(character);
    if (hold >= 0) {
      holds.push(hold);
      continue;
    }
    turns.push({ holds, box: RANKED_RULES.boxes[BOXES.indexOf(character)]!.id });
    holds = [];
  }
  if (turns.length < RANKED_RULES.boxes.length) turns.push({ holds });
  return turns;
}

const UNIT = 100;
const LONGEST = 36 ** 2 - 1;

/**
 * Two characters for the time between two moves: tenths of a second in base 36, at most `zz`
 * (about two minutes), which also stands for anything longer.
 */
export function formatElapsed(ms: number): string {
  const tenths = Math.min(LONGEST, Math.max(0, Math.floor(ms / UNIT)));
  return tenths.toString(36).padStart(2, '0');
}

/** The times of a log in milliseconds, as far as `formatElapsed` keeps them. */
export function parseElapsed(log: string): number[] {
  return (log.match(/../g) ?? []).map((tenths) => Number.parseInt(tenths, 36) * UNIT);
}
