import type { ToldReview } from './questions.ts';

/** Decisions that are marked. */
const MOST = 3;

/** What is shown as nothing lost is no mistake. */
const LEAST = 0.05;

/** The decisions that cost most, by their place in the game, costliest first. */
export function worstOf({ decisions }: ToldReview): number[] {
  return [...decisions.keys()]
    .filter((at) => decisions[at]!.lost >= LEAST)
    .sort((a, b) => decisions[b]!.lost - decisions[a]!.lost)
    .slice(0, MOST);
}
