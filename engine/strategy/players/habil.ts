import type { Category } from '../../categories.ts';
import type { RuleSet } from '../../rule-sets/rule-set.ts';
import type { Scorecard } from '../../scorecard.ts';
import { type Appraise, type LookAhead, lookAhead, moveByLookAhead } from './look-ahead.ts';
import type { Policy } from './policy.ts';

/** What an open box is good for in a usual game, in fives: its price when it is filled. */
const PRICES: Record<Category, number> = {
  ones: 5,
  twos: 5,
  threes: 10,
  fours: 10,
  fives: 15,
  sixes: 15,
  threeOfAKind: 20,
  fourOfAKind: 15,
  fullHouse: 15,
  smallStraight: 25,
  largeStraight: 25,
  fiveOfAKind: 20,
  chance: 20,
};

/**
 * A good player without a table: looks each turn through to its end and wants the points most that
 * go beyond a box's price. What the boxes left are good for together, it does not ask.
 */
export function makeHabil(): Policy {
  let last: { card: Scorecard; turn: LookAhead } | null = null;
  return (game) => {
    const appraise = appraiseFor(game.card.rules);
    if (last?.card !== game.card) last = { card: game.card, turn: lookAhead(game.card, appraise) };
    return moveByLookAhead(game, last.turn, appraise);
  };
}

function appraiseFor({ boxes }: RuleSet): Appraise {
  return (box, points) => points - PRICES[boxes[box]!.category];
}
