import { type Face, parseRoll, parseRolls, type Roll } from '../../engine/dice.ts';

const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6];

/** The roll of five digits. */
export function roll(digits: string): Roll {
  const parsed = parseRoll(digits);
  if (!parsed) throw new Error(`Not a roll: ${digits}`);
  return parsed;
}

/** The rolls of digits that fill whole rolls; spaces between them are for the reader. */
export function rolls(digits: string): Roll[] {
  const parsed = parseRolls(digits.replaceAll(' ', ''));
  if (!parsed) throw new Error(`Not rolls: ${digits}`);
  return parsed;
}

/** All 7,776 ordered rolls. */
export function allRolls(): Roll[] {
  let partial: Face[][] = [[]];
  for (let die = 0; die < 5; die += 1) {
    partial = partial.flatMap((faces) => FACES.map((face) => [...faces, face]));
  }
  return partial as unknown as Roll[];
}
