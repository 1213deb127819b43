import { msg, str } from '@lit/localize';
import { html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { type Face, HOLD_NONE, isHeld, type Roll } from '../../engine/dice.ts';
import { base } from '../styles/shared.styles.ts';
import { styles } from './dice-tray.styles.ts';
import { pipsOf } from './die-face.ts';
import { TreceElement } from './trece-element.ts';

const POSITIONS = [0, 1, 2, 3, 4];

/** Five dice as dice-tray shows them, only to be looked at. */
@customElement('still-dice')
export class StillDice extends TreceElement {
  static override styles = [base, styles];

  /** The roll on the table; null once there is none. */
  @property({ attribute: false }) roll: Roll | null = null;
  /** The positions held. */
  @property({ type: Number }) hold = HOLD_NONE;

  override render() {
    const { roll } = this;
    if (!roll)
      return html`<ul aria-hidden="true">${POSITIONS.map(() => html`<li><span class="die waiting"></span></li>`)}</ul>`;
    return html`<ul aria-label=${msg('Dados')}>
      ${POSITIONS.map((position) => this.renderDie(position, roll[position]!))}
    </ul>`;
  }

  private renderDie(position: number, face: Face) {
    const held = isHeld(this.hold, position);
    const name = msg(str`Dado ${position + 1}: ${face}`);
    return html`<li>
      <span class="die ${held ? 'held' : ''}" role="img" aria-label=${held ? msg(str`${name}, guardado`) : name}>
        <svg viewBox="0 0 60 60" aria-hidden="true">${pipsOf(face)}</svg>
      </span>
    </li>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'still-dice': StillDice;
  }
}
