import { msg, str } from '@lit/localize';
import { css, html, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { Refusal, Unreachable } from '../api.ts';
import type { KeptGame } from '../device/kept-game.ts';
import { wordsOf } from '../errors.ts';
import { ruleSetName } from '../rule-set-words.ts';
import { shareGame, unshareGame } from '../state/shared-sheet.ts';
import { placesOf } from '../state/standings.ts';
import { base, buttons } from '../styles/shared.styles.ts';
import { number } from '../words.ts';
import './share-box.ts';
import { TreceElement } from './trece-element.ts';

/** Saves a finished sheet on the server, shows the link to pass on, and takes it back. */
@customElement('sheet-share')
export class SheetShare extends TreceElement {
  static override styles = [
    base,
    buttons,
    css`
      :host {
        display: grid;
        justify-items: start;
        gap: 0.75rem;
      }
      h2 {
        font-size: 0.9375rem;
      }
      p {
        color: var(--ink-2);
        font-size: 0.9375rem;
        text-wrap: pretty;
      }
      p:empty {
        display: none;
      }
      share-box {
        inline-size: min(100%, 32rem);
      }
    `,
  ];

  @property({ attribute: false }) game!: KeptGame;

  @state() private isBusy = false;
  @state() private outcome = '';

  private onShare(): Promise<void> {
    return this.attempt(shareGame, '');
  }

  private onUnshare(): Promise<void> {
    return this.attempt(unshareGame, msg('Quitada del servidor: el enlace ya no lleva a nada.'));
  }

  private async attempt(act: (game: KeptGame) => Promise<KeptGame>, done: string): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.outcome = '';
    try {
      this.game = await act(this.game);
      this.outcome = done;
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof Unreachable)) throw error;
      this.outcome = wordsOf(
        error,
        msg('Sin conexión con el servidor. Prueba otra vez más tarde.'),
      );
    } finally {
      this.isBusy = false;
    }
  }

  override render() {
    const url = this.game.shared?.url;
    return html`<h2>${msg('Que la tengan todos')}</h2>
      ${url === undefined ? this.renderOffer() : this.renderLink(url)}
      <p role="status">${this.outcome}</p>`;
  }

  private renderOffer(): TemplateResult {
    return html`<p>${msg('Se guarda un año en el servidor, sin verificar, y quien abra el enlace la tendrá en su historial. El enlace no se puede adivinar.')}</p>
      <button type="button" class="button" aria-disabled=${this.isBusy} @click=${this.onShare}>
        ${this.isBusy ? msg('Guardando…') : msg('Crear el enlace')}
      </button>`;
  }

  private renderLink(url: string): TemplateResult {
    const totals = placesOf(this.game).map(({ seat }) => `${seat.name} ${number(seat.total)}`);
    const text = `${msg(str`Trece · ${ruleSetName(this.game.rules)}`)}\n${totals.join('\n')}\n${url}`;
    return html`<share-box .text=${text}></share-box>
      <button type="button" class="button quiet" aria-disabled=${this.isBusy} @click=${this.onUnshare}>
        ${msg('Quitarla del servidor')}
      </button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sheet-share': SheetShare;
  }
}
