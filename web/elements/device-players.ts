import { msg, str } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { type DevicePlayer, players, removePlayer, renamePlayer } from '../device/players.ts';
import { sentenceOf } from '../errors.ts';
import { base, buttons } from '../styles/shared.styles.ts';
import { TreceElement } from './trece-element.ts';

/** Those who play on this device: to be renamed, or taken off the list. Their games stay as they are. */
@customElement('device-players')
export class DevicePlayers extends TreceElement {
  static override styles = [
    base,
    buttons,
    css`
      :host {
        display: block;
      }
      :host([empty]) {
        display: none;
      }
      h2 {
        margin-block-end: 0.5rem;
        font-size: 0.9375rem;
      }
      li {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.5rem;
        padding-block: 0.375rem;
      }
      li + li {
        border-block-start: 1px solid var(--line);
      }
      bdi {
        flex: 1 1 8rem;
        min-inline-size: 0;
        overflow-wrap: anywhere;
        font-weight: 600;
      }
      form {
        display: flex;
        flex: 1;
        flex-wrap: wrap;
        gap: 0.5rem;
      }
      input {
        flex: 1 1 8rem;
        min-inline-size: 0;
        min-block-size: 2.75rem;
        padding: 0.375rem 0.875rem;
        border: 1px solid var(--line-strong);
        border-radius: var(--radius-m);
        background: var(--paper);
      }
      .button {
        min-block-size: 2.75rem;
        padding-inline: 0.875rem;
      }
      p {
        margin-block-start: 0.5rem;
        color: var(--ink-2);
        font-size: 0.875rem;
      }
      p:empty {
        display: none;
      }
    `,
  ];

  @state() private known: readonly DevicePlayer[] = [];
  /** Id of the player being renamed. */
  @state() private renamed: string | null = null;
  @state() private outcome = '';

  override connectedCallback(): void {
    super.connectedCallback();
    this.load();
  }

  private async load(): Promise<void> {
    this.known = await players();
  }

  private async onRename(id: string): Promise<void> {
    this.renamed = id;
    this.outcome = '';
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLInputElement>('input')?.select();
  }

  private async onSubmit(event: Event, id: string): Promise<void> {
    event.preventDefault();
    const input = this.renderRoot.querySelector<HTMLInputElement>('input')!;
    const player = await renamePlayer(id, input.value);
    if (typeof player === 'string') {
      this.outcome = sentenceOf(player);
      input.focus();
      return;
    }
    this.renamed = null;
    this.outcome = msg(str`Guardado: ${player.name}. Las partidas de antes conservan su nombre.`);
    await this.load();
    await this.focusOn(id);
  }

  private async onRemove({ id, name }: DevicePlayer): Promise<void> {
    await removePlayer(id);
    this.outcome = msg(str`${name} ya no está en la lista. Sus partidas siguen en el historial.`);
    await this.load();
  }

  private async focusOn(id: string): Promise<void> {
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>(`[data-player="${id}"]`)?.focus();
  }

  override render() {
    const isEmpty = this.known.length === 0 && this.outcome === '';
    this.toggleAttribute('empty', isEmpty);
    if (isEmpty) return nothing;
    return html`<h2 id="players">${msg('Jugadores de este dispositivo')}</h2>
      <ul aria-labelledby="players">
        ${this.known.map((player) => html`<li>${player.id === this.renamed ? this.renderForm(player) : this.renderPlayer(player)}</li>`)}
      </ul>
      <p role="status">${this.outcome}</p>`;
  }

  private renderPlayer(player: DevicePlayer): TemplateResult {
    const { id, name } = player;
    return html`<bdi>${name}</bdi>
      <button
        type="button"
        class="button quiet"
        data-player=${id}
        aria-label=${msg(str`Renombrar a ${name}`)}
        @click=${() => this.onRename(id)}
      >
        ${msg('Renombrar')}
      </button>
      <button
        type="button"
        class="button quiet"
        aria-label=${msg(str`Quitar a ${name} de la lista`)}
        @click=${() => this.onRemove(player)}
      >
        ${msg('Quitar')}
      </button>`;
  }

  private renderForm({ id, name }: DevicePlayer): TemplateResult {
    return html`<form novalidate @submit=${(event: Event) => this.onSubmit(event, id)}>
      <input .value=${name} aria-label=${msg('Nombre nuevo')} dir="auto" autocomplete="off" spellcheck="false" enterkeyhint="done" />
      <button class="button">${msg('Guardar')}</button>
    </form>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'device-players': DevicePlayers;
  }
}
