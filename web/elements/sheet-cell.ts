import { msg, str } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import { categoryName, number } from '../words.ts';
import type { LongPress } from './long-press.ts';
import type { Place, SheetRow } from './sheet-rows.ts';

/** What the sheet says in one cell that may be written in. */
export interface CellView {
  readonly row: SheetRow;
  readonly place: Place;
  /** Points of a box, null while it is pending; or how many further fives. */
  readonly points: number | null;
  /** Name of the seat, and its column where there are several. */
  readonly whose: string;
  /** Whether Tab stops here. */
  readonly isStop: boolean;
}

/** What a person may do with a cell. */
export interface CellActs {
  readonly stop: () => void;
  readonly strike: () => void;
  readonly choose: () => void;
}

/** A cell to be read. */
export function renderClosedCell(row: SheetRow, points: number | null): TemplateResult {
  return html`<span class="cell ${lookOf(row, points)}">${shownIn(row, points)}</span>`;
}

/** A cell as a button: pressed it is chosen, held down it is struck out. */
export function renderOpenCell(view: CellView, press: LongPress, acts: CellActs): TemplateResult {
  const { row, place, points, isStop } = view;
  return html`<button
    type="button"
    class="cell ${lookOf(row, points)}"
    data-place="${place.row}-${place.column}"
    tabindex=${isStop ? 0 : -1}
    aria-label=${spokenCell(view)}
    @focus=${acts.stop}
    @pointerdown=${(event: PointerEvent) => row.kind === 'box' && press.start(event, acts.strike)}
    @pointermove=${press.move}
    @pointerup=${press.end}
    @pointercancel=${press.end}
    @contextmenu=${press.menu}
    @click=${() => press.wasLong() || acts.choose()}
  >${shownIn(row, points)}</button>`;
}

function lookOf({ kind }: SheetRow, points: number | null): string {
  if (points === null) return 'pending';
  return kind === 'box' && points === 0 ? 'struck' : '';
}

function shownIn({ kind }: SheetRow, points: number | null): string {
  if (points === null) return '';
  if (kind === 'box') return number(points);
  return points > 0 ? `×${points}` : '';
}

function spokenCell({ row, points, whose }: CellView): string {
  if (row.kind === 'fives') return msg(str`${whose}, más cinco iguales: ${points ?? 0}`);
  const name = categoryName(row.category);
  if (points === null) return msg(str`${whose}, ${name}: sin anotar`);
  if (points === 0) return msg(str`${whose}, ${name}: tachada, 0`);
  return msg(str`${whose}, ${name}: ${points}`);
}
