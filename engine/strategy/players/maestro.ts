import { rollsLeft } from '../../game.ts';
import type { Scorecard } from '../../scorecard.ts';
import { stateOfCard } from '../card-state.ts';
import type { Choices } from '../choices.ts';
import { bestMove, holdOfKeep } from '../position.ts';
import { type TurnValues, valueTurn } from '../turn-values.ts';
import type { Policy } from './policy.ts';

/** The perfect solitaire player: always the move with the most expected points. */
export function makeMaestro(choices: Choices): Policy {
  let last: { card: Scorecard; turn: TurnValues } | null = null;
  return (game) => {
    const { card, roll } = game;
    const state = stateOfCard(choices.solution.space, card);
    if (last?.card !== card) last = { card, turn: valueTurn(choices, state) };
    const best = bestMove(choices, { state, roll, rollsLeft: rollsLeft(game) }, last.turn);
    return 'score' in best ? { score: best.score } : { hold: holdOfKeep(roll, best.keep) };
  };
}
