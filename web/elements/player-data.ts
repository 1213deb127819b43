import { msg } from '@lit/localize';
import { html, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { Unreachable } from '../api.ts';
import { sentenceOf, wordsOf } from '../errors.ts';
import { fetchExport, fetchRecoveryCode, forgetPlayer, recoverPlayer } from '../player-api.ts';
import { saveFile } from '../save-file.ts';
import { changeCode } from '../state/rotation.ts';
import { untilAnswered } from '../state/until-answered.ts';
import { base, buttons } from '../styles/shared.styles.ts';
import { styles } from './player-data.styles.ts';
import { TreceElement } from './trece-element.ts';

const FILE = 'trece.json';

/** What an act came to, and beside which acts it is told. */
interface Outcome {
  readonly part: 'devices' | 'data';
  readonly words: string;
}

/** What a person may do with their data: another device, a file of all of it, and being forgotten. */
@customElement('player-data')
export class PlayerData extends TreceElement {
  static override styles = [base, buttons, styles];

  /** Whether this browser has no player yet: then there is nothing to show, only to recover. */
  @property({ type: Boolean }) newcomer = false;

  @query('dialog') private dialog!: HTMLDialogElement;

  @state() private code: string | null = null;
  @state() private outcome: Outcome = { part: 'devices', words: '' };
  /** While an act is on its way there is no other. */
  @state() private busy = false;

  private gone = new AbortController();

  override connectedCallback(): void {
    super.connectedCallback();
    this.gone = new AbortController();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.gone.abort(new DOMException('The page was left', 'AbortError'));
  }

  private async onShow(): Promise<void> {
    await this.attempt('devices', async () => {
      this.code = (await fetchRecoveryCode()).code;
    });
  }

  private async onRotate(): Promise<void> {
    const onWait = (reason: Unreachable | null) => {
      if (reason) this.tell('devices', waitingWords(reason));
    };
    await this.attempt('devices', async () => {
      this.code = (await untilAnswered(changeCode, onWait, this.gone.signal)).code;
      this.tell('devices', msg('Código nuevo. Los demás dispositivos han quedado fuera.'));
    });
  }

  private async onRecover(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const code = new FormData(event.target as HTMLFormElement).get('code');
    await this.attempt('devices', async () => {
      await recoverPlayer(String(code));
      location.assign('/record');
    });
  }

  private async onExport(event: Event): Promise<void> {
    event.preventDefault();
    await this.attempt('data', async () => saveFile(FILE, await fetchExport()));
  }

  private onForget(): void {
    if (!this.busy) this.dialog.showModal();
  }

  private onKeep(): void {
    this.dialog.close();
  }

  private async onForgetForGood(): Promise<void> {
    this.dialog.close();
    await this.attempt('data', async () => {
      await forgetPlayer();
      location.assign('/record');
    });
  }

  /** Runs an act; what the server or the network refuses is told below it. All may be repeated. */
  private async attempt(part: Outcome['part'], act: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.tell(part, '');
    try {
      await act();
    } catch (error) {
      if (this.gone.signal.aborted) return;
      const offline = msg('No hay conexión con el servidor. Prueba otra vez; no se pierde nada.');
      this.tell(part, wordsOf(error, offline));
    } finally {
      this.busy = false;
    }
  }

  private tell(part: Outcome['part'], words: string): void {
    this.outcome = { part, words };
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
          <button class="button" aria-disabled=${this.busy}>${msg('Recuperar')}</button>
        </form>
        ${this.renderOutcome('devices')}
      </section>
      ${this.newcomer ? nothing : this.renderData()}
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
          <button type="button" class="button quiet" aria-disabled=${this.busy} @click=${this.onShow}>${msg('Ver mi código')}</button>
          ${
            this.code
              ? html`<button type="button" class="button quiet" aria-disabled=${this.busy} @click=${this.onRotate}>
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
          <a class="button quiet" href="/api/me/export" download=${FILE} aria-disabled=${this.busy} @click=${this.onExport}>
            ${msg('Descargar mis datos')}
          </a>
          <button type="button" class="button quiet" aria-disabled=${this.busy} @click=${this.onForget}>${msg('Borrarme')}</button>
        </div>
        ${this.renderOutcome('data')}
      </section>`;
  }

  private renderOutcome(part: Outcome['part']) {
    return html`<p role="status">${this.outcome.part === part ? this.outcome.words : ''}</p>`;
  }
}

/** Why the change of code takes so long, and that nothing has to be done. */
function waitingWords({ code }: Unreachable): string {
  return code === null
    ? msg('Sin conexión. El código se cambiará solo; no se pierde nada.')
    : `${sentenceOf(code)} ${msg('El código se cambiará solo; no se pierde nada.')}`;
}

declare global {
  interface HTMLElementTagNameMap {
    'player-data': PlayerData;
  }
}
