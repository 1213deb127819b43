import type { Face, Roll } from '../../engine/dice.ts';
import { type RollingGame, rollsLeft } from '../../engine/game.ts';
import { RANKED_RULES } from '../../engine/rule-sets/all.ts';
import { emptyCard } from '../../engine/scorecard.ts';
import type { Drill } from '../../engine/strategy/drill.ts';
import { KEEPS } from '../../engine/strategy/keeps.ts';
import { holdOfKeep, type ValuedMove } from '../../engine/strategy/position.ts';
import type { ExploredCard, ToldChoice, ToldDrill } from './questions.ts';

/** The game in which a card and its dice could lie so. */
export function gameOf({ scores, roll, rollsLeft: left }: ExploredCard): RollingGame {
  const turn = scores.filter((score) => score !== null).length;
  const rollsMade = (RANKED_RULES.rolls - left) as RollingGame['rollsMade'];
  return { phase: 'rolling', card: { ...emptyCard(RANKED_RULES), scores }, turn, roll, rollsMade };
}

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
