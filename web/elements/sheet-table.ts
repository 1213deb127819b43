import { msg, str } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Section } from '../../engine/rule-sets/rule-set.ts';
import { type Scorecard, sectionBonus, sectionSum, totalOf } from '../../engine/scorecard.ts';
import { CellChooseEvent, FivesChooseEvent, PointsWriteEvent } from '../sheet-events.ts';
import { base } from '../styles/shared.styles.ts';
import { categoryName, number } from '../words.ts';
import { smallDie } from './die-face.ts';
import { LongPress } from './long-press.ts';
import { renderClosedCell, renderOpenCell } from './sheet-cell.ts';
import { type Place, rowsOf, type SheetRow } from './sheet-rows.ts';
import { styles } from './sheet-table.styles.ts';
import { TreceElement } from './trece-element.ts';

/** So many columns share the width of a wide screen evenly. */
const FEW = 12;

/**
 * The cards of all seats side by side. Open for writing it tells `cell-choose`, `points-write` (a
 * long press strikes out, Delete leaves pending) and `fives-choose`. Arrow keys move among the
 * boxes, Tab stops once.
 */
@customElement('sheet-table')
export class SheetTable extends TreceElement {
  static override styles = [base, styles];

  @property({ attribute: false }) names: readonly string[] = [];
  /** One for each name, all of one rule set. */
  @property({ attribute: false }) cards: readonly Scorecard[] = [];
  /** Index of the seat whose column stands out; null for none. */
  @property({ type: Number }) turn: number | null = null;
  /** Whether boxes can be written in. */
  @property({ type: Boolean }) open = false;

  /** Where Tab stops. */
  @state() private stop: Place = { row: 0, column: 0 };

  private readonly longPress = new LongPress();

  override updated(changed: Map<PropertyKey, unknown>): void {
    if (changed.has('turn') && this.turn !== null) this.showSeat(this.turn);
  }

  private onKeydown(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    const box = this.boxAt(this.stop);
    if (/^\d$/.test(key) && box) this.dispatchEvent(new CellChooseEvent(box.seat, box.box, key));
    else if ((key === 'Delete' || key === 'Backspace') && box) this.write(box.seat, box.box, null);
    else if (!this.move(key)) return;
    event.preventDefault();
  }

  private move(key: string): boolean {
    const { row, column } = this.stop;
    const rows = this.rows.length;
    const columns = this.width;
    switch (key) {
      case 'ArrowUp':
        return this.go(row - 1, column);
      case 'ArrowDown':
        return this.go(row + 1, column);
      case 'ArrowLeft':
        return this.go(row, column - 1);
      case 'ArrowRight':
        return this.go(row, column + 1);
      case 'Home':
        return this.go(0, column);
      case 'End':
        return this.go(rows - 1, column);
      case 'PageUp':
        return this.go(row, 0);
      case 'PageDown':
        return this.go(row, columns - 1);
      default:
        return false;
    }
  }

  private go(row: number, column: number): boolean {
    if (row < 0 || column < 0 || row >= this.rows.length || column >= this.width) return true;
    this.stop = { row, column };
    this.renderRoot.querySelector<HTMLElement>(`[data-place="${row}-${column}"]`)?.focus();
    return true;
  }

  private write(seat: number, box: number, points: number | null): void {
    if (this.cards[seat]!.scores[box] === points) return;
    this.dispatchEvent(new PointsWriteEvent(seat, box, points));
  }

  /** Moves the focus to a seat's box. */
  focusBox(seat: number, box: number): void {
    const { category, column } = this.rules.boxes[box]!;
    const row = this.rows.findIndex((row) => row.kind === 'box' && row.category === category);
    this.go(row, seat * this.rules.columns.length + column);
  }

  /** Moves the focus to where a seat's further fives are counted. */
  focusFives(seat: number, column: number): void {
    this.go(
      this.rows.findIndex(({ kind }) => kind === 'fives'),
      seat * this.rules.columns.length + column,
    );
  }

  private showSeat(seat: number): void {
    const scroller = this.renderRoot.querySelector('.scroll')!;
    const head = this.renderRoot.querySelector<HTMLElement>(`[data-seat="${seat}"]`);
    const names = this.renderRoot.querySelector<HTMLElement>('thead th');
    if (!head || !names) return;
    const room = scroller.clientWidth - names.offsetWidth - head.offsetWidth;
    const start = head.offsetLeft - names.offsetWidth - Math.max(room / 2, 0);
    scroller.scrollTo({ left: Math.max(start, 0) });
  }

  private get rules() {
    return this.cards[0]!.rules;
  }

  /** The rows in which something can be written. */
  private get rows(): readonly SheetRow[] {
    return rowsOf(this.rules);
  }

  private get width(): number {
    return this.cards.length * this.rules.columns.length;
  }

  private boxAt({ row, column }: Place): { seat: number; box: number } | null {
    const entry = this.rows[row];
    if (entry?.kind !== 'box') return null;
    const each = this.rules.columns.length;
    const box = this.rules.boxes.findIndex(
      (box) => box.category === entry.category && box.column === column % each,
    );
    return { seat: Math.floor(column / each), box };
  }

