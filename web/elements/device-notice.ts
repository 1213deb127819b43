import { msg } from '@lit/localize';
import { css, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Unkept } from '../device/shelves.ts';
import { TreceElement } from './trece-element.ts';

/** One line that says why what is played now will not outlast the visit; empty where it will. */
@customElement('device-notice')
export class DeviceNotice extends TreceElement {
  static override styles = css`
    :host {
      display: contents;
    }
    p {
      margin: 0;
      color: var(--ink-2);
      font-size: 0.875rem;
      text-wrap: pretty;
    }
    p:empty {
      display: none;
    }
  `;

  @property({ attribute: false }) reason: Unkept | null = null;

  override render() {
    return html`<p role="status">${this.reason ? wordsOf(this.reason) : ''}</p>`;
  }
}

function wordsOf(reason: Unkept): string {
  switch (reason) {
    case 'forbidden':
      return msg(
        'El navegador no deja guardar nada (¿ventana privada?): la partida dura lo que esta visita.',
      );
    case 'full':
      return msg(
        'No queda sitio en el dispositivo: lo último que hagas dura lo que esta visita. Exporta o borra partidas.',
      );
    case 'newer':
      return msg(
        'Otra pestaña tiene una versión más nueva: recarga esta para que se guarde lo que hagas.',
      );
    case 'blocked':
      return msg('Cierra las demás pestañas de Trece para que se guarde lo que hagas en esta.');
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'device-notice': DeviceNotice;
  }
}
