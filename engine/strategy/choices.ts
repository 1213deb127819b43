import { FIRST_ROLL, ROLLS } from './keeps.ts';
import type { Solution } from './solution.ts';
import { groupOf, type StateSpace, sumsOf } from './states.ts';
import { CLOSED, type Worths, workOutWorths } from './worths.ts';

/**
 * The end of a turn for a whole group of states: what each of the 252 rolls is worth in its best
 * box. Boxes that score the same for a roll and leave the upper sum alike share a follow-up: the
 * best of what comes after them, worked out once for all rolls.
 */
export interface Choices {
  /** The values of the states after a box is filled are read. */
  readonly solution: Solution;
  readonly worths: Worths;
  /** The first is a 0 in any open box, which is legal or worse than what is. */
  readonly followUps: readonly FollowUp[];
  /** For each roll what it may score: `follow-up, points, follow-up, points …`. */
  readonly scores: readonly Int16Array[];
  /** `[follow-up × width + state]`: the value of what comes after, for the states in hand. */
  readonly after: Float64Array;
  /** Working memory: of the roll in hand, where each open follow-up stands in `after`, and its points. */
  readonly offers: Int32Array;
}

/** Boxes, as bits, that a roll may fill to the same effect, and what that adds to the upper sum. */
interface FollowUp {
  readonly boxes: number;
  readonly upperPoints: number;
}

/** So far below 0 that no points make up for it. */
const NOTHING_OPEN = -(2 ** 20);

/** Prepares the choices of a space whose values are, or are about to be, known. */
export function makeChoices(solution: Solution): Choices {
  const { space } = solution;
  const worths = workOutWorths(space.rules);
  const followUps: FollowUp[] = [{ boxes: 2 ** space.rules.boxes.length - 1, upperPoints: 0 }];
  const indexOf = (followUp: FollowUp) => {
    const { boxes, upperPoints } = followUp;
    const known = followUps.findIndex((it) => it.boxes === boxes && it.upperPoints === upperPoints);
    return known < 0 ? followUps.push(followUp) - 1 : known;
  };
  const scores = Array.from({ length: ROLLS }, (_, roll) =>
    Int16Array.from(
      scoresOfRoll(space, worths, roll).flatMap(([points, followUp]) => [
        indexOf(followUp),
        points,
      ]),
    ),
  );
  const after = new Float64Array(followUps.length * (space.threshold + 1));
  const offers = new Int32Array(2 * space.rules.boxes.length + 4);
  return { solution, worths, followUps, scores, after, offers };
}

/** Where a roll scores more than 0, no further five of a kind: an upper box each, lower boxes by points. */
function scoresOfRoll(space: StateSpace, worths: Worths, roll: number): [number, FollowUp][] {
  const boxes = space.rules.boxes.length;
  const lower = new Map<number, number>();
  const scores: [number, FollowUp][] = [];
  for (let box = 0; box < boxes; box += 1) {
    const points = worths.ordinary[roll * boxes + box]!;
    if (points === 0) continue;
    if ((space.upperBoxes >> box) & 1) {
      scores.push([points, { boxes: 1 << box, upperPoints: points }]);
    } else {
      lower.set(points, (lower.get(points) ?? 0) | (1 << box));
    }
  }
  for (const [points, set] of lower) scores.push([points, { boxes: set, upperPoints: 0 }]);
  return scores;
}

/**
 * Fills the rolls of a lattice, as wide as there are `uppers`, with the value of the best box that
 * each roll may fill: its points and what comes after. The states differ by their upper sum alone.
 */
export function fillRolls(
  choices: Choices,
  lattice: Float64Array,
  filled: number,
  arePaid: boolean,
  uppers: Uint8Array,
): void {
  const { after, solution } = choices;
  const width = uppers.length;
  lookAfter(choices, filled, arePaid, uppers);
  if (width === 1) fillRollsOfOne(choices, lattice);
  else {
    for (let roll = 0; roll < ROLLS; roll += 1) {
      const end = listOffers(choices, roll, filled, width);
      const to = (FIRST_ROLL + roll) * width;
      takeBetter(lattice, to, width, after, 0, choices, 0);
      for (let at = 4; at < end; at += 4) takeBetter(lattice, to, width, lattice, to, choices, at);
    }
  }
  if (filled & solution.space.fivesBox) fillFurtherFives(choices, lattice, filled, arePaid, uppers);
}

