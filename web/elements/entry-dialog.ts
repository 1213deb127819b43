import { msg, str } from '@lit/localize';
import { css, html, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { type Day, dayNumber, timesOf } from '../../engine/day.ts';

import { reportEntry } from '../api.ts';
import { wordsOf } from '../errors.ts';
import type { OwnEntry } from '../state/board-controller.ts';
import { serverNow } from '../state/clock.ts';
import { base, buttons } from '../styles/shared.styles.ts';
import { number } from '../words.ts';
import { TreceElement } from './trece-element.ts';

/** One row of the board by itself: watch its game once the day is published, or report its name. */
@customElement('entry-dialog')
export class EntryDialog extends TreceElement {
  static override styles = [
    base,
    buttons,
    css`
      dialog {
        inline-size: min(22rem, calc(100vw - 1.5rem));
        padding: 1.25rem;
        border: 1px solid var(--line);
        border-radius: var(--radius-l);
        background: var(--card);
        color: var(--ink);
      }
      dialog::backdrop {
        background: rgb(10 20 15 / 55%);
      }
      form {
        display: grid;
        gap: 0.75rem;
      }
      h2 {
        font-size: 1.125rem;
        overflow-wrap: anywhere;
      }
      p {
        color: var(--ink-2);
      }
    `,
  ];

  @property({ attribute: false }) day!: Day;
  @property({ attribute: false }) entry!: OwnEntry;
  /** Whether it is the player's own, which is not to be reported. */
  @property({ type: Boolean }) mine = false;

  @query('dialog') private dialog!: HTMLDialogElement;

  @state() private outcome = '';
  @state() private reported = false;

  private onClose(): void {
    this.remove();
  }

  private onClick(event: Event): void {
    const target = event.composedPath()[0];
    if (target === this.dialog || target instanceof HTMLAnchorElement) this.dialog.close();
  }

  private async onReport(): Promise<void> {
    try {
      await reportEntry(this.day, this.entry.id);
      this.reported = true;
      this.outcome = msg('Gracias. Alguien lo mirará.');
    } catch (error) {
      this.outcome = wordsOf(error, msg('No hay conexión con el servidor. Prueba más tarde.'));
    }
  }

  override firstUpdated(): void {
    this.dialog.showModal();
  }

  override render() {
    const { entry, day } = this;
    const isPublished = timesOf(day).revealsAt <= serverNow();
    return html`<dialog aria-labelledby="name" @close=${this.onClose} @click=${this.onClick}>
      <form method="dialog">
        <h2 id="name"><bdi>${entry.name || msg('Anónimo')}</bdi></h2>
        <p>
          ${
            entry.place === undefined
              ? msg(str`${number(entry.total)} puntos`)
              : msg(html`Puesto ${number(entry.place)}, ${number(entry.total)} puntos`)
          }
        </p>
        ${
          isPublished
            ? html`<a class="button" href="/watch/${dayNumber(day)}/${entry.id}">${msg('Ver la partida')}</a>
                <a class="button quiet" href="/fair?day=${dayNumber(day)}&entry=${entry.id}">${msg('Comprobar esta partida')}</a>`
            : html`<p>${msg('La partida se podrá ver cuando el día esté publicado.')}</p>`
        }
        ${
          this.mine || this.reported || !entry.name
            ? nothing
            : html`<button type="button" class="button quiet" @click=${this.onReport}>
                ${msg('Denunciar este nombre')}
              </button>`
        }
        <p role="status">${this.outcome}</p>
        <button class="button quiet">${msg('Cerrar')}</button>
      </form>
    </dialog>`;
  }
}

/** Opens the dialog of a row. */
export function openEntry(day: Day, entry: OwnEntry, mine: boolean): void {
  const dialog = document.createElement('entry-dialog');
  Object.assign(dialog, { day, entry, mine });
  document.body.append(dialog);
}

declare global {
  interface HTMLElementTagNameMap {
    'entry-dialog': EntryDialog;
  }
}
