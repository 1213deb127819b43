import type { Category } from '../../engine/categories.ts';
import type { RuleSet, Section } from '../../engine/rule-sets/rule-set.ts';

/** A row of the sheet in which something can be written. */
export type SheetRow =
  | { readonly kind: 'box'; readonly category: Category; readonly section: Section }
  | { readonly kind: 'fives'; readonly section: 'lower' };

/** A cell by its row among those, and its column among those of all seats. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** The rows of a rule set from above: upper boxes, lower boxes, and the further fives where they count. */
export function rowsOf(rules: RuleSet): readonly SheetRow[] {
  const boxes = rules.categories.map(({ category, section }) => ({
    kind: 'box' as const,
    category,
    section,
  }));
  return [
    ...boxes.filter(({ section }) => section === 'upper'),
    ...boxes.filter(({ section }) => section === 'lower'),
    ...(rules.furtherFives.bonus > 0
      ? [{ kind: 'fives' as const, section: 'lower' as const }]
      : []),
  ];
}
