import { isFiveAlike, type Roll } from '../dice.ts';
import type { RuleSet } from '../rule-sets/rule-set.ts';
import { emptyCard, type Scorecard } from '../scorecard.ts';
import { fiveOfAKindBonus, worthOfBox } from '../scoring.ts';
import { FIRST_ROLL, ROLLS, rollOfKeep } from './keeps.ts';

/** A roll that cannot go in a box. */
export const CLOSED = -1;

/**
 * What each roll scores in each box of a rule set, its further-five bonus included, as the judge in
 * `scoring.ts` says. Only fives of a kind ask what else the card holds.
 */
export interface Worths {
  /** `[roll × boxes + box]`: points of each roll in an open box while it is no further five. */
  readonly ordinary: Int16Array;
  /** `[roll × boxes + box]`: what each roll adds to the upper sum there. */
  readonly upperPoints: Int16Array;
  /** The six rolls of five alike, by their index from `FIRST_ROLL`. */
  readonly fives: readonly number[];
  /** Points, or `CLOSED`, of the six fives of a kind in each box of a card, `[five × boxes + box]`. */
  readonly ofFurtherFives: (filled: number, arePaid: boolean) => Int16Array;
}

/** Works out the points of all 252 rolls. */
export function workOutWorths(rules: RuleSet): Worths {
  const boxes = rules.boxes.length;
  const rolls = Array.from({ length: ROLLS }, (_, index) => rollOfKeep(FIRST_ROLL + index));
  const empty = emptyCard(rules);
  const ordinary = Int16Array.from(
    rolls.flatMap((roll) => rules.boxes.map((_, box) => worthOfBox(empty, roll, box) as number)),
  );
  const upperPoints = ordinary.map((points, at) =>
    rules.boxes[at % boxes]!.worth.kind === 'face' ? points : 0,
  );
  const fives = rolls.flatMap((roll, index) => (isFiveAlike(roll) ? [index] : []));
  const known: (Int16Array | undefined)[] = [];
  const ofFurtherFives = (filled: number, arePaid: boolean) => {
    const key = 2 * filled + (arePaid ? 1 : 0);
    known[key] ??= workOutFurtherFives(cardOf(rules, filled, arePaid), rolls, fives);
    return known[key];
  };
  return { ordinary, upperPoints, fives, ofFurtherFives };
}

function workOutFurtherFives(
  card: Scorecard,
  rolls: readonly Roll[],
  fives: readonly number[],
): Int16Array {
  const boxes = card.rules.boxes.length;
  const points = new Int16Array(fives.length * boxes);
  for (const [at, index] of fives.entries()) {
    const bonus = fiveOfAKindBonus(card, rolls[index]!);
    for (let box = 0; box < boxes; box += 1) {
      const worth = worthOfBox(card, rolls[index]!, box);
      points[at * boxes + box] = typeof worth === 'string' ? CLOSED : worth + bonus;
    }
  }
  return points;
}

/** A card with these boxes filled, the five-of-a-kind box with points or with 0. */
function cardOf(rules: RuleSet, filled: number, arePaid: boolean): Scorecard {
  const scores = rules.boxes.map(({ category }, box) => {
    if (((filled >> box) & 1) === 0) return null;
    return category === rules.furtherFives.category && arePaid ? 50 : 0;
  });
  return { ...emptyCard(rules), scores };
}
