import type { Face, Roll } from '../../engine/dice.ts';
import { rollsLeft } from '../../engine/game.ts';
import type { Drill } from '../../engine/strategy/drill.ts';
import { KEEPS } from '../../engine/strategy/keeps.ts';
import { holdOfKeep, type ValuedMove } from '../../engine/strategy/position.ts';
import type { ToldChoice, ToldDrill } from './questions.ts';

/** The engine's moves as the page shows them: faces and holds instead of keeps. */
export function tellMoves(moves: readonly ValuedMove[], roll: Roll): ToldChoice[] {
  return moves.map((move) => {
    if ('score' in move) return { score: move.score, points: move.points, value: move.value };
    const kept: readonly Face[] = KEEPS[move.keep]!;
    return { kept, hold: holdOfKeep(roll, move.keep), value: move.value };
  });
}

export function tellDrill({ game, moves }: Drill): ToldDrill {
  const { scores, fiveOfAKindBonuses } = game.card;
  return {
    scores,
    fiveOfAKindBonuses,
    roll: game.roll,
    rollsLeft: rollsLeft(game),
    moves: tellMoves(moves, game.roll),
  };
}
