// First load: a day's game as the screen shows it, and what can be done with it now.
import { type Day, dayAt } from '../../engine/day.ts';
import { HOLD_ALL, HOLD_NONE, type Roll } from '../../engine/dice.ts';
import { type Game, type Move, rollsLeft } from '../../engine/game.ts';
import { RANKED_RULES } from '../../engine/rule-sets/all.ts';
import { type ClosedBox, worthOfBoxes } from '../../engine/scoring.ts';
import type { AttemptAnswer, ChallengeAnswer, PlayerAnswer } from '../../worker/wire.ts';
import type { Unreachable } from '../api.ts';
import { serverNow } from './clock.ts';

/** What the screen shows. `closed`: a day that can no longer be begun. `refused`: see the notice. */
export type Phase =
  | 'loading'
  | 'unreachable'
  | 'refused'
  | 'ready'
  | 'playing'
  | 'finished'
  | 'closed';

/** Something to be said once: a code of the server's, or that the game went on in another place. */
export type Notice = { readonly code: string } | null;

/** The state of play. Nothing here changes it. */
export class GameView {
  phase: Phase = 'loading';
  challenge: ChallengeAnswer | null = null;
  player: PlayerAnswer | null = null;
  attempt: AttemptAnswer | null = null;
  game: Game | null = null;
  /** Dice that the player holds for the next roll. */
  hold = HOLD_NONE;
  /** Index of the box chosen but not yet scored. */
  chosen: number | null = null;
  /** The move on its way; until it is answered nothing else can be done. */
  sending: Move | 'begin' | null = null;
  /** True while the dice of that move still tumble. */
  tumbling = false;
  /** Why the server did not answer: the move is sent again and again, or the game was not loaded. */
  waiting: Unreachable | null = null;
  notice: Notice = null;

  /** Dice to show: the roll on the table, or null before the first. */
  get roll(): Roll | null {
    return this.game?.phase === 'rolling' ? this.game.roll : null;
  }

  /** Rolls left in this turn, 0 to 3; 3 before the first. */
  get rollsLeft(): number {
    return this.game?.phase === 'rolling' ? rollsLeft(this.game) : RANKED_RULES.rolls;
  }

  /** What each box would score now, or why it is closed; null while there is nothing to score. */
  get worths(): readonly (number | ClosedBox)[] | null {
    return this.game?.phase === 'rolling' && !this.sending
      ? worthOfBoxes(this.game.card, this.game.roll)
      : null;
  }

  /** Another day's game that could be played now: one left unfinished, or today's once it is here. */
  get otherDay(): Day | null {
    if (!this.challenge) return null;
    const { day, closesAt } = this.challenge;
    const left = this.player?.open.find((open) => open.day !== day && !open.finished);
    return serverNow() >= closesAt ? dayAt(serverNow()) : (left?.day ?? null);
  }

  get canRoll(): boolean {
    if (this.sending) return false;
    if (this.phase === 'ready') return true;
    return this.phase === 'playing' && this.rollsLeft > 0 && this.hold !== HOLD_ALL;
  }

  get canHold(): boolean {
    return this.phase === 'playing' && !this.sending && this.rollsLeft > 0;
  }
}
