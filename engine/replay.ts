import { type Roll, rollAgain } from './dice.ts';
import { type Fault, isFault } from './faults.ts';
import { beginGame, faultOfHold, type Game, type Move, playHold, playScore } from './game.ts';
import type { RuleSet } from './rule-sets/rule-set.ts';
import type { OpenTurn, Turn } from './transcript.ts';

/** Turns in order; only the last may still lack its box. */
export type Turns = readonly (Turn | OpenTurn)[];

/** How far the turns could be played: the game after the last legal move, and what stopped it. */
export interface Replay {
  readonly game: Game;
  readonly fault: Fault | null;
  /** Rolls dealt to this game, those of its last position included. */
  readonly rollsDealt: number;
}

/**
 * Plays turns on the dice of a day, `rolls` in order (39 for a whole day; at least one). Returns
 * the legal prefix and the first fault. Where the dice end early, the rest is still read for faults
 * that need no dice, and is `out-of-dice` if there are none.
 */
export function replay(rules: RuleSet, turns: Turns, rolls: readonly Roll[]): Replay {
  let game: Game = beginGame(rules, rolls[0]!);
  let rollsDealt = 1;
  for (let turn = 0; turn < turns.length; turn += 1) {
    const entry = turns[turn]!;
    const moves = entry.holds.length + ('box' in entry ? 1 : 0);
    for (let at = 0; at < moves; at += 1) {
      const next = playEntry(game, entry, at, rolls[rollsDealt]);
      if (isFault(next)) return { game, rollsDealt, fault: firstFault(rules, turns, next) };
      game = next;
      if (game.phase === 'rolling') rollsDealt += 1;
    }
  }
  return { game, rollsDealt, fault: null };
}

/** The moves of a turn in the order they were made. */
export function movesOf(turn: Turn | OpenTurn): Move[] {
  const moves: Move[] = [];
  for (let at = 0; at < turn.holds.length; at += 1) moves.push({ hold: turn.holds[at]! });
  if ('box' in turn) moves.push({ score: turn.box });
  return moves;
}

/** For each turn its rolls as they lay on the table, held dice included. `turns` must be playable. */
export function rollsOfTurns(turns: Turns, rolls: readonly Roll[]): Roll[][] {
  let dealt = 0;
  return turns.map((turn) => {
    const laid = [rolls[dealt++]!];
    for (const hold of turn.holds) laid.push(rollAgain(laid.at(-1)!, hold, rolls[dealt++]!));
    return laid;
  });
}

/** The game after the move at `at` of a turn: a hold, or after all of them its box. */
function playEntry(game: Game, turn: Turn | OpenTurn, at: number, next: Roll | undefined) {
  if (at < turn.holds.length) return playHold(game, turn.holds[at]!, next);
  return playScore(game, (turn as Turn).box, next);
}

/** A turn's number of rolls is judged before its holds (DESIGN.md, section 3). */
function firstFault(rules: RuleSet, turns: Turns, fault: Fault): Fault {
  if (fault.code === 'out-of-dice') return faultWithoutDice(rules, turns) ?? fault;
  const { code, turn } = fault;
  const hasTooMany = code === 'bad-hold' && turns[turn!]!.holds.length >= rules.rolls;
  return hasTooMany ? { code: 'too-many-rolls', turn: turn! } : fault;
}

/** The first fault that can be told from the turns alone: rolls, holds and boxes, not the joker. */
function faultWithoutDice(rules: RuleSet, turns: Turns): Fault | null {
  const filled = new Set<string>();
  for (const [turn, entry] of turns.entries()) {
    if (entry.holds.length >= rules.rolls) return { code: 'too-many-rolls', turn };
    for (const [index, hold] of entry.holds.entries()) {
      const fault = faultOfHold(rules, turn, index + 1, hold);
      if (fault) return fault;
    }
    if (!('box' in entry)) continue;
    if (!rules.boxIndex.has(entry.box)) return { code: 'unknown-box', turn };
    if (filled.has(entry.box)) return { code: 'box-already-filled', turn };
    filled.add(entry.box);
  }
  return null;
}
