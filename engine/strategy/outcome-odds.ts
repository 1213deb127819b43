import type { Choices } from './choices.ts';
import { ADDED, FIRST_ROLL, KEEPS, rollOfKeep } from './keeps.ts';
import { bestMove, type Position, type ValuedMove, type ValuedScore } from './position.ts';
import type { State } from './states.ts';
import { type TurnValues, valueTurn } from './turn-values.ts';

const MOST_ROLLS = 3;
const NOTHING_KEPT = 0;

/** A way in which a turn may end: the box that will be filled, its points, and how likely that is. */
export interface OutcomeOdds {
  /** `points` count the bonus of a further five; `value` what comes after the turn, too. */
  readonly score: ValuedScore;
  readonly chance: number;
}

/**
 * The chance behind a choice: in which boxes the turn may end, and with how many points, if this
 * move is made and every later one of the turn is the best. Likeliest first; the chances add up to
 * 1. `turn` holds the values of the turn that the position belongs to; a score needs none.
 */
export function oddsOfMove(
  choices: Choices,
  position: Position,
  move: ValuedMove,
  turn: TurnValues | null,
): OutcomeOdds[] {
  if ('score' in move) return [{ score: move, chance: 1 }];
  return oddsOfKeep(choices, position.state, move.keep, position.rollsLeft, turn!);
}

/** The same of a whole turn, before its first roll. */
export function oddsOfTurn(choices: Choices, state: State): OutcomeOdds[] {
  return oddsOfKeep(choices, state, NOTHING_KEPT, MOST_ROLLS, valueTurn(choices, state));
}

function oddsOfKeep(
  choices: Choices,
  state: State,
  kept: number,
  rolls: number,
  turn: TurnValues,
): OutcomeOdds[] {
  const odds = new Map<string, OutcomeOdds>();
  let keeps = new Float64Array(KEEPS.length);
  keeps[kept] = 1;
  for (let rollsLeft = rolls - 1; rollsLeft >= 0; rollsLeft -= 1) {
    rollTheRest(keeps);
    const next = new Float64Array(KEEPS.length);
    for (let keep = FIRST_ROLL; keep < KEEPS.length; keep += 1) {
      const chance = keeps[keep]!;
      if (chance === 0) continue;
      const best = bestMove(choices, { state, roll: rollOfKeep(keep), rollsLeft }, turn);
      if ('keep' in best) next[best.keep] = next[best.keep]! + chance;
      else addChance(odds, best, chance);
    }
    keeps = next;
  }
  return [...odds.values()].sort((a, b) => b.chance - a.chance);
}

/** Moves the chances of smaller keeps on to the rolls that they may become. */
function rollTheRest(chances: Float64Array): void {
  for (let keep = 0; keep < FIRST_ROLL; keep += 1) {
    const sixth = chances[keep]! / 6;
    chances[keep] = 0;
    if (sixth === 0) continue;
    for (let at = 6 * keep; at < 6 * keep + 6; at += 1) {
      chances[ADDED[at]!] = chances[ADDED[at]!]! + sixth;
    }
  }
}

/** Box and points say what follows: two such ends are one. */
function addChance(odds: Map<string, OutcomeOdds>, score: ValuedScore, chance: number): void {
  const key = `${score.box} ${score.points}`;
  const before = odds.get(key)?.chance ?? 0;
  odds.set(key, { score, chance: before + chance });
}