  override render() {
    if (this.cards.length === 0) return nothing;
    const rows = [...this.rows.entries()];
    const sections = (['upper', 'lower'] as const).filter((section) =>
      rows.some(([, row]) => row.section === section),
    );
    return html`<div class="scroll" tabindex=${this.open ? -1 : 0} role="group" aria-label=${msg('Hoja de puntos')}>
      <table class=${this.width <= FEW ? 'few' : ''} @keydown=${this.open ? this.onKeydown : nothing}>
        ${this.renderHead()}
        ${sections.map(
          (section) => html`<tbody>
            ${rows.filter(([, row]) => row.section === section).map(([at, row]) => this.renderRow(row, at))}
            ${this.renderSums(section)}
          </tbody>`,
        )}
        <tfoot>
          <tr>
            <th scope="row">${msg('Total')}</th>
            ${this.cards.map(
              (card, seat) =>
                html`<td class=${this.classOf(seat)} colspan=${card.rules.columns.length}>${number(totalOf(card))}</td>`,
            )}
          </tr>
        </tfoot>
      </table>
    </div>`;
  }

  private renderHead(): TemplateResult {
    const { columns } = this.rules;
    return html`<thead>
      <tr>
        <th scope="col"><span class="unseen">${msg('Casilla')}</span></th>
        ${this.names.map(
          (
            name,
            seat,
          ) => html`<th scope="col" data-seat=${seat} class=${this.classOf(seat)} colspan=${columns.length}>
            <bdi>${name}</bdi>${seat === this.turn ? html`<span class="unseen">, ${msg('le toca')}</span>` : nothing}
          </th>`,
        )}
      </tr>
      ${
        columns.length > 1
          ? html`<tr class="factors">
              <td></td>
              ${this.places.map(({ seat, column }) => html`<th scope="col" class=${this.classOf(seat)}>×${columns[column]!.factor}</th>`)}
            </tr>`
          : nothing
      }
    </thead>`;
  }

  private renderRow(row: SheetRow, at: number): TemplateResult {
    return html`<tr class=${row.kind}>
      <th scope="row">${row.kind === 'box' ? this.renderName(row) : msg(str`Más cinco iguales, +${this.rules.furtherFives.bonus}`)}</th>
      ${this.places.map((place, column) => html`<td class=${this.classOf(place.seat)}>${this.renderCell(row, { row: at, column }, place)}</td>`)}
    </tr>`;
  }

  private renderName({ category }: SheetRow & { readonly kind: 'box' }): TemplateResult {
    const box = this.rules.boxes.find((box) => box.category === category)!;
    return html`<span class="name">
      ${box.worth.kind === 'face' ? smallDie(box.worth.face) : nothing}${categoryName(category)}
    </span>`;
  }

  private renderCell(row: SheetRow, place: Place, { seat, column }: SeatColumn) {
    const card = this.cards[seat]!;
    const at = this.boxAt(place);
    const points = at ? card.scores[at.box]! : card.fiveOfAKindBonuses[column]!;
    if (!this.open) return renderClosedCell(row, points);
    const { columns } = card.rules;
    const factor = columns.length > 1 ? ` ×${columns[column]!.factor}` : '';
    const isStop = place.row === this.stop.row && place.column === this.stop.column;
    return renderOpenCell(
      { row, place, points, isStop, whose: this.names[seat]! + factor },
      this.longPress,
      {
        stop: () => {
          this.stop = place;
        },
        strike: () => at && this.write(at.seat, at.box, 0),
        choose: () =>
          this.dispatchEvent(
            at ? new CellChooseEvent(at.seat, at.box) : new FivesChooseEvent(seat, column),
          ),
      },
    );
  }

  /** Sum and bonus of a section that has one. */
  private renderSums(section: Section) {
    const bonus = this.rules.sectionBonuses.find((bonus) => bonus.section === section);
    if (!bonus) return nothing;
    const { threshold, points } = bonus;
    return html`<tr class="sum">
        <th scope="row">${msg(str`Suma, de ${threshold}`)}</th>
        ${this.places.map(({ seat, column }) => html`<td class=${this.classOf(seat)}>${sectionSum(this.cards[seat]!, section, column)}</td>`)}
      </tr>
      <tr class="sum">
        <th scope="row">${msg(str`Bonus +${points}`)}</th>
        ${this.places.map(({ seat, column }) => html`<td class=${this.classOf(seat)}>${sectionBonus(this.cards[seat]!, section, column)}</td>`)}
      </tr>`;
  }

  private get places(): SeatColumn[] {
    return this.cards.flatMap((card, seat) =>
      card.rules.columns.map((_, column) => ({ seat, column })),
    );
  }

  private classOf(seat: number): string {
    return seat === this.turn ? 'turn' : '';
  }
}

interface SeatColumn {
  readonly seat: number;
  readonly column: number;
}

declare global {
  interface HTMLElementTagNameMap {
    'sheet-table': SheetTable;
  }
}
