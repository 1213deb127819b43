import type { Choices } from '../choices.ts';
import { oddsOfTurn } from '../outcome-odds.ts';
import { valueOfState } from '../solution.ts';
import { deviationOfState, type Spread } from '../spread.ts';
import { type State, type StateSpace, stateIndex } from '../states.ts';

/** What a game may still bring under optimal play: points and their chances, which add up to 1. */
export type Prospects = readonly (readonly [points: number, chance: number])[];

/** Up to this many open boxes prospects are exact; beyond, normal with the mean and spread known. */
const EXACT_BOXES = 2;

/** The normal distribution as five points (Gauss and Hermite), in standard deviations. */
const NORMAL: Prospects = [
  [-2.85697, 0.011257],
  [-1.355626, 0.222076],
  [0, 0.533334],
  [1.355626, 0.222076],
  [2.85697, 0.011257],
];

/** Finds the prospects of states. It remembers the exact ones. */
export function makeProspects(choices: Choices, spread: Spread): (state: State) => Prospects {
  const known = new Map<number, Prospects>();
  const { space } = choices.solution;
  const find = (state: State): Prospects => {
    if (!isExact(space, state)) return approximate(choices, spread, state);
    const index = stateIndex(space, state);
    const before = known.get(index);
    if (before) return before;
    const prospects = workOut(choices, state, find);
    known.set(index, prospects);
    return prospects;
  };
  return find;
}

/** True when the prospects of a state are its whole distribution. */
export function isExact(space: StateSpace, { filled }: State): boolean {
  let open = ~filled & (2 ** space.rules.boxes.length - 1);
  for (let count = 0; count < EXACT_BOXES; count += 1) open &= open - 1;
  return open === 0;
}

/** The state after points, with the bonus of a further five, in a box. */
export function stateAfterPoints(
  space: StateSpace,
  state: State,
  box: number,
  points: number,
): State {
  const isUpper = (space.upperBoxes >> box) & 1;
  // No upper box holds as much as the bonus of a further five.
  const above = isUpper ? points % space.rules.furtherFives.bonus : 0;
  return {
    filled: state.filled | (1 << box),
    upper: Math.min(space.threshold, state.upper + above),
    arePaid: state.arePaid || (1 << box === space.fivesBox && points > 0),
  };
}

function approximate({ solution }: Choices, spread: Spread, state: State): Prospects {
  const mean = valueOfState(solution, state);
  const deviation = deviationOfState(spread, state);
  return NORMAL.map(([at, chance]) => [mean + at * deviation, chance]);
}

function workOut(choices: Choices, state: State, find: (state: State) => Prospects): Prospects {
  const { space } = choices.solution;
  if (state.filled === 2 ** space.rules.boxes.length - 1) {
    return [[valueOfState(choices.solution, state), 1]];
  }
  const prospects = new Map<number, number>();
  for (const { score, chance } of oddsOfTurn(choices, state)) {
    const after = find(stateAfterPoints(space, state, score.box, score.points));
    for (const [points, share] of after) {
      const total = score.points + points;
      prospects.set(total, (prospects.get(total) ?? 0) + chance * share);
    }
  }
  return [...prospects];
}
