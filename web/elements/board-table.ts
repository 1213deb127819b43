import { msg, str } from '@lit/localize';
import { html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Day } from '../../engine/day.ts';
import type { Entry, PlacedEntry } from '../../worker/wire.ts';
import type { Order, OwnEntry } from '../state/board-controller.ts';
import { base } from '../styles/shared.styles.ts';
import { number } from '../words.ts';
import { styles } from './board-table.styles.ts';
import { points } from './lost-mark.ts';
import { TreceElement } from './trece-element.ts';

/** From this place on the column of places is wider. */
const LONG_PLACE = 10_000;

/**
 * The rows of a board, best first. The player's own row stays in sight: it sticks to the edge of
 * the window while the list is, and stands below the rows while it is not among them.
 */
@customElement('board-table')
export class BoardTable extends TreceElement {
  static override styles = [base, styles];

  /** The day of the board. */
  @property({ attribute: false }) day!: Day;
  /** The rows so far. */
  @property({ attribute: false }) entries: readonly PlacedEntry[] = [];
  /** The player's own row, among the entries or not. */
  @property({ attribute: false }) me: OwnEntry | null = null;
  /** What the places are by; the other figure stands beside it where there is room. */
  @property() by: Order = 'total';

  private async onOpen(entry: OwnEntry, mine: boolean): Promise<void> {
    const { openEntry } = await import('./entry-dialog.ts');
    openEntry(this.day, entry, mine);
  }

  private get isMeAmongEntries(): boolean {
    return this.entries.some(({ id }) => id === this.me?.id);
  }

  override render() {
    const { me } = this;
    const last = Math.max(me?.place ?? 0, this.entries.at(-1)?.place ?? 0);
    return html`<table class=${last >= LONG_PLACE ? 'long' : nothing}>
      <caption><span class="unseen">${this.by === 'lost' ? msg('Puestos, nombres y puntos perdidos') : msg('Puestos, nombres y totales')}</span></caption>
      <thead>
        <tr>
          <th scope="col" class="place"><span class="unseen">${msg('Puesto')}</span></th>
          <th scope="col"><span class="unseen">${msg('Nombre')}</span></th>
          ${this.renderHeads()}
        </tr>
      </thead>
      <tbody>${this.entries.map((entry) => this.renderRow(entry))}</tbody>
      ${me && !this.isMeAmongEntries ? html`<tfoot>${this.renderRow(me)}</tfoot>` : nothing}
    </table>`;
  }

  private renderHeads() {
    const total = msg('Total');
    const lost = msg('Puntos perdidos');
    const [side, main] = this.by === 'lost' ? [total, lost] : [lost, total];
    return html`${
      this.hasSide
        ? html`<th scope="col" class="side"><span class="unseen">${side}</span></th>`
        : nothing
    }
      <th scope="col" class="total"><span class="unseen">${main}</span></th>`;
  }

  /** Games of the time before points lost were counted have none. */
  private get hasSide(): boolean {
    return this.by === 'lost' || this.entries.some(({ lost }) => lost !== undefined);
  }

  private renderFigures({ total, lost }: Entry) {
    const lostText = lost === undefined ? '' : points(lost);
    if (this.by === 'lost')
      return html`<td class="side">${msg(str`${number(total)} puntos`)}</td>
        <td class="total">${lostText}</td>`;
    const side = lost === undefined ? '' : msg(str`${lostText} perdidos`);
    return html`${this.hasSide ? html`<td class="side">${side}</td>` : nothing}
      <td class="total">${number(total)}</td>`;
  }

  private renderRow(entry: OwnEntry) {
    const { id, place, name } = entry;
    const mine = id === this.me?.id;
    return html`<tr class=${mine ? 'mine' : nothing}>
      <td class="place">${place === undefined ? '–' : number(place)}</td>
      <th scope="row">
        <div>
          <button type="button" @click=${() => this.onOpen(entry, mine)}>
            ${name ? html`<bdi>${name}</bdi>` : html`<i>${msg('Anónimo')}</i>`}
          </button>
          ${mine ? html`<span class="badge">${msg('Tú')}</span>` : nothing}
        </div>
      </th>
      ${this.renderFigures(entry)}
    </tr>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'board-table': BoardTable;
  }
}
