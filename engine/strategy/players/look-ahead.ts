import { type Move, type RollingGame, rollsLeft } from '../../game.ts';
import type { Scorecard } from '../../scorecard.ts';
import { fiveOfAKindBonus, worthOfBox } from '../../scoring.ts';
import { FIRST_ROLL, KEEPS_WITHIN, keepOf, ROLLS, rollOfKeep } from '../keeps.ts';
import { makeLattice } from '../lattice.ts';
import { holdOfKeep, TIE } from '../position.ts';
import { readTurn, type TurnValues } from '../turn-values.ts';

/**
 * What a player holds a way to end the turn for: `points`, with the bonus of a further five, in a
 * box. Any measure will do of which the mean over chance is what the player wants most of.
 */
export type Appraise = (box: number, points: number) => number;

/** A turn looked through to its end: what each keep is worth by a player's own measure. */
export type LookAhead = TurnValues;

/** Looks through a turn on this card: all 252 rolls in their best box, and back over both re-rolls. */
export function lookAhead(card: Scorecard, appraise: Appraise): LookAhead {
  const lattice = makeLattice(1);
  for (let index = FIRST_ROLL; index < FIRST_ROLL + ROLLS; index += 1) {
    lattice[index] = bestScore(card, index, appraise).worth;
  }
  return readTurn(lattice);
}

/** The best move of a turn that was looked through; a box before a hold that is no better. */
export function moveByLookAhead(game: RollingGame, turn: LookAhead, appraise: Appraise): Move {
  const { card, roll } = game;
  const { box, worth } = bestScore(card, keepOf(roll), appraise);
  let best: Move = { score: card.rules.boxes[box]!.id };
  let most = worth;
  if (rollsLeft(game) === 0) return best;
  const values = turn[rollsLeft(game)]!;
  for (const keep of KEEPS_WITHIN[keepOf(roll) - FIRST_ROLL]!) {
    if (values[keep]! < most + TIE) continue;
    most = values[keep]!;
    best = { hold: holdOfKeep(roll, keep) };
  }
  return best;
}

function bestScore(card: Scorecard, index: number, appraise: Appraise) {
  const roll = rollOfKeep(index);
  const bonus = fiveOfAKindBonus(card, roll);
  let best = { box: -1, worth: Number.NEGATIVE_INFINITY };
  for (let box = 0; box < card.scores.length; box += 1) {
    const points = worthOfBox(card, roll, box);
    if (typeof points === 'string') continue;
    const worth = appraise(box, points + bonus);
    if (worth > best.worth) best = { box, worth };
  }
  return best;
}
