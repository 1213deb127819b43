import type { Hold, Roll } from '../dice.ts';
import { type Fault, isFault } from '../faults.ts';
import { beginGame, type FinishedGame, type Game, play, rollsLeft } from '../game.ts';
import type { Turn } from '../transcript.ts';
import { stateOfCard } from './card-state.ts';
import type { Choices } from './choices.ts';
import { bestMove, holdOfKeep } from './position.ts';
import { type TurnValues, valueTurn } from './turn-values.ts';

/** A game played to its end, and the turns that made it. */
export interface ParGame {
  readonly turns: readonly Turn[];
  readonly game: FinishedGame;
}

/**
 * The game of optimal play without foresight on known dice, three rolls for each box in order; its
 * total is the day's par. Of equal faces the leftmost are held.
 */
export function playPar(choices: Choices, rolls: readonly Roll[]): ParGame {
  const { space } = choices.solution;
  const turns: Turn[] = [];
  let holds: Hold[] = [];
  let game: Game = beginGame(space.rules, rolls[0]!);
  let turn: TurnValues | null = null;
  for (let dealt = 1; game.phase === 'rolling'; dealt += 1) {
    const state = stateOfCard(space, game.card);
    turn = game.rollsMade === 1 ? valueTurn(choices, state) : turn;
    const best = bestMove(choices, { state, roll: game.roll, rollsLeft: rollsLeft(game) }, turn);
    const move = 'score' in best ? best : { hold: holdOfKeep(game.roll, best.keep) };
    const after: Game | Fault = play(game, move, rolls[dealt]);
    if (isFault(after)) throw new Error(`Optimal play made an illegal move: ${after.code}`);
    if ('hold' in move) holds.push(move.hold);
    else {
      turns.push({ holds, box: move.score });
      holds = [];
    }
    game = after;
  }
  return { turns, game };
}
