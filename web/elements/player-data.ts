import { msg } from '@lit/localize';
import { css, html, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import {
  fetchRecoveryCode,
  forgetPlayer,
  Refusal,
  recoverPlayer,
  rotateRecoveryCode,
  Unreachable,
} from '../api.ts';
import { sentenceOf } from '../errors.ts';
import { base, buttons } from '../styles/shared.styles.ts';
import { TreceElement } from './trece-element.ts';

/** What a person may do with their data: another device, a file of all of it, and being forgotten. */
@customElement('player-data')
export class PlayerData extends TreceElement {
  static override styles = [
    base,
    buttons,
    css`
      :host {
        display: grid;
        gap: 1.5rem;
      }
      section {
        display: grid;
        gap: 0.625rem;
        justify-items: start;
      }
      h3 {
        font-size: 0.9375rem;
      }
      p {
        color: var(--ink-2);
        font-size: 0.875rem;
      }
      code {
        display: block;
        padding: 0.75rem 0.875rem;
        border: 1px dashed var(--line-strong);
        border-radius: 0.625rem;
        background: var(--paper);
        font: 600 1rem / 1.6 ui-monospace, monospace;
        letter-spacing: 0.02em;
        user-select: all;
        overflow-wrap: anywhere;
      }
      form {
        display: flex;
        flex-wrap: wrap;
        gap: 0.625rem;
        inline-size: 100%;
      }
      label {
        flex: 1 1 14rem;
        display: grid;
        gap: 0.375rem;
        font-size: 0.875rem;
        font-weight: 600;
      }
      input {
        min-inline-size: 0;
        min-block-size: 3.125rem;
        padding-inline: 0.875rem;
        border: 1px solid var(--line-strong);
        border-radius: var(--radius-m);
        background: var(--paper);
      }
      form button {
        align-self: end;
      }
      .acts {
        display: flex;
        flex-wrap: wrap;
        gap: 0.625rem;
      }
      dialog {
        max-inline-size: min(26rem, calc(100vw - 1.5rem));
        padding: 1.25rem;
        border: 1px solid var(--line);
        border-radius: var(--radius-l);
        background: var(--card);
        color: var(--ink);
      }
      dialog::backdrop {
        background: rgb(10 20 15 / 55%);
      }
      dialog p {
        margin-block: 0.5rem 1rem;
      }
    `,
  ];

  /** Whether this browser has no player yet: then there is nothing to show, only to recover. */
  @property({ type: Boolean }) newcomer = false;

  @query('dialog') private dialog!: HTMLDialogElement;

  @state() private code: string | null = null;
  /** What the last act came to. */
  @state() private outcome = '';

  private async onShow(): Promise<void> {
    await this.attempt(async () => {
      this.code = (await fetchRecoveryCode()).code;
    });
  }

  private async onRotate(): Promise<void> {
    await this.attempt(async () => {
      this.code = (await rotateRecoveryCode()).code;
      this.outcome = msg('Código nuevo. Los demás dispositivos han quedado fuera.');
    });
  }

  private async onRecover(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const code = new FormData(event.target as HTMLFormElement).get('code');
    await this.attempt(async () => {
      await recoverPlayer(String(code));
      location.assign('/record');
    });
  }

  private onForget(): void {
    this.dialog.showModal();
  }

  private onKeep(): void {
    this.dialog.close();
  }

  private async onForgetForGood(): Promise<void> {
    this.dialog.close();
    await this.attempt(async () => {
      await forgetPlayer();
      location.assign('/record');
    });
  }

  /** Runs an act; what the server or the network refuses is told below. */
  private async attempt(act: () => Promise<void>): Promise<void> {
    this.outcome = '';
    try {
      await act();
    } catch (error) {
      if (error instanceof Refusal) this.outcome = sentenceOf(error.problem.code);
      else if (error instanceof Unreachable)
        this.outcome = msg('No hay conexión con el servidor. No ha cambiado nada.');
      else throw error;
    }
  }

  override render() {
    return html`<section>
        <h3>${msg('Jugar en otro dispositivo')}</h3>
        ${this.newcomer ? nothing : this.renderCode()}
        <form @submit=${this.onRecover}>
          <label>
            ${msg('Código de otro dispositivo')}
            <input name="code" required autocomplete="off" autocapitalize="characters" spellcheck="false" />
          </label>
          <button class="button">${msg('Recuperar')}</button>
        </form>
      </section>
      ${this.newcomer ? nothing : this.renderData()}
      <p role="status">${this.outcome}</p>
      <dialog aria-labelledby="forget">
        <h3 id="forget">${msg('¿Borrarte de verdad?')}</h3>
        <p>${msg('Se borran tu nombre, tu historial y tu racha. Tus totales siguen en las clasificaciones, anónimos. No se puede deshacer.')}</p>
        <div class="acts">
          <button type="button" class="button quiet" @click=${this.onForgetForGood}>${msg('Borrarme')}</button>
          <button type="button" class="button" @click=${this.onKeep}>${msg('Seguir aquí')}</button>
        </div>
      </dialog>`;
  }

  private renderCode() {
    return html`<p>${msg('Con tu código de recuperación, otro navegador pasa a ser tú. Quien lo tenga juega en tu nombre: guárdalo bien.')}</p>
        ${this.code ? html`<code>${this.code}</code>` : nothing}
        <div class="acts">
          <button type="button" class="button quiet" @click=${this.onShow}>${msg('Ver mi código')}</button>
          ${
            this.code
              ? html`<button type="button" class="button quiet" @click=${this.onRotate}>
                  ${msg('Cambiarlo y cerrar los demás')}
                </button>`
              : nothing
          }
        </div>`;
  }

  private renderData() {
    return html`<section>
        <h3>${msg('Tus datos')}</h3>
        <p>${msg(html`Todo lo que guardamos de ti, en un archivo. Más en <a href="/privacy">Privacidad</a>.`)}</p>
        <div class="acts">
          <a class="button quiet" href="/api/me/export" download>${msg('Descargar mis datos')}</a>
          <button type="button" class="button quiet" @click=${this.onForget}>${msg('Borrarme')}</button>
        </div>
      </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'player-data': PlayerData;
  }
}
