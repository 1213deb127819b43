import { layOut, type RuleSet } from './rule-set.ts';
import { STANDARD_BONUS, STANDARD_CATEGORIES } from './standard-card.ts';

/** A further five of a kind has its ordinary worth in any open box, and its bonus. */
export const NO_JOKER: RuleSet = layOut({
  id: 'no-joker',
  version: 1,
  rolls: 3,
  columns: [{ factor: 1 }],
  categories: STANDARD_CATEGORIES,
  sectionBonuses: [STANDARD_BONUS],
  furtherFives: { category: 'fiveOfAKind', bonus: 100, joker: 'none' },
});
