import type { Move, RollingGame } from '../../game.ts';
import type { Scorecard } from '../../scorecard.ts';

/** Picks one of `choices` possibilities, a whole number from 0 below it: all the chance there is. */
export type Pick = (choices: number) => number;

/**
 * A computer player: the next legal move of a game of one column. `others` are the cards of the
 * other players at the table as they stand; most look at their own alone. A policy keeps no record
 * of a game; what it remembers only saves time.
 */
export type Policy = (game: RollingGame, pick: Pick, others?: readonly Scorecard[]) => Move;
