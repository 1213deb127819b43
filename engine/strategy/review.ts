import type { Roll } from '../dice.ts';
import { beginGame, type Game, type Move, play, type RollingGame, rollsLeft } from '../game.ts';
import { movesOf } from '../replay.ts';
import type { Turn } from '../transcript.ts';
import { stateOfCard } from './card-state.ts';
import type { Choices } from './choices.ts';
import { keepOfHold, type Position, type ValuedMove, valueMoves } from './position.ts';
import { valueOfState } from './solution.ts';
import { type TurnValues, valueTurn } from './turn-values.ts';

/** One decision of a finished game, judged by the solution. Points are expected points. */
export interface Decision {
  /** Index of the turn, from 0. */
  readonly turn: number;
  readonly position: Position;
  readonly chosen: ValuedMove;
  readonly best: ValuedMove;
  /** What the choice cost: the best move's value less the chosen one's, never below 0. */
  readonly lost: number;
  /** What the dice of this roll brought, before anything was chosen: best value less the expectation. */
  readonly luck: number;
}

/** A finished game judged: total = `expected` + luck − lost, to the rounding of the solution. */
export interface Review {
  readonly decisions: readonly Decision[];
  /** The value of the game before its first roll. */
  readonly expected: number;
  readonly luck: number;
  readonly lost: number;
}

/**
 * Judges every decision of a finished game on the rolls dealt to it, in order. The turns must be
 * those of a legal game. Dice not dealt to it are not looked at.
 */
export function reviewGame(
  choices: Choices,
  turns: readonly Turn[],
  rolls: readonly Roll[],
): Review {
  const { space } = choices.solution;
  const decisions: Decision[] = [];
  let game: Game = beginGame(space.rules, rolls[0]!);
  const expected = valueOfState(choices.solution, stateOfCard(space, game.card));
  let before = expected;
  let dealt = 1;
  let turn: TurnValues | null = null;
  for (const move of turns.flatMap(movesOf)) {
    if (game.phase === 'finished') throw new Error('The game was over');
    const position = positionOf(choices, game);
    turn = game.rollsMade === 1 ? valueTurn(choices, position.state) : turn;
    const decision = judge(choices, position, turn, move, game.turn, before);
    decisions.push(decision);
    const { chosen } = decision;
    before = chosen.value - ('score' in chosen ? chosen.points : 0);
    game = playOn(game, move, rolls[dealt]);
    dealt += 1;
  }
  return {
    decisions,
    expected,
    luck: decisions.reduce((sum, { luck }) => sum + luck, 0),
    lost: decisions.reduce((sum, { lost }) => sum + lost, 0),
  };
}

/** The points lost in each turn, in their order. */
export function lostByTurn({ decisions }: Review): number[] {
  const lost: number[] = [];
  for (const decision of decisions)
    lost[decision.turn] = (lost[decision.turn] ?? 0) + decision.lost;
  return lost;
}

function positionOf({ solution }: Choices, game: RollingGame): Position {
  const state = stateOfCard(solution.space, game.card);
  return { state, roll: game.roll, rollsLeft: rollsLeft(game) };
}

function judge(
  choices: Choices,
  position: Position,
  values: TurnValues | null,
  move: Move,
  turn: number,
  before: number,
): Decision {
  const moves = valueMoves(choices, position, values);
  const isChosen = (it: ValuedMove) =>
    'score' in it
      ? 'score' in move && it.score === move.score
      : 'hold' in move && it.keep === keepOfHold(position.roll, move.hold);
  const chosen = moves.find(isChosen);
  if (!chosen) throw new Error('The move was not legal');
  const best = moves.reduce((most, it) => (it.value > most.value ? it : most));
  const lost = best.value - chosen.value;
  return { turn, position, chosen, best, lost, luck: best.value - before };
}

function playOn(game: RollingGame, move: Move, next: Roll | undefined): Game {
  const after = play(game, move, next);
  if ('code' in after) throw new Error(`The move was not legal: ${after.code}`);
  return after;
}
