import { msg } from '@lit/localize';
import { css, html, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { Refusal, Unreachable } from '../api.ts';
import type { KeptGame } from '../device/kept-game.ts';
import { type Unkept, whyUnkept } from '../device/shelves.ts';
import { TreceElement } from '../elements/trece-element.ts';
import { wordsOf } from '../errors.ts';
import { receiveGame } from '../state/shared-sheet.ts';
import { base, buttons, page } from '../styles/shared.styles.ts';
import '../elements/device-notice.ts';
import '../elements/kept-game-view.ts';
import '../elements/page-header.ts';

/** A sheet that somebody passed on: shown, and taken into this device's history, once. */
@customElement('shared-page')
export class SharedPage extends TreceElement {
  static override styles = [
    base,
    buttons,
    page,
    css`
      main {
        display: grid;
        justify-items: start;
        gap: 0.875rem;
      }
      main > * {
        min-inline-size: 0;
        max-inline-size: 100%;
      }
      kept-game-view {
        inline-size: 100%;
      }
      h1 {
        font-size: 1.375rem;
        line-height: 1.2;
      }
      .acts {
        display: flex;
        flex-wrap: wrap;
        gap: 0.5rem;
      }
    `,
  ];

  /** The sheet's public id. */
  @property() sheet = '';

  @state() private received: { readonly game: KeptGame; readonly isNew: boolean } | null = null;
  @state() private unkept: Unkept | null = null;
  /** What to say instead of the game, and whether trying again may help. */
  @state() private trouble: { readonly words: string; readonly isGone: boolean } | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    this.load();
  }

  private async load(): Promise<void> {
    this.trouble = null;
    try {
      this.received = await receiveGame(this.sheet, msg('Anónimo'));
      this.unkept = whyUnkept();
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof Unreachable)) throw error;
      const isGone = error instanceof Refusal;
      const offline = msg('Sin conexión con el servidor. La partida no se ha podido cargar.');
      this.trouble = { words: isGone ? '' : wordsOf(error, offline), isGone };
    }
  }

  override render() {
    return html`<page-header current=""></page-header>
      <main aria-busy=${!this.received && !this.trouble}>${this.renderMain()}</main>`;
  }

  private renderMain(): TemplateResult {
    if (this.trouble) return this.renderTrouble(this.trouble);
    if (!this.received) {
      return html`<h1>${msg('Una partida para ti')}</h1>
        <p role="status">${msg('Cargando…')}</p>`;
    }
    const { game, isNew } = this.received;
    return html`<h1>${msg('Una partida para ti')}</h1>
      <p role="status">
        ${isNew ? msg('Ya está en el historial de este dispositivo.') : msg('Ya estaba en el historial de este dispositivo.')}
        ${msg('Con dados de verdad nadie puede verificarla.')}
      </p>
      <device-notice .reason=${this.unkept}></device-notice>
      <kept-game-view .game=${game}></kept-game-view>
      <p><a class="button" href="/games">${msg('Ver todas las partidas')}</a></p>`;
  }

  private renderTrouble({ words, isGone }: { words: string; isGone: boolean }): TemplateResult {
    if (isGone) {
      return html`<h1>${msg('Este enlace no lleva a ninguna partida')}</h1>
        <p>${msg('Quien la guardó la ha quitado, ha pasado su año, o falta una parte del enlace.')}</p>
        <p><a class="button" href="/games">${msg('Ver todas las partidas')}</a></p>`;
    }
    return html`<h1>${msg('Una partida para ti')}</h1>
      <p role="alert">${words}</p>
      <p><button type="button" class="button" @click=${this.load}>${msg('Reintentar')}</button></p>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'shared-page': SharedPage;
  }
}
