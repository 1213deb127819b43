import { msg } from '@lit/localize';
import { css, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { serverNow } from '../state/clock.ts';
import { TreceElement } from './trece-element.ts';

/** The time left until a moment of the server's clock, as 04:12:08; at the end, a link to the new day. */
@customElement('day-countdown')
export class DayCountdown extends TreceElement {
  static override styles = css`
    a {
      color: inherit;
    }
  `;

  /** The moment, in milliseconds since 1970. */
  @property({ type: Number }) until = 0;

  private ticking: ReturnType<typeof setInterval> | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.ticking = setInterval(() => this.requestUpdate(), 1000);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.ticking);
  }

  override render() {
    const left = this.until - serverNow();
    if (left <= 0) return html`<a href="/" @click=${this.onNewDay}>${msg('¡Ya están aquí!')}</a>`;
    return html`<span role="timer">${clockOf(left)}</span>`;
  }

  /** The play screen may be on show already, with the old day; only a new page asks the server again. */
  private onNewDay(event: Event): void {
    event.preventDefault();
    location.assign('/');
  }
}

function clockOf(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

declare global {
  interface HTMLElementTagNameMap {
    'day-countdown': DayCountdown;
  }
}
