import type { Category } from '../../engine/categories.ts';
import { type Face, parseRoll, type Roll } from '../../engine/dice.ts';
import { FORCED_JOKER } from '../../engine/rule-sets/forced-joker.ts';
import { emptyCard, type Scorecard } from '../../engine/scorecard.ts';
import { worthOf, worthOfBox } from '../../engine/scoring.ts';

/** The rules that the page explains. */
export const RULES = FORCED_JOKER;

/** Dice and where they are put. Points are always the engine's. */
export interface Example {
  readonly category: Category;
  readonly roll: Roll;
  readonly points: number;
  /** The face that alone counts, in an upper box. */
  readonly face: Face | null;
}

/** Dice that show each box well. */
const DICE: Record<Category, string> = {
  ones: '11421',
  twos: '26252',
  threes: '33163',
  fours: '44245',
  fives: '55352',
  sixes: '66164',
  threeOfAKind: '55526',
  fourOfAKind: '33353',
  fullHouse: '44242',
  smallStraight: '34265',
  largeStraight: '23456',
  fiveOfAKind: '66666',
  chance: '65463',
};

/** One example for every box, in the order of the card. */
export function examplesOf(section: 'upper' | 'lower'): Example[] {
  return RULES.boxes
    .filter((box) => box.section === section)
    .map(({ category, worth }) => {
      const roll = read(DICE[category]);
      const face = worth.kind === 'face' ? worth.face : null;
      return { category, roll, points: worthOf(worth, roll), face };
    });
}

/** What five fours may do once five alike has been scored: the three steps of the forced joker. */
export const JOKERS: readonly Example[] = [
  jokerExample('fours', []),
  jokerExample('largeStraight', ['fours']),
  jokerExample('sixes', [
    'fours',
    'threeOfAKind',
    'fourOfAKind',
    'fullHouse',
    'smallStraight',
    'largeStraight',
    'chance',
  ]),
];

/** A turn in three rolls: what lies on the table, and which positions stay (none after the last). */
export const TURN: readonly { readonly roll: Roll; readonly hold: number }[] = [
  { roll: read('42416'), hold: 0b00101 },
  { roll: read('45443'), hold: 0b01101 },
  { roll: read('42442'), hold: 0 },
];

/** What that turn brings. */
export const TURN_RESULT: Example = {
  category: 'fullHouse',
  roll: TURN.at(-1)!.roll,
  points: worthOf(RULES.boxes[RULES.boxIndex.get('fullHouse')!]!.worth, TURN.at(-1)!.roll),
  face: null,
};

function jokerExample(category: Category, filled: readonly Category[]): Example {
  const roll = read('44444');
  const points = worthOfBox(
    cardWith([...filled, 'fiveOfAKind']),
    roll,
    RULES.boxIndex.get(category)!,
  );
  if (typeof points === 'string') throw new Error(`No joker there: ${points}`);
  return { category, roll, points, face: null };
}

function cardWith(filled: readonly Category[]): Scorecard {
  const card = emptyCard(RULES);
  const scores = RULES.boxes.map(({ category }) => (filled.includes(category) ? 50 : null));
  return { ...card, scores };
}

function read(digits: string): Roll {
  const roll = parseRoll(digits);
  if (!roll) throw new Error(`Not a roll: ${digits}`);
  return roll;
}
