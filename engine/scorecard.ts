import type { RuleSet, Section } from './rule-sets/rule-set.ts';

/** A card as it stands. */
export interface Scorecard {
  readonly rules: RuleSet;
  /** Points of each box in the rule set's order, before its column's factor; null while it is open. */
  readonly scores: readonly (number | null)[];
  /** How many further fives of a kind each column was paid for. */
  readonly fiveOfAKindBonuses: readonly number[];
}

/** A card with every box open. */
export function emptyCard(rules: RuleSet): Scorecard {
  return {
    rules,
    scores: rules.boxes.map(() => null),
    fiveOfAKindBonuses: rules.columns.map(() => 0),
  };
}

/** Sum of the filled boxes of a section, without bonuses and before the column's factor. */
export function sectionSum(card: Scorecard, section: Section, column = 0): number {
  const { boxes } = card.rules;
  let sum = 0;
  for (let box = 0; box < boxes.length; box += 1) {
    const rule = boxes[box]!;
    if (rule.section === section && rule.column === column) sum += card.scores[box] ?? 0;
  }
  return sum;
}

/** The bonus that a section has earned so far, before the column's factor: 0 or its points. */
export function sectionBonus(card: Scorecard, section: Section, column = 0): number {
  let points = 0;
  for (const bonus of card.rules.sectionBonuses) {
    if (bonus.section !== section) continue;
    if (sectionSum(card, section, column) >= bonus.threshold) points += bonus.points;
  }
  return points;
}

/**
 * How far the filled upper boxes stand above (or, negative, below) three of each face, which is
 * the pace that reaches 63.
 */
export function upperLead(card: Scorecard, column = 0): number {
  const { boxes } = card.rules;
  let lead = 0;
  for (let box = 0; box < boxes.length; box += 1) {
    const rule = boxes[box]!;
    const score = card.scores[box];
    if (rule.worth.kind !== 'face' || rule.column !== column || score == null) continue;
    lead += score - 3 * rule.worth.face;
  }
  return lead;
}

/** Everything the card is worth so far: boxes, section bonuses and further fives of a kind. */
export function totalOf(card: Scorecard): number {
  const { boxes, columns, furtherFives } = card.rules;
  let total = 0;
  for (let box = 0; box < boxes.length; box += 1) {
    total += (card.scores[box] ?? 0) * columns[boxes[box]!.column]!.factor;
  }
  for (let column = 0; column < columns.length; column += 1) {
    const fives = card.fiveOfAKindBonuses[column]! * furtherFives.bonus;
    const sections = sectionBonus(card, 'upper', column) + sectionBonus(card, 'lower', column);
    total += (fives + sections) * columns[column]!.factor;
  }
  return total;
}
