/** The thirteen categories of the standard card, in the order of the card. */
export const CATEGORIES = [
  'ones',
  'twos',
  'threes',
  'fours',
  'fives',
  'sixes',
  'threeOfAKind',
  'fourOfAKind',
  'fullHouse',
  'smallStraight',
  'largeStraight',
  'fiveOfAKind',
  'chance',
] as const;

/** A scoring rule's name. */
export type Category = (typeof CATEGORIES)[number];