/** The same for a single state, where lists of what is open would take longer than they save. */
function fillRollsOfOne({ after, scores }: Choices, lattice: Float64Array): void {
  for (let roll = 0; roll < ROLLS; roll += 1) {
    const list = scores[roll]!;
    let best = after[0]!;
    for (let at = 0; at < list.length; at += 2) {
      const value = after[list[at]!]! + list[at + 1]!;
      if (value > best) best = value;
    }
    lattice[FIRST_ROLL + roll] = best;
  }
}

/** Works out `after` for the states in hand; a follow-up with no box open is worth less than any. */
function lookAfter(choices: Choices, filled: number, arePaid: boolean, uppers: Uint8Array): void {
  const { followUps, after } = choices;
  const { space, values } = choices.solution;
  const width = uppers.length;
  after.fill(NOTHING_OPEN, 0, followUps.length * width);
  for (let index = 0; index < followUps.length; index += 1) {
    const { boxes, upperPoints } = followUps[index]!;
    for (let open = boxes & ~filled; open !== 0; open &= open - 1) {
      const box = open & -open;
      const isNowPaid = arePaid || (index > 0 && box === space.fivesBox);
      const first = space.first[groupOf(filled | box, isNowPaid)]!;
      const { placeOf } = sumsOf(space, filled | box);
      for (let state = 0; state < width; state += 1) {
        const upper = Math.min(space.threshold, uppers[state]! + upperPoints);
        const value = values[first + placeOf[upper]!]!;
        const at = index * width + state;
        if (value > after[at]!) after[at] = value;
      }
    }
  }
}

/** Lists the open follow-ups of a roll, in pairs; returns where the list ends. */
function listOffers(
  { scores, followUps, offers }: Choices,
  roll: number,
  filled: number,
  width: number,
): number {
  const list = scores[roll]!;
  let end = 0;
  for (let at = 0; at < list.length; at += 2) {
    if ((followUps[list[at]!]!.boxes & ~filled) === 0) continue;
    offers[end] = list[at]! * width;
    offers[end + 1] = list[at + 1]!;
    end += 2;
  }
  offers.fill(0, end, end + 4);
  return end;
}

/** Writes the best of a given row and of the two offers at `at`. The pair is measured to be worth it. */
function takeBetter(
  lattice: Float64Array,
  to: number,
  width: number,
  given: Float64Array,
  from: number,
  { after, offers }: Choices,
  at: number,
): void {
  const one = offers[at]!;
  const onePoints = offers[at + 1]!;
  const two = offers[at + 2]!;
  const twoPoints = offers[at + 3]!;
  for (let state = 0; state < width; state += 1) {
    let best = given[from + state]!;
    const first = after[one + state]! + onePoints;
    const second = after[two + state]! + twoPoints;
    if (first > best) best = first;
    if (second > best) best = second;
    lattice[to + state] = best;
  }
}

/** Five alike once their own box is filled: the judge alone says where they may go and for what. */
function fillFurtherFives(
  { solution: { space, values }, worths }: Choices,
  lattice: Float64Array,
  filled: number,
  arePaid: boolean,
  uppers: Uint8Array,
): void {
  const boxes = space.rules.boxes.length;
  const points = worths.ofFurtherFives(filled, arePaid);
  for (let five = 0; five < worths.fives.length; five += 1) {
    const roll = worths.fives[five]!;
    const to = (FIRST_ROLL + roll) * uppers.length;
    lattice.fill(0, to, to + uppers.length);
    for (let box = 0; box < boxes; box += 1) {
      const worth = points[five * boxes + box]!;
      if (worth === CLOSED) continue;
      const next = filled | (1 << box);
      const first = space.first[groupOf(next, arePaid)]!;
      const { placeOf } = sumsOf(space, next);
      const upperPoints = worths.upperPoints[roll * boxes + box]!;
      for (let state = 0; state < uppers.length; state += 1) {
        const upper = Math.min(space.threshold, uppers[state]! + upperPoints);
        const value = worth + values[first + placeOf[upper]!]!;
        if (value > lattice[to + state]!) lattice[to + state] = value;
      }
    }
  }
}
