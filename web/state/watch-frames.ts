import type { Roll } from '../../engine/dice.ts';
import { isFault } from '../../engine/faults.ts';
import { beginGame, type Game, type Move, play } from '../../engine/game.ts';
import { movesOf, type Turns } from '../../engine/replay.ts';
import { RANKED_RULES } from '../../engine/rule-sets/all.ts';

/** One frame of a game being watched. */
export interface Frame {
  readonly game: Game;
  /** The move about to be made; null where the frame shows what came of the one before. */
  readonly move: Move | null;
}

/**
 * A game in frames: for each move first the choice, then what came of it. `rolls` are the day's in
 * order. Null where the turns are no whole legal game on them.
 */
export function framesOf(turns: Turns, rolls: readonly Roll[]): Frame[] | null {
  const [first] = rolls;
  if (!first) return null;
  let game: Game = beginGame(RANKED_RULES, first);
  let dealt = 1;
  const frames: Frame[] = [{ game, move: null }];
  for (const move of turns.flatMap(movesOf)) {
    frames.push({ game, move });
    const next: ReturnType<typeof play> = play(game, move, rolls[dealt]);
    if (isFault(next)) return null;
    game = next;
    dealt += 1;
    frames.push({ game, move: null });
  }
  return game.phase === 'finished' ? frames : null;
}
