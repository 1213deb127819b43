import type { CategoryRule, SectionBonus } from './rule-set.ts';

/** The thirteen categories of the standard card (DESIGN.md, section 1). */
export const STANDARD_CATEGORIES: readonly CategoryRule[] = [
  { category: 'ones', section: 'upper', worth: { kind: 'face', face: 1 } },
  { category: 'twos', section: 'upper', worth: { kind: 'face', face: 2 } },
  { category: 'threes', section: 'upper', worth: { kind: 'face', face: 3 } },
  { category: 'fours', section: 'upper', worth: { kind: 'face', face: 4 } },
  { category: 'fives', section: 'upper', worth: { kind: 'face', face: 5 } },
  { category: 'sixes', section: 'upper', worth: { kind: 'face', face: 6 } },
  {
    category: 'threeOfAKind',
    section: 'lower',
    worth: { kind: 'alike', atLeast: 3, points: 'sum' },
  },
  {
    category: 'fourOfAKind',
    section: 'lower',
    worth: { kind: 'alike', atLeast: 4, points: 'sum' },
  },
  { category: 'fullHouse', section: 'lower', worth: { kind: 'fullHouse', points: 25 } },
  {
    category: 'smallStraight',
    section: 'lower',
    worth: { kind: 'straight', length: 4, points: 30 },
  },
  {
    category: 'largeStraight',
    section: 'lower',
    worth: { kind: 'straight', length: 5, points: 40 },
  },
  { category: 'fiveOfAKind', section: 'lower', worth: { kind: 'alike', atLeast: 5, points: 50 } },
  { category: 'chance', section: 'lower', worth: { kind: 'sum' } },
];

/** 35 points for 63 or more above. */
export const STANDARD_BONUS: SectionBonus = { section: 'upper', threshold: 63, points: 35 };
