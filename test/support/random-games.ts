import { HOLD_ALL, type Roll } from '../../engine/dice.ts';
import { isFault } from '../../engine/faults.ts';
import { beginGame, type FinishedGame, type Game, play, rollsLeft } from '../../engine/game.ts';
import type { RuleSet } from '../../engine/rule-sets/rule-set.ts';
import { worthOfBoxes } from '../../engine/scoring.ts';
import type { Turn } from '../../engine/transcript.ts';

/** Picks one of `choices` possibilities: a whole number from 0 below it. */
export type Pick = (choices: number) => number;

/** A game that was played to its end, and the turns that made it. */
export interface PlayedGame {
  readonly turns: readonly Turn[];
  readonly game: FinishedGame;
}

/** Plays legal moves as picked until every box is filled. */
export function playAtRandom(rules: RuleSet, rolls: readonly Roll[], pick: Pick): PlayedGame {
  const turns: Turn[] = [];
  let holds: number[] = [];
  let dealt = 1;
  let game: Game = beginGame(rules, rolls[0]!);
  while (game.phase === 'rolling') {
    const hold = rollsLeft(game) > 0 ? pick(HOLD_ALL + 2) : HOLD_ALL + 1;
    const legal = legalBoxes(game.card.rules, worthOfBoxes(game.card, game.roll));
    const box = legal[pick(legal.length)]!;
    const next = play(game, hold <= HOLD_ALL ? { hold } : { score: box }, rolls[dealt++]);
    if (isFault(next)) throw new Error(`A legal move was refused: ${next.code}`);
    if (hold <= HOLD_ALL) holds.push(hold);
    else {
      turns.push({ holds, box });
      holds = [];
    }
    game = next;
  }
  return { turns, game };
}

/** Picks that only a seed decides, by the generator called mulberry32. */
export function seededPick(seed: number): Pick {
  let state = seed;
  return (choices) => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) % choices;
  };
}

/** A day's rolls, or more, as picked. */
export function randomRolls(pick: Pick, count = 39): Roll[] {
  return Array.from(
    { length: count },
    () => Array.from({ length: 5 }, () => pick(6) + 1) as unknown as Roll,
  );
}

function legalBoxes(rules: RuleSet, worths: readonly (number | string)[]): string[] {
  return rules.boxes.filter((_, index) => typeof worths[index] === 'number').map((box) => box.id);
}
