import { msg } from '@lit/localize';
import { html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Day } from '../../engine/day.ts';
import type { PlacedEntry } from '../../worker/wire.ts';
import { base } from '../styles/shared.styles.ts';
import { number } from '../words.ts';
import { styles } from './board-table.styles.ts';
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
  @property({ attribute: false }) me: PlacedEntry | null = null;

  private async onOpen(entry: PlacedEntry, mine: boolean): Promise<void> {
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
      <caption><span class="unseen">${msg('Puestos, nombres y totales')}</span></caption>
      <thead>
        <tr>
          <th scope="col" class="place"><span class="unseen">${msg('Puesto')}</span></th>
          <th scope="col"><span class="unseen">${msg('Nombre')}</span></th>
          <th scope="col" class="total"><span class="unseen">${msg('Total')}</span></th>
        </tr>
      </thead>
      <tbody>${this.entries.map((entry) => this.renderRow(entry))}</tbody>
      ${me && !this.isMeAmongEntries ? html`<tfoot>${this.renderRow(me)}</tfoot>` : nothing}
    </table>`;
  }

  private renderRow(entry: PlacedEntry) {
    const { id, place, name, total } = entry;
    const mine = id === this.me?.id;
    return html`<tr class=${mine ? 'mine' : nothing}>
      <td class="place">${number(place)}</td>
      <th scope="row">
        <div>
          <button type="button" @click=${() => this.onOpen(entry, mine)}>
            ${name ? html`<bdi>${name}</bdi>` : html`<i>${msg('Anónimo')}</i>`}
          </button>
          ${mine ? html`<span class="badge">${msg('Tú')}</span>` : nothing}
        </div>
      </th>
      <td class="total">${number(total)}</td>
    </tr>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'board-table': BoardTable;
  }
}
