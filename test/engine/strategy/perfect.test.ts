import { expect, test } from 'vitest';
import type { Roll } from '../../../engine/dice.ts';
import { isFault } from '../../../engine/faults.ts';
import { beginGame, type Game, play } from '../../../engine/game.ts';
import { replay } from '../../../engine/replay.ts';
import { RANKED_RULES } from '../../../engine/rule-sets/all.ts';
import { layOut, type RuleSet } from '../../../engine/rule-sets/rule-set.ts';
import { STANDARD_CATEGORIES } from '../../../engine/rule-sets/standard-card.ts';
import { sectionBonus, sectionSum, totalOf } from '../../../engine/scorecard.ts';
import { makePerfectFinder } from '../../../engine/strategy/perfect.ts';
import { readJsonLines } from '../../support/json-lines.ts';
import { randomRolls, seededPick } from '../../support/random-games.ts';
import { rolls } from '../../support/rolls.ts';

const KNOWN = readJsonLines<{ dice: string; perfect: number }>(
  new URL('perfect.jsonl', import.meta.url),
);

const findRanked = makePerfectFinder(RANKED_RULES);

for (const [index, { dice, perfect }] of KNOWN.entries()) {
  test(`known dice ${index + 1}: ${perfect} points and no more`, () => {
    expect(findRanked(rolls(dice)).total).toBe(perfect);
  });
}

test('a perfect game replays to its total', () => {
  const pick = seededPick(1300);
  for (let day = 0; day < 25; day += 1) {
    const dice = randomRolls(pick);
    const { total, turns } = findRanked(dice);
    const { game, fault } = replay(RANKED_RULES, turns, dice);
    expect(fault).toBeNull();
    expect(totalOf(game.card)).toBe(total);
  }
});

/** Small cards that can be searched whole; the bonus is often just out of reach of the best points. */
const SMALL: readonly RuleSet[] = [
  smallCard(['fives', 'sixes', 'fourOfAKind'], 26),
  smallCard(['ones', 'sixes', 'chance'], 21),
  smallCard(['sixes', 'fullHouse', 'smallStraight'], 18),
];

for (const rules of SMALL) {
  test(`no line of play beats the perfect game on ${rules.id}`, () => {
    const find = makePerfectFinder(rules);
    const pick = seededPick(63);
    const findWithout = makePerfectFinder(layOut({ ...rules, sectionBonuses: [] }));
    let rare = 0;
    for (let day = 0; day < 8; day += 1) {
      const dice = randomRolls(pick, 3 * rules.boxes.length);
      if (day % 4 === 0) dice.splice(0, 2, [6, 6, 6, 6, 6], [6, 6, 6, 6, 1]);
      const { total, turns } = find(dice);
      const { game } = replay(rules, turns, dice);
      expect(totalOf(game.card)).toBe(total);
      expect(total).toBe(mostByPlay(rules, dice));
      const hasBonus = sectionBonus(game.card, 'upper') > 0;
      if (hasBonus && total - 35 < findWithout(dice).total) rare += 1;
    }
    // The kind where points are given away for the bonus must be among them.
    expect(rare).toBeGreaterThan(0);
  });
}

function smallCard(categories: readonly string[], threshold: number): RuleSet {
  const withFives = [...new Set([...categories, 'fiveOfAKind'])];
  return layOut({
    id: categories.join('-'),
    version: 1,
    rolls: 3,
    columns: [{ factor: 1 }],
    categories: STANDARD_CATEGORIES.filter(({ category }) => withFives.includes(category)),
    sectionBonuses: [{ section: 'upper', threshold, points: 35 }],
    furtherFives: { category: 'fiveOfAKind', bonus: 100, joker: 'forced' },
  });
}

/** The greatest total by trying every legal move with `play`; what is still to come is kept by position. */
function mostByPlay(rules: RuleSet, dice: readonly Roll[]): number {
  const known = new Map<string, number>();
  const most = (game: Game, dealt: number): number => {
    const total = totalOf(game.card);
    if (game.phase === 'finished') return total;
    const { card, rollsMade, roll } = game;
    const filled = card.scores.map((score) => score !== null);
    const fives = card.scores[rules.boxIndex.get('fiveOfAKind')!];
    const key = JSON.stringify([filled, fives, sectionSum(card, 'upper'), dealt, rollsMade, roll]);
    const toCome = known.get(key) ?? mostAfter(game, dealt) - total;
    known.set(key, toCome);
    return total + toCome;
  };
  const mostAfter = (game: Game, dealt: number): number => {
    const moves = [
      ...rules.boxes.map(({ id }) => ({ score: id })),
      ...Array.from({ length: 32 }, (_, hold) => ({ hold })),
    ];
    const totals = moves.map((move) => {
      // The last box takes no dice.
      const next = play(game, move, dice[dealt]);
      return isFault(next) ? 0 : most(next, dealt + 1);
    });
    return Math.max(...totals);
  };
  return most(beginGame(rules, dice[0]!), 1);
}
