import type { Roll } from '../dice.ts';
import type { RuleSet } from '../rule-sets/rule-set.ts';
import type { Turn } from '../transcript.ts';
import {
  type Gain,
  type GainsOfFives,
  type KnownDice,
  MOST_ROLLS,
  makeGainsOfFives,
  pointsOfGain,
  readKnownDice,
  rowOfGains,
  upperOfGain,
} from './known-dice.ts';
import { holdsOf, outcomesOf } from './outcomes.ts';
import { findWithBonus } from './perfect-with-bonus.ts';
import { groupOf, layOutStates, type StateSpace } from './states.ts';
import { type Worths, workOutWorths } from './worths.ts';

/** The most that anyone could have scored on a day's dice, and a game that does. */
export interface PerfectGame {
  readonly total: number;
  readonly turns: readonly Turn[];
}

/** Finds the perfect game of known dice, three rolls for each box in order. */
export type PerfectFinder = (rolls: readonly Roll[]) => PerfectGame;

/** All that the search for one day's perfect game reads. */
export interface Search {
  readonly space: StateSpace;
  readonly worths: Worths;
  readonly gainsOfFives: GainsOfFives;
  readonly dice: KnownDice;
  /** By `cardIndex`: the greatest gain still to be had, upper bonus apart. */
  readonly best: Int32Array;
}

/** A card on known dice: boxes filled, whether further fives are paid, and the next roll's number. */
export interface KnownCard {
  readonly filled: number;
  readonly arePaid: boolean;
  readonly from: number;
}

/** A turn that a known card allows: rolls made, the roll that is scored (of the 252), box and gain. */
export interface KnownScore {
  readonly made: number;
  readonly roll: number;
  readonly box: number;
  readonly gain: Gain;
  readonly after: KnownCard;
}

export const START: KnownCard = { filled: 0, arePaid: false, from: 0 };

/** A finder for a rule set of one column. It remembers what no dice change: use one for many days. */
export function makePerfectFinder(rules: RuleSet): PerfectFinder {
  const space = layOutStates(rules, 'reachable');
  const worths = workOutWorths(rules);
  const gainsOfFives = makeGainsOfFives(space, worths);
  const best = new Int32Array(
    2 ** (rules.boxes.length + 1) * (MOST_ROLLS * rules.boxes.length + 1),
  );
  return (rolls) => {
    const dice = readKnownDice(worths, rules.boxes.length, rolls);
    const search = { space, worths, gainsOfFives, dice, best };
    const without = solveWithoutBonus(search);
    const hasBonus = upperOfGain(without) >= space.threshold;
    const withBonus = hasBonus ? null : findWithBonus(search, pointsOfGain(without));
    const scores = withBonus ?? traceBest(search);
    const points = scores.reduce((sum, { gain }) => sum + pointsOfGain(gain), 0);
    return {
      total: points + (hasBonus || withBonus ? space.bonus : 0),
      turns: writeTurns(search, rolls, scores),
    };
  };
}

/** Where a card stands in `Search.best`. */
export function cardIndex({ space }: Search, { filled, arePaid, from }: KnownCard): number {
  return groupOf(filled, arePaid) * (MOST_ROLLS * space.rules.boxes.length + 1) + from;
}

/** Every turn that may come next: for each number of rolls and box the greatest gain, and each five alike. */
export function listScores(search: Search, card: KnownCard): KnownScore[] {
  const { space, worths, dice } = search;
  const { filled, arePaid, from } = card;
  const boxes = space.rules.boxes.length;
  const gainsOfFives = search.gainsOfFives(filled, arePaid);
  const scores: KnownScore[] = [];
  for (let made = 1; made <= MOST_ROLLS; made += 1) {
    const turn = MOST_ROLLS * from + made - 1;
    for (let box = 0; box < boxes; box += 1) {
      if ((filled >> box) & 1) continue;
      const next = { filled: filled | (1 << box), from: from + made };
      const gain = dice.gains[rowOfGains(dice, box, made) + from]!;
      const roll = dice.rollOf[rowOfGains(dice, box, made) + from]!;
      if (gain >= 0) scores.push({ made, roll, box, gain, after: { ...next, arePaid } });
      for (let five = 0; five < worths.fives.length; five += 1) {
        const gainOfFive = gainsOfFives[five * boxes + box]!;
        if (((dice.fives[turn]! >> five) & 1) === 0 || gainOfFive < 0) continue;
        const after = { ...next, arePaid: arePaid || 1 << box === space.fivesBox };
        scores.push({ made, roll: worths.fives[five]!, box, gain: gainOfFive, after });
      }
    }
  }
  return scores;
}

