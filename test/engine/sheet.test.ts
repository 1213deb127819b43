import { expect, test } from 'vitest';
import { FORCED_JOKER } from '../../engine/rule-sets/forced-joker.ts';
import { OFFERED_RULES } from '../../engine/rule-sets/offered.ts';
import { PLAIN } from '../../engine/rule-sets/plain.ts';
import { emptyCard, totalOf } from '../../engine/scorecard.ts';
import { worthOfBoxes } from '../../engine/scoring.ts';
import { cardFault, type WrittenCard } from '../../engine/sheet/card-fault.ts';
import { possibleValues } from '../../engine/sheet/possible-values.ts';
import { seededPick } from '../support/random-games.ts';

/** Worked out by hand from the table of DESIGN.md, section 1. */
const FROM_5_TO_30 = [0, ...Array.from({ length: 26 }, (_, at) => at + 5)];

test.each([
  ['ones', [0, 1, 2, 3, 4, 5]],
  ['sixes', [0, 6, 12, 18, 24, 30]],
  ['threeOfAKind', FROM_5_TO_30],
  ['fourOfAKind', FROM_5_TO_30],
  ['fullHouse', [0, 25]],
  ['smallStraight', [0, 30]],
  ['largeStraight', [0, 40]],
  ['fiveOfAKind', [0, 50]],
  ['chance', FROM_5_TO_30],
])('the box %s may hold only what a roll is worth there, or 0', (box, values) => {
  expect(possibleValues(FORCED_JOKER, FORCED_JOKER.boxIndex.get(box)!)).toEqual(values);
});

test('whatever a roll scores, joker or not, is a possible value, by every rule set', () => {
  const pick = seededPick(7);
  for (const rules of OFFERED_RULES.values()) {
    for (let game = 0; game < 40; game += 1) {
      const card = { ...emptyCard(rules), scores: rules.boxes.map(() => (pick(2) ? 0 : null)) };
      const face = (pick(6) + 1) as 1;
      const roll = pick(2)
        ? ([face, face, face, face, face] as const)
        : ([face, (pick(6) + 1) as 1, 2, 3, (pick(6) + 1) as 1] as const);
      for (const [box, worth] of worthOfBoxes(card, roll).entries()) {
        if (typeof worth === 'number') expect(possibleValues(rules, box)).toContain(worth);
      }
    }
  }
});

const FULL: WrittenCard = {
  scores: [3, 6, 9, 12, 15, 18, 20, 25, 25, 30, 40, 50, 20],
  fiveOfAKindBonuses: [1],
};
const TOTAL = 408;

test('a card that a game can end with has no fault', () => {
  expect(totalOf({ rules: FORCED_JOKER, ...FULL })).toBe(TOTAL);
  expect(cardFault(FORCED_JOKER, FULL, TOTAL)).toBeNull();
});

test.each<[string, Partial<WrittenCard>, number, string]>([
  ['a box too few', { scores: FULL.scores.slice(1) }, TOTAL, 'card-length'],
  ['a column too many', { fiveOfAKindBonuses: [1, 0] }, TOTAL, 'card-length'],
  ['7 ones', { scores: FULL.scores.with(0, 7) }, TOTAL + 4, 'impossible-points'],
  ['24 in the full house', { scores: FULL.scores.with(8, 24) }, TOTAL - 1, 'impossible-points'],
  ['thirteen further fives', { fiveOfAKindBonuses: [13] }, TOTAL + 1200, 'impossible-fives'],
  ['a further five over a 0', { scores: FULL.scores.with(11, 0) }, TOTAL - 50, 'impossible-fives'],
  ['one point too many', {}, TOTAL + 1, 'total-mismatch'],
])('%s is refused', (_, change, total, fault) => {
  expect(cardFault(FORCED_JOKER, { ...FULL, ...change }, total)).toBe(fault);
});

test('rules without a bonus for further fives refuse to count any', () => {
  expect(cardFault(PLAIN, FULL, TOTAL - 100)).toBe('impossible-fives');
  expect(cardFault(PLAIN, { ...FULL, fiveOfAKindBonuses: [0] }, TOTAL - 100)).toBeNull();
});
