import { HOLD_NONE, type Hold, type Roll } from '../../engine/dice.ts';
import { isFault } from '../../engine/faults.ts';
import { beginGame, type Game, play } from '../../engine/game.ts';
import { movesOf, type Turns } from '../../engine/replay.ts';
import { RANKED_RULES } from '../../engine/rule-sets/all.ts';

/** One picture of a game being watched: the game, and the move that is about to be made. */
export interface Frame {
  readonly game: Game;
  /** Dice shown as held. */
  readonly hold: Hold;
  /** Index of the box shown as chosen, or null. */
  readonly chosen: number | null;
}

/**
 * A legal game as pictures: for each move first the choice, then what came of it. `rolls` are the
 * day's in order. Throws where the turns cannot be played: only replayed games are watched.
 */
export function framesOf(turns: Turns, rolls: readonly Roll[]): Frame[] {
  let game: Game = beginGame(RANKED_RULES, rolls[0]!);
  let dealt = 1;
  const frames: Frame[] = [{ game, hold: HOLD_NONE, chosen: null }];
  for (const move of turns.flatMap(movesOf)) {
    const hold = 'hold' in move ? move.hold : HOLD_NONE;
    const chosen = 'score' in move ? RANKED_RULES.boxIndex.get(move.score)! : null;
    frames.push({ game, hold, chosen });
    const next: ReturnType<typeof play> = play(game, move, rolls[dealt]);
    if (isFault(next)) throw new Error(`The game cannot be watched: ${next.code}`);
    game = next;
    if (game.phase === 'rolling') dealt += 1;
    frames.push({ game, hold, chosen: null });
  }
  return frames;
}
