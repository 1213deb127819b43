import type { Roll } from '../../../engine/dice.ts';
import { rollAgain } from '../../../engine/dice.ts';
import type { Choices } from '../../../engine/strategy/choices.ts';
import { keepOf } from '../../../engine/strategy/keeps.ts';
import {
  holdOfKeep,
  type Position,
  stateAfter,
  type ValuedMove,
  valueMoves,
} from '../../../engine/strategy/position.ts';
import type { State } from '../../../engine/strategy/states.ts';
import { type TurnValues, valueTurn } from '../../../engine/strategy/turn-values.ts';

/** A way to play a day, for the rates of the flags. */
export interface Habits {
  /** How far a player's judgement of each move is off, in points: the scale of a logistic choice. */
  readonly error: number;
  /** The share of decisions in which the player asks a solver. */
  readonly solver: number;
  /** The share of holds in which the player knows the next five dice. */
  readonly peeks: number;
}

/** What a simulated game leaves on record. */
export interface DayRecord {
  readonly luck: number;
  readonly lost: number;
}

/** Plays a day's dice by habits; `random` gives numbers from 0 to 1. */
export function playDay(
  choices: Choices,
  rolls: readonly Roll[],
  { error, solver, peeks }: Habits,
  random: () => number,
): DayRecord {
  const { rules } = choices.solution.space;
  let state: State = { filled: 0, upper: 0, arePaid: false };
  let before = choices.solution.values[0]!;
  let [luck, lost, dealt] = [0, 0, 0];
  for (let count = 0; count < rules.boxes.length; count += 1) {
    const turn = valueTurn(choices, state);
    let roll = rolls[dealt]!;
    dealt += 1;
    for (let rollsLeft = 2; ; rollsLeft -= 1) {
      const position: Position = { state, roll, rollsLeft };
      const moves = valueMoves(choices, position, turn);
      const most = moves.reduce((best, move) => (move.value > best.value ? move : best));
      let chosen = most;
      if (rollsLeft > 0 && random() < peeks) chosen = peek(moves, turn, position, rolls[dealt]!);
      else if (random() >= solver) chosen = misjudge(moves, error, random);
      luck += most.value - before;
      lost += most.value - chosen.value;
      before = chosen.value - ('score' in chosen ? chosen.points : 0);
      if ('score' in chosen) {
        state = stateAfter(choices, state, chosen.box, roll);
        break;
      }
      roll = rollAgain(roll, holdOfKeep(roll, chosen.keep), rolls[dealt]!);
      dealt += 1;
    }
  }
  return { luck, lost };
}

/** A choice as people make it: the likelier, the less it loses (Gumbel noise makes it logistic). */
function misjudge(moves: readonly ValuedMove[], error: number, random: () => number): ValuedMove {
  let best = moves[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const felt = move.value - error * Math.log(-Math.log(random()));
    if (felt > most) {
      most = felt;
      best = move;
    }
  }
  return best;
}

/** The hold that turns out best on the next five dice, or the best box if that is better still. */
function peek(
  moves: readonly ValuedMove[],
  turn: TurnValues,
  { roll, rollsLeft }: Position,
  next: Roll,
): ValuedMove {
  let best = moves[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const value =
      'score' in move
        ? move.value
        : valueOfRoll(turn, rollsLeft - 1, rollAgain(roll, holdOfKeep(roll, move.keep), next));
    if (value > most) {
      most = value;
      best = move;
    }
  }
  return best;
}

/** A keep of all five is the roll with one roll fewer. */
function valueOfRoll(turn: TurnValues, rollsLeft: number, roll: Roll): number {
  return turn[rollsLeft + 1]![keepOf(roll)]!;
}
