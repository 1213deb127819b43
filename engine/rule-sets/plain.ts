import { layOut, type RuleSet } from './rule-set.ts';
import { STANDARD_BONUS, STANDARD_CATEGORIES } from './standard-card.ts';

/** Neither joker nor bonus for a further five of a kind. */
export const PLAIN: RuleSet = layOut({
  id: 'plain',
  version: 1,
  rolls: 3,
  columns: [{ factor: 1 }],
  categories: STANDARD_CATEGORIES,
  sectionBonuses: [STANDARD_BONUS],
  furtherFives: { category: 'fiveOfAKind', bonus: 0, joker: 'none' },
});
