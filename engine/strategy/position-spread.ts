import type { Choices } from './choices.ts';
import { type Position, stateAfter, type ValuedMove } from './position.ts';
import { deviationOfState, type Spread } from './spread.ts';
import { deviationOf, keepBest, makeSpreadTurn, rollOnce, scoreRolls } from './spread-turn.ts';

/**
 * The spread of each choice, in the order of `moves`: the standard deviation of the points still to
 * come if that move is made and all later ones are the best.
 */
export function deviationsOfMoves(
  choices: Choices,
  spread: Spread,
  position: Position,
  moves: readonly ValuedMove[],
): number[] {
  const { filled, arePaid, upper } = position.state;
  const turn = makeSpreadTurn(choices.solution, spread, 1);
  if (position.rollsLeft > 0) {
    scoreRolls(turn, { filled, arePaid, uppers: Uint8Array.of(upper) });
    rollOnce(turn, 1);
  }
  if (position.rollsLeft > 1) {
    keepBest(turn, 1);
    rollOnce(turn, 1);
  }
  return moves.map((move) => {
    if ('keep' in move) return deviationOf(turn.values[move.keep]!, turn.squares[move.keep]!);
    return deviationOfState(spread, stateAfter(choices, position.state, move.box, position.roll));
  });
}
