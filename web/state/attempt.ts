// First load: an attempt as the server tells it, read by the engine.
import { parseRoll, type Roll } from '../../engine/dice.ts';
import { isFault } from '../../engine/faults.ts';
import { type Game, type Move, play } from '../../engine/game.ts';
import { replay } from '../../engine/replay.ts';
import { RANKED_RULES } from '../../engine/rule-sets/all.ts';
import type { AttemptAnswer } from '../../worker/wire.ts';

/** Stands in for dice not yet dealt where only the legality of a move is asked. */
const ANY_ROLL: Roll = [1, 1, 1, 1, 1];

/** The rolls dealt so far, raw, in order. */
export function rollsOf(attempt: AttemptAnswer): Roll[] {
  return attempt.rolls.map(readRoll);
}

/** The game where the attempt stands. */
export function gameOf(attempt: AttemptAnswer): Game {
  return replay(RANKED_RULES, attempt.turns, rollsOf(attempt)).game;
}

/** Whether a move may be made now. */
export function isLegal(game: Game, move: Move): boolean {
  return !isFault(play(game, move, ANY_ROLL));
}

/** The attempt after a move that the server has taken, with the roll that it dealt. */
export function afterMove(attempt: AttemptAnswer, move: Move, roll: string | null): AttemptAnswer {
  const turns = attempt.turns.slice();
  const { holds } = turns.pop()!;
  if ('hold' in move) turns.push({ holds: [...holds, move.hold] });
  else turns.push({ holds, box: move.score });
  if ('score' in move && roll !== null) turns.push({ holds: [] });
  const rolls = roll === null ? attempt.rolls : [...attempt.rolls, roll];
  return { ...attempt, step: attempt.step + 1, turns, rolls, finished: roll === null };
}

function readRoll(text: string): Roll {
  const roll = parseRoll(text);
  if (!roll) throw new Error('The server dealt dice that are none');
  return roll;
}
