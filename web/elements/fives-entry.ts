import { msg, str } from '@lit/localize';
import { css, html } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { FivesWriteEvent } from '../sheet-events.ts';
import { sheetDialog } from '../styles/dialog.styles.ts';
import { base, buttons } from '../styles/shared.styles.ts';
import { TreceElement } from './trece-element.ts';

/** Counts how often a seat was paid for a further five of a kind. Tells `fives-write` with each step. */
@customElement('fives-entry')
export class FivesEntry extends TreceElement {
  static override styles = [
    base,
    buttons,
    sheetDialog,
    css`
      .stepper {
        display: grid;
        grid-template-columns: 3.5rem 1fr 3.5rem;
        align-items: center;
      }
      .stepper button {
        min-block-size: 3.5rem;
        border: 1px solid var(--line-strong);
        border-radius: var(--radius-m);
        background: var(--paper);
        font-size: 1.5rem;
        font-weight: 700;
      }
      .stepper [aria-disabled='true'] {
        opacity: 0.4;
      }
      output {
        font-size: clamp(1.0625rem, 5.5vw, 1.5rem);
        font-weight: 800;
        text-align: center;
      }
    `,
  ];

  @property() name = '';
  @property({ type: Number }) seat = 0;
  @property({ type: Number }) column = 0;
  @property({ type: Number }) fives = 0;
  /** Points for each. */
  @property({ type: Number }) bonus = 0;
  @property({ type: Number }) most = 0;
  /** Whether they are worth anything yet. */
  @property({ type: Boolean }) allowed = false;

  @query('dialog') private dialog!: HTMLDialogElement;

  private step(by: -1 | 1): void {
    const fives = this.fives + by;
    if (!this.allowed || fives < 0 || fives > this.most) return;
    this.fives = fives;
    this.dispatchEvent(new FivesWriteEvent(this.seat, this.column, fives));
  }

  private onKeydown(event: KeyboardEvent): void {
    if (event.key === '+' || event.key === 'ArrowUp') this.step(1);
    else if (event.key === '-' || event.key === 'ArrowDown') this.step(-1);
    else return;
    event.preventDefault();
  }

  private onClose(): void {
    this.dispatchEvent(new Event('entry-close'));
    this.remove();
  }

  private onClick(event: Event): void {
    if (event.composedPath()[0] === this.dialog) this.dialog.close();
  }

  override firstUpdated(): void {
    this.dialog.showModal();
  }

  override render() {
    const { fives, bonus, allowed } = this;
    return html`<dialog aria-labelledby="title" aria-describedby="help" @close=${this.onClose} @click=${this.onClick} @keydown=${this.onKeydown}>
      <form method="dialog" class="stack">
        <div>
          <p class="who"><bdi>${this.name}</bdi></p>
          <h2 id="title">${msg('Más cinco iguales')}</h2>
          <p class="help" id="help">
            ${
              allowed
                ? msg(
                    str`Cada vez que salieron otros cinco iguales, con la casilla ya anotada: ${bonus} puntos más.`,
                  )
                : msg(
                    'Primero anota los cinco iguales en su casilla: sin esos puntos, los siguientes no dan bonus.',
                  )
            }
          </p>
        </div>
        <div class="stepper">
          <button type="button" aria-label=${msg('Uno menos')} aria-disabled=${!allowed || fives === 0} @click=${() => this.step(-1)}>−</button>
          <output>${fives} × ${bonus} = ${fives * bonus}</output>
          <button type="button" aria-label=${msg('Uno más')} aria-disabled=${!allowed || fives === this.most} @click=${() => this.step(1)}>+</button>
        </div>
        <button class="button">${msg('Listo')}</button>
      </form>
    </dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'fives-entry': FivesEntry;
  }
}
