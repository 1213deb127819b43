import type { Roll } from '../dice.ts';
import { ROLLS } from './keeps.ts';
import { outcomesOf } from './outcomes.ts';
import type { StateSpace } from './states.ts';
import { CLOSED, type Worths } from './worths.ts';

/** Rolls that a turn may make. */
export const MOST_ROLLS = 3;

/** Points and what they add to the upper sum, as `256 × points + upper`: the greater is the better. */
export type Gain = number;

/** No roll of that turn may go there. So far below 0 that nothing to come makes up for it. */
const NO_GAIN: Gain = -(2 ** 24);

/**
 * What any turn on a day's dice can gain. A turn is numbered by the roll that it begins with and
 * how many it makes: `3 × from + made − 1`.
 */
export interface KnownDice {
  readonly rolls: number;
  /**
   * From `rowOfGains` on by first roll: the greatest gain of dice that are not five alike (below 0
   * where there are none), and their index.
   */
  readonly gains: Int32Array;
  readonly rollOf: Int16Array;
  /** `[turn]`: bit i tells that the i-th five of a kind can be had. */
  readonly fives: Uint8Array;
  /** The turns that can end with one. */
  readonly turnsOfFives: readonly number[];
}

/** Where the gains in a box after `made` rolls (1 to 3) begin. */
export function rowOfGains({ rolls }: KnownDice, box: number, made: number): number {
  return (MOST_ROLLS * box + made - 1) * rolls;
}

/** The points of a gain. */
export function pointsOfGain(gain: Gain): number {
  return gain >> 8;
}

/** What a gain adds above. */
export function upperOfGain(gain: Gain): number {
  return gain & 255;
}

/** Looks at every turn that a day's dice allow: each start, one to three rolls, all choices of dice. */
export function readKnownDice(worths: Worths, boxes: number, rolls: readonly Roll[]): KnownDice {
  const turns = MOST_ROLLS * rolls.length;
  const dice = {
    rolls: rolls.length,
    gains: new Int32Array(turns * boxes).fill(NO_GAIN),
    rollOf: new Int16Array(turns * boxes),
    fives: new Uint8Array(turns),
    turnsOfFives: [] as number[],
  };
  for (let turn = 0; turn < turns; turn += 1) {
    const from = Math.floor(turn / MOST_ROLLS);
    const made = 1 + (turn % MOST_ROLLS);
    const outcomes = outcomesOf(rolls, from, made);
    for (let roll = 0; roll < ROLLS; roll += 1) {
      if (outcomes[roll]! < 0) continue;
      const five = worths.fives.indexOf(roll);
      if (five >= 0) dice.fives[turn] = dice.fives[turn]! | (1 << five);
      for (let box = 0; five < 0 && box < boxes; box += 1) {
        const gain = ordinaryGain(worths, boxes, roll, box);
        const at = rowOfGains(dice, box, made) + from;
        if (gain <= dice.gains[at]!) continue;
        dice.gains[at] = gain;
        dice.rollOf[at] = roll;
      }
    }
    if (dice.fives[turn] !== 0) dice.turnsOfFives.push(turn);
  }
  return dice;
}

/**
 * The gains of the six fives of a kind, `[five × boxes + box]`, on a card with these boxes filled,
 * below 0 where they may not go.
 */
export type GainsOfFives = (filled: number, arePaid: boolean) => Int32Array;

/** Remembers each card's answer: the same cards come again with every day's dice. */
export function makeGainsOfFives(space: StateSpace, worths: Worths): GainsOfFives {
  const known: (Int32Array | undefined)[] = [];
  return (filled, arePaid) => {
    const key = 2 * filled + (arePaid ? 1 : 0);
    known[key] ??= gainsOfFives(space, worths, filled, arePaid);
    return known[key];
  };
}

function gainsOfFives(
  space: StateSpace,
  worths: Worths,
  filled: number,
  arePaid: boolean,
): Int32Array {
  const boxes = space.rules.boxes.length;
  const isFurther = (filled & space.fivesBox) !== 0;
  const points = isFurther ? worths.ofFurtherFives(filled, arePaid) : null;
  return Int32Array.from({ length: worths.fives.length * boxes }, (_, at) => {
    const box = at % boxes;
    const roll = worths.fives[Math.floor(at / boxes)]!;
    if ((filled >> box) & 1) return NO_GAIN;
    if (!points) return ordinaryGain(worths, boxes, roll, box);
    if (points[at] === CLOSED) return NO_GAIN;
    return 256 * points[at]! + worths.upperPoints[roll * boxes + box]!;
  });
}

function ordinaryGain(worths: Worths, boxes: number, roll: number, box: number): Gain {
  const at = roll * boxes + box;
  return 256 * worths.ordinary[at]! + worths.upperPoints[at]!;
}
