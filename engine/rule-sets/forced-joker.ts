import { layOut, type RuleSet } from './rule-set.ts';
import { STANDARD_BONUS, STANDARD_CATEGORIES } from './standard-card.ts';

/** The ranked rules, version 1 (DESIGN.md, section 1). Recorded games score the same for ever. */
export const FORCED_JOKER: RuleSet = layOut({
  id: 'forced-joker',
  version: 1,
  rolls: 3,
  columns: [{ factor: 1 }],
  categories: STANDARD_CATEGORIES,
  sectionBonuses: [STANDARD_BONUS],
  furtherFives: { category: 'fiveOfAKind', bonus: 100, joker: 'forced' },
});
