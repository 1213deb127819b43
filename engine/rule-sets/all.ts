import { FORCED_JOKER } from './forced-joker.ts';
import type { RuleSet } from './rule-set.ts';

/** Every rule set that a transcript may name. */
export const RULE_SETS: ReadonlyMap<string, RuleSet> = new Map(
  [FORCED_JOKER].map((rules) => [rules.name, rules]),
);

/** The rules of the daily challenge. */
export const RANKED_RULES = FORCED_JOKER;
