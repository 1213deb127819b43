import { type State, type StateSpace, stateIndex } from './states.ts';

/** What every state of a space is worth: expected points still to come, the upper bonus paid at the end. */
export interface Solution {
  readonly space: StateSpace;
  /** By `stateIndex`. */
  readonly values: Float64Array;
}

/** The value of one state. */
export function valueOfState({ space, values }: Solution, state: State): number {
  return values[stateIndex(space, state)]!;
}
