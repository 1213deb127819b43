import type { Scorecard } from '../scorecard.ts';
import type { State, StateSpace } from './states.ts';

/** The state that a card of one column is in. */
export function stateOfCard(space: StateSpace, card: Scorecard): State {
  let filled = 0;
  let upper = 0;
  let arePaid = false;
  for (let box = 0; box < card.scores.length; box += 1) {
    const score = card.scores[box];
    if (score == null) continue;
    filled |= 1 << box;
    if ((space.upperBoxes >> box) & 1) upper += score;
    if (1 << box === space.fivesBox) arePaid = score > 0;
  }
  return { filled, upper: Math.min(space.threshold, upper), arePaid };
}
