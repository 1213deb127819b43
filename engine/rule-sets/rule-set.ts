import type { Category } from '../categories.ts';
import type { Face } from '../dice.ts';

/** How a category's points follow from a roll. `'sum'` counts all five dice. */
export type Worth =
  | { readonly kind: 'face'; readonly face: Face }
  | { readonly kind: 'alike'; readonly atLeast: 3 | 4 | 5; readonly points: number | 'sum' }
  | { readonly kind: 'fullHouse'; readonly points: number }
  | { readonly kind: 'straight'; readonly length: 4 | 5; readonly points: number }
  | { readonly kind: 'sum' };

/** Part of the card; the other part is the other section. */
export type Section = 'upper' | 'lower';

/** A category as one column of the card holds it. */
export interface CategoryRule {
  readonly category: Category;
  readonly section: Section;
  readonly worth: Worth;
}

/** A column of the card. All its points count `factor` times. */
export interface Column {
  readonly factor: number;
}

/** Points for a section of a column whose boxes sum to the threshold or more. */
export interface SectionBonus {
  readonly section: Section;
  readonly threshold: number;
  readonly points: number;
}

/** What five alike bring and demand once their own box is filled. */
export interface FurtherFives {
  /** The box whose filling makes five alike further ones. */
  readonly category: Category;
  /** Points for each, when that box does not hold 0. */
  readonly bonus: number;
  /**
   * `forced`: the upper box of the face if open, else an open lower box as a joker, else an open
   * upper box. `free`: any open box, a lower one as a joker. `none`: any open box at its ordinary
   * worth.
   */
  readonly joker: 'forced' | 'free' | 'none';
}

/** A rule set as written down. */
export interface RuleSetData {
  readonly id: string;
  readonly version: number;
  /** Rolls in a turn, at most. */
  readonly rolls: 3;
  readonly columns: readonly Column[];
  readonly categories: readonly CategoryRule[];
  readonly sectionBonuses: readonly SectionBonus[];
  readonly furtherFives: FurtherFives;
}

/** A category's place on the card. */
export interface Box extends CategoryRule {
  /** The name in a transcript: the category, preceded by the column (from 1) where there are several. */
  readonly id: string;
  readonly column: number;
}

/** A rule set ready for play. Boxes stand column by column, each in the order of its categories. */
export interface RuleSet extends RuleSetData {
  /** The name in a transcript, such as `forced-joker/1`. */
  readonly name: string;
  readonly boxes: readonly Box[];
  readonly boxIndex: ReadonlyMap<string, number>;
}

/** Lays out the boxes of a rule set. */
export function layOut(data: RuleSetData): RuleSet {
  const boxes = data.columns.flatMap((_, column) =>
    data.categories.map((rule) => ({ ...rule, column, id: boxId(data, column, rule.category) })),
  );
  return {
    ...data,
    name: `${data.id}/${data.version}`,
    boxes,
    boxIndex: new Map(boxes.map((box, index) => [box.id, index])),
  };
}

function boxId(data: RuleSetData, column: number, category: Category): string {
  return data.columns.length === 1 ? category : `${column + 1}-${category}`;
}
