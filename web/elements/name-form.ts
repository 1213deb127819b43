import { msg, str } from '@lit/localize';
import { css, html, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { Refusal, Unreachable } from '../api.ts';
import { wordsOf } from '../errors.ts';
import { RenamedEvent } from '../events.ts';
import { renamePlayer } from '../player-api.ts';
import { base, buttons } from '../styles/shared.styles.ts';
import { TreceElement } from './trece-element.ts';

/** How the last attempt went. */
type Saving = 'idle' | 'saving' | 'saved' | Refusal | Unreachable;

/** Asks for the player's name and stores it. Tells `renamed`. The server alone judges names. */
@customElement('name-form')
export class NameForm extends TreceElement {
  static override styles = [
    base,
    buttons,
    css`
      :host {
        display: block;
      }
      label {
        display: block;
        margin-block-end: 0.375rem;
        font-size: 0.875rem;
        font-weight: 600;
      }
      .row {
        display: flex;
        flex-wrap: wrap;
        gap: 0.5rem;
      }
      input {
        flex: 100 1 10rem;
        min-inline-size: 0;
        min-block-size: 3.125rem;
        padding: 0.375rem 0.875rem;
        border: 1px solid var(--line-strong);
        border-radius: var(--radius-m);
        background: var(--paper);
      }
      button {
        flex: 1 0 auto;
      }
      input[aria-invalid='true'] {
        border: 2px solid var(--mark);
      }
      p {
        min-block-size: 2.8em;
        margin-block-start: 0.5rem;
        color: var(--ink-2);
        font-size: 0.875rem;
      }
      .problem {
        color: var(--mark);
        font-weight: 600;
      }
    `,
  ];

  @query('input') private input!: HTMLInputElement;
  @state() private saving: Saving = 'idle';

  /** The name as stored. */
  @property() name = '';

  private onInput(): void {
    if (this.saving !== 'saving') this.saving = 'idle';
  }

  private async onSubmit(event: Event): Promise<void> {
    event.preventDefault();
    if (this.saving === 'saving') return;
    this.saving = 'saving';
    try {
      const player = await renamePlayer(this.input.value);
      this.name = player.name ?? '';
      this.input.value = this.name;
      this.saving = 'saved';
      this.dispatchEvent(new RenamedEvent(this.name));
    } catch (error) {
      this.fail(error);
    }
  }

  private fail(error: unknown): void {
    if (error instanceof Refusal || error instanceof Unreachable) {
      this.saving = error;
      if (error instanceof Refusal) this.input.focus();
    } else {
      this.saving = 'idle';
      throw error;
    }
  }

  override render() {
    const refused = this.saving instanceof Refusal;
    return html`<form novalidate @submit=${this.onSubmit}>
      <label for="name">${msg('Tu nombre en la clasificación')}</label>
      <div class="row">
        <input
          id="name"
          dir="auto"
          autocomplete="nickname"
          spellcheck="false"
          enterkeyhint="done"
          .value=${this.name}
          aria-invalid=${refused ? 'true' : nothing}
          aria-describedby="note"
          @input=${this.onInput}
        />
        <button class="button" aria-disabled=${this.saving === 'saving'}>${this.action}</button>
      </div>
      <p id="note" role="status" class=${typeof this.saving === 'object' ? 'problem' : nothing}>
        ${this.note}
      </p>
    </form>`;
  }

  private get action(): string {
    if (this.saving === 'saving') return msg('Guardando…');
    return this.saving instanceof Unreachable ? msg('Reintentar') : msg('Guardar');
  }

  private get note(): string {
    switch (this.saving) {
      case 'idle':
      case 'saving':
        return msg('Caben 16 caracteres. Lo verá todo el mundo.');
      case 'saved':
        return msg(str`Guardado. En la clasificación apareces como ${this.name}.`);
      default:
        return wordsOf(
          this.saving,
          msg('No hay conexión con el servidor. El nombre no se ha guardado.'),
        );
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'name-form': NameForm;
  }
}
