import { FORCED_JOKER } from './forced-joker.ts';
import { FREE_JOKER } from './free-joker.ts';
import { NO_JOKER } from './no-joker.ts';
import { PLAIN } from './plain.ts';
import type { RuleSet } from './rule-set.ts';

/** Every rule set that may be played outside the daily challenge, by its name. */
export const OFFERED_RULES: ReadonlyMap<string, RuleSet> = new Map(
  [FORCED_JOKER, FREE_JOKER, NO_JOKER, PLAIN].map((rules) => [rules.name, rules]),
);
