import { DICE, type Roll } from '../dice.ts';
import { ADDED, FIRST_ROLL, ROLLS } from './keeps.ts';

/** Rolls that a turn may make. */
const MOST = 3;

/**
 * What a turn can end with on known dice: from `rolls[from]` on, after `made` rolls (1 to 3), each
 * position shows its die of any of them, whatever the others show. Returns for each of the 252 rolls
 * one choice of dice that gives it, base 3 with the leftmost position lowest (0 the first roll's die,
 * 2 the third's), or -1; of several the least. All are -1 where the dice do not last so long.
 */
export function outcomesOf(rolls: readonly Roll[], from: number, made: number): Int16Array {
  const outcomes = new Int16Array(ROLLS).fill(-1);
  if (from + made > rolls.length) return outcomes;
  for (let choice = made ** DICE - 1; choice >= 0; choice -= 1) {
    let keep = 0;
    let code = 0;
    for (let position = 0, rest = choice, weight = 1; position < DICE; position += 1) {
      const roll = rest % made;
      keep = ADDED[6 * keep + rolls[from + roll]![position]! - 1]!;
      code += roll * weight;
      weight *= MOST;
      rest = Math.floor(rest / made);
    }
    outcomes[keep - FIRST_ROLL] = code;
  }
  return outcomes;
}

/** The holds that lead to an outcome after `made` rolls, in the order in which they are made. */
export function holdsOf(choice: number, made: number): number[] {
  const holds: number[] = [];
  for (let roll = 1; roll < made; roll += 1) {
    let hold = 0;
    for (let position = 0, rest = choice; position < DICE; position += 1) {
      if (rest % MOST < roll) hold |= 1 << position;
      rest = Math.floor(rest / MOST);
    }
    holds.push(hold);
  }
  return holds;
}
