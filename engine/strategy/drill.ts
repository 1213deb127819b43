import type { Face, Roll } from '../dice.ts';
import { beginGame, type Game, play, type RollingGame, rollsLeft } from '../game.ts';
import { stateOfCard } from './card-state.ts';
import type { Choices } from './choices.ts';
import type { Pick } from './players/policy.ts';
import { holdOfKeep, type ValuedMove, valuePosition } from './position.ts';

/** A hard decision out of a plausible game, and all its moves with their values, best first. */
export interface Drill {
  readonly game: RollingGame;
  readonly moves: readonly ValuedMove[];
}

/** A decision is hard when the second best move costs no more than this, yet more than nothing. */
const CLOSE = 2.5;
const DIFFERENT = 0.05;
/** One move in so many of the games is not the best, so that cards are those of people. */
const SLIP = 5;
/** Of the hard decisions of a game one in so many is drawn. */
const SPARSE = 6;

/** Draws a decision from games played nearly perfectly. Chance enters as `pick`. */
export function drawDrill(choices: Choices, pick: Pick): Drill {
  for (;;) {
    const drill = drawFromGame(choices, pick);
    if (drill) return drill;
  }
}

function drawFromGame(choices: Choices, pick: Pick): Drill | null {
  let game: Game = beginGame(choices.solution.space.rules, rollFive(pick));
  while (game.phase === 'rolling') {
    const moves = valueGame(choices, game);
    if (isHard(moves) && pick(SPARSE) === 0) return { game, moves };
    const move = moves[pick(SLIP) === 0 ? pick(Math.min(3, moves.length)) : 0]!;
    const made =
      'score' in move ? { score: move.score } : { hold: holdOfKeep(game.roll, move.keep) };
    const after = play(game, made, rollFive(pick));
    if ('code' in after) throw new Error(`A listed move was illegal: ${after.code}`);
    game = after;
  }
  return null;
}

/** All moves of a game under way with their values, best first. */
export function valueGame(choices: Choices, game: RollingGame): ValuedMove[] {
  const state = stateOfCard(choices.solution.space, game.card);
  return valuePosition(choices, { state, roll: game.roll, rollsLeft: rollsLeft(game) });
}

function isHard(moves: readonly ValuedMove[]): boolean {
  const [best, second] = moves;
  if (!best || !second) return false;
  const gap = best.value - second.value;
  return gap > DIFFERENT && gap <= CLOSE;
}

function rollFive(pick: Pick): Roll {
  const die = () => (pick(6) + 1) as Face;
  return [die(), die(), die(), die(), die()];
}