/**
 * The relaxed problem: the upper bonus is not counted, so that a state is no more than boxes filled,
 * rolls used and whether further fives are paid. Among equal points more above is preferred; where
 * that reaches the threshold, nothing can be better with the bonus.
 */
function solveWithoutBonus(search: Search): Gain {
  const { space, best } = search;
  const full = 2 ** space.rules.boxes.length - 1;
  for (const arePaid of [false, true]) {
    const first = cardIndex(search, { filled: full, arePaid, from: 0 });
    best.fill(0, first, cardIndex(search, { filled: full + 1, arePaid: false, from: 0 }));
  }
  for (let filled = full - 1; filled >= 0; filled -= 1) {
    fillBest(search, filled, false);
    if (filled & space.fivesBox) fillBest(search, filled, true);
  }
  return best[cardIndex(search, START)]!;
}

/** The greatest of what `listScores` leads to, for all cards with these boxes filled at once. */
function fillBest(search: Search, filled: number, arePaid: boolean): void {
  const { space, dice, best } = search;
  const { gains } = dice;
  const boxes = space.rules.boxes.length;
  const turns = countBits(filled);
  const last = MOST_ROLLS * turns;
  const first = cardIndex(search, { filled, arePaid, from: 0 });
  best.fill(0, first, first + last + 1);
  for (let box = 0; box < boxes; box += 1) {
    if ((filled >> box) & 1) continue;
    const next = cardIndex(search, { filled: filled | (1 << box), arePaid, from: 0 });
    const one = rowOfGains(dice, box, 1);
    const two = rowOfGains(dice, box, 2);
    const three = rowOfGains(dice, box, 3);
    for (let from = turns; from <= last; from += 1) {
      const afterOne = gains[one + from]! + best[next + from + 1]!;
      const afterTwo = gains[two + from]! + best[next + from + 2]!;
      const afterThree = gains[three + from]! + best[next + from + 3]!;
      let most = best[first + from]!;
      if (afterOne > most) most = afterOne;
      if (afterTwo > most) most = afterTwo;
      if (afterThree > most) most = afterThree;
      best[first + from] = most;
    }
  }
  fillBestOfFives(search, filled, arePaid);
}

/** Raises those cards to the greatest of what fives of a kind lead to, for the turns that can end with one. */
function fillBestOfFives(search: Search, filled: number, arePaid: boolean): void {
  const { space, dice, best } = search;
  const boxes = space.rules.boxes.length;
  const turns = countBits(filled);
  const first = cardIndex(search, { filled, arePaid, from: 0 });
  const gains = search.gainsOfFives(filled, arePaid);
  for (const turn of dice.turnsOfFives) {
    const from = Math.floor(turn / MOST_ROLLS);
    if (from < turns || from > MOST_ROLLS * turns) continue;
    const to = from + 1 + (turn % MOST_ROLLS);
    let most = best[first + from]!;
    for (let fives = dice.fives[turn]!; fives !== 0; fives &= fives - 1) {
      const row = boxes * (31 - Math.clz32(fives & -fives));
      for (let box = 0; box < boxes; box += 1) {
        const gain = gains[row + box]!;
        if (gain < 0) continue;
        const isPaid = arePaid || 1 << box === space.fivesBox;
        const after = cardIndex(search, { filled: filled | (1 << box), arePaid: isPaid, from: to });
        most = Math.max(most, gain + best[after]!);
      }
    }
    best[first + from] = most;
  }
}

/** The turns of a game that gains the most without the bonus. */
function traceBest(search: Search): KnownScore[] {
  const { space, best } = search;
  const scores: KnownScore[] = [];
  for (let card = START; scores.length < space.rules.boxes.length; card = scores.at(-1)!.after) {
    const most = best[cardIndex(search, card)]!;
    const isOneOfTheBest = ({ gain, after }: KnownScore) =>
      gain + best[cardIndex(search, after)]! === most;
    scores.push(listScores(search, card).find(isOneOfTheBest)!);
  }
  return scores;
}

function writeTurns(
  { space }: Search,
  rolls: readonly Roll[],
  scores: readonly KnownScore[],
): Turn[] {
  return scores.map(({ made, roll, box, after }) => ({
    holds: holdsOf(outcomesOf(rolls, after.from - made, made)[roll]!, made),
    box: space.rules.boxes[box]!.id,
  }));
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}
