/** Figures measured together. A later section is one more module and one more line in `bench.ts`. */
export interface Section {
  readonly title: string;
  readonly figures: readonly Figure[];
}

/** One measured figure, ready to print; `isOver` when it misses its budget. */
export interface Figure {
  readonly name: string;
  readonly value: string;
  readonly isOver?: boolean;
}
