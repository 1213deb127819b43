import { type Choices, fillRolls } from './choices.ts';
import { expectKeeps, makeLattice, takeBestKeeps } from './lattice.ts';
import type { State } from './states.ts';

/**
 * What the keeps of a turn are worth, by rolls left (0 to 2) and then by keep: the expected points
 * still to come once the other dice are rolled. A keep of all five is that roll with one roll fewer;
 * with none left these alone have a value, that of the best box.
 */
export type TurnValues = readonly [Float64Array, Float64Array, Float64Array];

/** Works out the keeps of a turn that begins in a state. Every decision of that turn is read from here. */
export function valueTurn(choices: Choices, state: State): TurnValues {
  const lattice = makeLattice(1);
  fillRolls(choices, lattice, state.filled, state.arePaid, Uint8Array.of(state.upper));
  return readTurn(lattice);
}

/** From a lattice whose rolls hold what they score, by any measure, back over both re-rolls. */
export function readTurn(lattice: Float64Array): TurnValues {
  const none = lattice.slice();
  expectKeeps(lattice, 1);
  const one = lattice.slice();
  takeBestKeeps(lattice, 1);
  expectKeeps(lattice, 1);
  return [none, one, lattice];
}
