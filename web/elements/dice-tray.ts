// First load: the five dice on the table.
import { msg, str } from '@lit/localize';
import { html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { type Face, HOLD_NONE, isHeld, type Roll } from '../../engine/dice.ts';
import { HoldToggleEvent } from '../events.ts';
import { base } from '../styles/shared.styles.ts';
import { styles } from './dice-tray.styles.ts';
import { pipsOf } from './die-face.ts';
import { TreceElement } from './trece-element.ts';

const POSITIONS = [0, 1, 2, 3, 4] as const;

/**
 * Five dice in the order they lie; they never change places. Each is a toggle button that asks,
 * by `hold-toggle`, to be held or let go. The element holds nothing by itself.
 */
@customElement('dice-tray')
export class DiceTray extends TreceElement {
  static override styles = [base, styles];

  /** The roll on the table; null before the first. */
  @property({ attribute: false }) roll: Roll | null = null;
  /** The positions held. */
  @property({ type: Number }) hold = HOLD_NONE;
  /** Whether dice may be held now. */
  @property({ type: Boolean }) open = false;
  /** Positions in the air: shown without a face. */
  @property({ attribute: false }) inTheAir: readonly number[] = [];
  /** Whether the dice in the air tumble or wait. */
  @property({ type: Boolean }) tumbling = false;

  private onPress(position: number): void {
    if (this.open) this.dispatchEvent(new HoldToggleEvent(position));
  }

  private nameOf(position: number, face: Face | null): string {
    if (face === null) return msg(str`Dado ${position + 1}`);
    return msg(str`Dado ${position + 1}: ${face}`);
  }

  override render() {
    return html`<ul role="group" aria-label=${msg('Dados')}>${POSITIONS.map((at) => this.renderDie(at))}</ul>`;
  }

  private renderDie(position: number) {
    const inTheAir = this.inTheAir.includes(position);
    const face = inTheAir ? null : (this.roll?.[position] ?? null);
    const held = isHeld(this.hold, position);
    const motion = inTheAir ? (this.tumbling ? 'tumbling' : 'waiting') : '';
    return html`<li role="presentation">
      <button
        type="button"
        class="die ${held ? 'held' : ''} ${motion}"
        aria-pressed=${held}
        aria-disabled=${!this.open}
        aria-label=${this.nameOf(position, face)}
        aria-keyshortcuts=${position + 1}
        @click=${() => this.onPress(position)}
      >
        <svg viewBox="0 0 60 60" aria-hidden="true">${face === null ? nothing : pipsOf(face)}</svg>
      </button>
    </li>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'dice-tray': DiceTray;
  }
}
