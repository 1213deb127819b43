// What the page and its strategy worker say to each other.
import type { Face, Hold, Roll } from '../../engine/dice.ts';
import type { Turn } from '../../engine/transcript.ts';

/** The answers by the name of what is asked. */
export interface Answers {
  readonly review: ToldReview;
  /** What optimal play without foresight scores. */
  readonly par: number;
  /** The most that anyone could have scored. */
  readonly perfect: number;
  /** Every move of a position, best first. */
  readonly moves: readonly ToldChoice[];
  /** A hard decision to train on. */
  readonly drill: ToldDrill;
}

export type Question =
  /** A finished game on the rolls dealt to it, in order. */
  | { readonly ask: 'review'; readonly turns: readonly Turn[]; readonly rolls: readonly Roll[] }
  /** The 39 rolls of a day. */
  | { readonly ask: 'par' | 'perfect'; readonly rolls: readonly Roll[] }
  | { readonly ask: 'moves'; readonly card: ExploredCard }
  | { readonly ask: 'drill' };

/** A question on its way; `id` comes back with the answer. */
export interface Asked {
  readonly id: number;
  readonly question: Question;
}

/** Why there is no answer: the table of optimal play could not be had, or the question has none. */
export type FailureCode = 'table' | 'fault';

export type Told =
  /** How much of the table has come, 0 to 1; null where that is not known. */
  | { readonly progress: number | null }
  | { readonly id: number; readonly answer: Answers[keyof Answers] }
  | { readonly id: number; readonly failure: FailureCode };

/** How likely a turn is to end with points in a box, if it goes on without mistakes. */
export interface BoxOdds {
  readonly box: string;
  readonly chance: number;
}

/** A way to go on, and the total that the game was expected to end with if one did. */
export type ToldMove = (
  | { readonly hold: Hold; readonly odds: readonly BoxOdds[] }
  | { readonly score: string; readonly points: number }
) & {
  readonly expected: number;
};

/** One decision of a finished game, judged. */
export interface ToldDecision {
  /** Index of the turn, from 0. */
  readonly turn: number;
  /** The dice as they lay. */
  readonly roll: Roll;
  readonly rollsLeft: number;
  readonly chosen: ToldMove;
  /** The chosen move itself where no other is better. */
  readonly best: ToldMove;
  /** Expected points that the choice cost. */
  readonly lost: number;
  /** What the dice of this roll brought before anything was chosen. */
  readonly luck: number;
}

/** A finished game judged: its total = `expected` + `luck` − `lost`. */
export interface ToldReview {
  readonly decisions: readonly ToldDecision[];
  readonly expected: number;
  readonly luck: number;
  readonly lost: number;
  /** The points lost in each turn. */
  readonly lostByTurn: readonly number[];
}

/** A card as the explorer lets one set it: what each box holds, null while it is open. */
export interface ExploredCard {
  readonly scores: readonly (number | null)[];
  readonly roll: Roll;
  readonly rollsLeft: number;
}

/** A move that a position allows, and the points expected from there on if one makes it. */
export type ToldChoice = (
  | { readonly kept: readonly Face[]; readonly hold: Hold }
  | { readonly score: string; readonly points: number }
) & {
  readonly value: number;
};

/** A decision out of an invented game. */
export interface ToldDrill {
  /** The card: the boxes in their order, and how often a further five of a kind was paid. */
  readonly scores: readonly (number | null)[];
  readonly fiveOfAKindBonuses: readonly number[];
  readonly roll: Roll;
  readonly rollsLeft: number;
  /** Every move, best first. */
  readonly moves: readonly ToldChoice[];
}
