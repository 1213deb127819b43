import { type SVGTemplateResult, svg } from 'lit';
import { number } from '../words.ts';

/** Totals along the bottom of a drawing `width` pixels wide. */
export interface Axis {
  readonly from: number;
  readonly to: number;
  readonly width: number;
}

/** Where nearly every game ends; a range never shows less. */
const USUAL = [100, 400] as const;

/** Room that a label takes, in pixels. */
const LABEL = 52;

/** The axis that holds all these totals with some air. */
export function axisOf(totals: readonly number[], width: number): Axis {
  const from = Math.min(USUAL[0], ...totals.map((total) => Math.floor((total - 20) / 50) * 50));
  const to = Math.max(USUAL[1], ...totals.map((total) => Math.ceil((total + 20) / 50) * 50));
  return { from: Math.max(0, from), to, width };
}

/** Where a total stands, in pixels from the left. */
export function xOf(axis: Axis, total: number): number {
  return ((total - axis.from) / (axis.to - axis.from)) * axis.width;
}

/** The labels below the base line at `y`. */
export function renderAxis(axis: Axis, y: number): SVGTemplateResult {
  return svg`<line class="base" x1="0" x2=${axis.width} y1=${y} y2=${y} />${marksOf(axis).map(
    (
      mark,
    ) => svg`<line class="tick" x1=${xOf(axis, mark)} x2=${xOf(axis, mark)} y1=${y} y2=${y + 4} />
      <text x=${xOf(axis, mark)} y=${y + 18} text-anchor=${anchorOf(axis, mark)}>${number(mark)}</text>`,
  )}`;
}

/** Round totals from edge to edge, as many as have room. */
function marksOf({ from, to, width }: Axis): number[] {
  const room = Math.max(2, Math.floor(width / LABEL));
  const step =
    [50, 100, 150, 200, 250, 500, 1000].find((size) => (to - from) / size < room) ?? 1000;
  const marks = [];
  for (let mark = Math.ceil(from / step) * step; mark <= to; mark += step) marks.push(mark);
  return marks;
}

/** Labels at the edges stay within the drawing. */
function anchorOf(axis: Axis, mark: number): 'start' | 'middle' | 'end' {
  const x = xOf(axis, mark);
  if (x < LABEL / 3) return 'start';
  return x > axis.width - LABEL / 3 ? 'end' : 'middle';
}
