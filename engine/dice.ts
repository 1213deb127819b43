/** One die's value. */
export type Face = 1 | 2 | 3 | 4 | 5 | 6;

/** Five faces as they lie on the table, leftmost first. Positions never move. */
export type Roll = readonly [Face, Face, Face, Face, Face];

/**
 * The positions left lying when the rest are rolled again: bit i (1, 2, 4, 8, 16) keeps the die
 * at position i. 0 rolls all again, 31 keeps all.
 */
export type Hold = number;

export const DICE = 5;
export const HOLD_NONE: Hold = 0;
export const HOLD_ALL: Hold = 31;

/** True for a whole number from 0 to 31. */
export function isHold(value: number): value is Hold {
  return Number.isInteger(value) && value >= HOLD_NONE && value <= HOLD_ALL;
}

/** True when the die at `position` (0 to 4) stays. */
export function isHeld(hold: Hold, position: number): boolean {
  return ((hold >> position) & 1) === 1;
}

/** The hold with the die at `position` (0 to 4) let go or kept, whichever it was not. */
export function toggleHeld(hold: Hold, position: number): Hold {
  return hold ^ (1 << position);
}

/**
 * The roll after a re-roll: held positions stay, every other takes its die of the next five.
 * The next die of a held position is discarded (DESIGN.md, section 2).
 */
export function rollAgain(roll: Roll, hold: Hold, next: Roll): Roll {
  return [
    hold & 1 ? roll[0] : next[0],
    hold & 2 ? roll[1] : next[1],
    hold & 4 ? roll[2] : next[2],
    hold & 8 ? roll[3] : next[3],
    hold & 16 ? roll[4] : next[4],
  ];
}

/** Sum of all five faces, 5 to 30. */
export function sumOf(roll: Roll): number {
  return roll[0] + roll[1] + roll[2] + roll[3] + roll[4];
}

/** How many of the five dice show `face`, 0 to 5. */
export function countOf(roll: Roll, face: Face): number {
  let count = 0;
  for (let position = 0; position < DICE; position += 1) if (roll[position] === face) count += 1;
  return count;
}

/** True when all five faces are the same. */
export function isFiveAlike(roll: Roll): boolean {
  const first = roll[0];
  return first === roll[1] && first === roll[2] && first === roll[3] && first === roll[4];
}

/** Reads five digits from 1 to 6, such as `44242`; null for any other text. */
export function parseRoll(text: string): Roll | null {
  if (!/^[1-6]{5}$/.test(text)) return null;
  return Array.from(text, Number) as unknown as Roll;
}

/** The roll as five digits, leftmost first. */
export function formatRoll(roll: Roll): string {
  return roll.join('');
}

/** Reads a day's dice, digits from 1 to 6, as rolls of five in order; null unless they fill whole rolls. */
export function parseRolls(text: string): Roll[] | null {
  if (text.length % DICE !== 0 || !/^[1-6]*$/.test(text)) return null;
  const rolls: Roll[] = [];
  for (let at = 0; at < text.length; at += DICE) {
    rolls.push(Array.from(text.slice(at, at + DICE), Number) as unknown as Roll);
  }
  return rolls;
}
