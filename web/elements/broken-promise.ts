import { msg, str } from '@lit/localize';
import { css, html } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { type Day, dayNumber } from '../../engine/day.ts';
import { checkLatestPromise, dismissWarning } from '../state/promises.ts';
import { base, buttons } from '../styles/shared.styles.ts';
import { TreceElement } from './trece-element.ts';

/** Where a browser does not tell when it is idle. */
const SOON = 2_000;

/**
 * Holds published days against the commitments that this device was shown before, one a visit, and
 * warns of those that were dealt from something else.
 */
@customElement('broken-promise')
export class BrokenPromise extends TreceElement {
  static override styles = [
    base,
    buttons,
    css`
      .warning {
        display: grid;
        gap: 0.75rem;
        max-inline-size: 67.5rem;
        margin: 0 auto;
        padding: 1rem;
        border-block-end: 4px solid var(--mark);
        background: var(--card);
      }
      p {
        font-weight: 600;
      }
      .acts {
        display: flex;
        flex-wrap: wrap;
        gap: 0.625rem;
      }
    `,
  ];

  @state() private days: readonly Day[] = [];

  override connectedCallback(): void {
    super.connectedCallback();
    whenIdle(() => this.check());
  }

  private async check(): Promise<void> {
    if (this.isConnected) this.days = await checkLatestPromise();
  }

  private onDismiss(day: Day): void {
    dismissWarning(day);
    this.days = this.days.filter((other) => other !== day);
  }

  override render() {
    return this.days.map((day) => {
      const number = dayNumber(day);
      return html`<div class="warning" role="alert">
        <p>${msg(str`Los dados del reto nº ${number} no son los prometidos: su semilla no responde al compromiso que este navegador guardó antes de que se publicara.`)}</p>
        <div class="acts">
          <a class="button" href="/fair?day=${number}">${msg('Ver qué no coincide')}</a>
          <button type="button" class="button quiet" @click=${() => this.onDismiss(day)}>${msg('No avisar más')}</button>
        </div>
      </div>`;
    });
  }
}

function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act);
  else setTimeout(act, SOON);
}

declare global {
  interface HTMLElementTagNameMap {
    'broken-promise': BrokenPromise;
  }
}
