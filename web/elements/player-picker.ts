import { msg, str } from '@lit/localize';
import { css, html, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { addPlayer, type DevicePlayer, players } from '../device/players.ts';
import { sentenceOf } from '../errors.ts';
import { PlayersPickEvent } from '../sheet-events.ts';
import { base, buttons } from '../styles/shared.styles.ts';
import { TreceElement } from './trece-element.ts';

/** Those who play on this device, to be picked in the order in which they sit, and a way to add more. Tells `players-pick`. */
@customElement('player-picker')
export class PlayerPicker extends TreceElement {
  static override styles = [
    base,
    buttons,
    css`
      :host {
        display: grid;
        gap: 0.75rem;
      }
      ul {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(12rem, 100%), 1fr));
        gap: 0.5rem;
      }
      .player {
        display: flex;
        align-items: center;
        gap: 0.625rem;
        inline-size: 100%;
        min-block-size: 2.75rem;
        padding: 0.375rem 0.75rem;
        border: 1px solid var(--line-strong);
        border-radius: var(--radius-m);
        background: var(--paper);
        text-align: start;
      }
      .player[aria-pressed='true'] {
        border-color: var(--gold);
        background: var(--gold-soft);
        font-weight: 700;
      }
      .player bdi {
        min-inline-size: 0;
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      .place {
        display: grid;
        flex: none;
        place-content: center;
        inline-size: 1.5rem;
        block-size: 1.5rem;
        border: 1px solid var(--line-strong);
        border-radius: 50%;
        font-size: 0.8125rem;
        font-weight: 700;
      }
      [aria-pressed='true'] .place {
        border-color: transparent;
        background: var(--gold);
        color: var(--gold-ink);
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
        flex: 100 1 9rem;
        min-inline-size: 0;
        min-block-size: 2.75rem;
        padding: 0.375rem 0.875rem;
        border: 1px solid var(--line-strong);
        border-radius: var(--radius-m);
        background: var(--paper);
      }
      .row .button {
        min-block-size: 2.75rem;
      }
      .problem {
        color: var(--mark);
        font-size: 0.875rem;
        font-weight: 600;
      }
      .problem:empty {
        display: none;
      }
      @media (forced-colors: active) {
        [aria-pressed='true'] {
          outline: 3px solid Highlight;
          outline-offset: -3px;
        }
      }
    `,
  ];

  /** How many may sit down. */
  @property({ type: Number }) most = 8;

  @query('input') private input!: HTMLInputElement;
  @state() private known: readonly DevicePlayer[] = [];
  /** Ids in the order of the seats. */
  @state() private picked: readonly string[] = [];
  @state() private problem = '';

  override connectedCallback(): void {
    super.connectedCallback();
    this.load();
  }

  private async load(): Promise<void> {
    this.known = await players();
  }

  private onToggle(id: string): void {
    this.problem = '';
    if (this.picked.includes(id)) this.pick(this.picked.filter((other) => other !== id));
    else if (this.picked.length < this.most) this.pick([...this.picked, id]);
    else this.problem = msg(str`Caben ${this.most} jugadores.`);
  }

  private async onAdd(event: Event): Promise<void> {
    event.preventDefault();
    const added = await addPlayer(this.input.value);
    if (typeof added === 'string') {
      this.problem = sentenceOf(added);
      this.input.focus();
      return;
    }
    this.input.value = '';
    this.problem = '';
    await this.load();
    if (this.picked.length < this.most) this.pick([...this.picked, added.id]);
    this.input.focus();
  }

  private pick(picked: readonly string[]): void {
    this.picked = picked;
    const seats = picked.map((id) => {
      const { name } = this.known.find((player) => player.id === id)!;
      return { player: id, name };
    });
    this.dispatchEvent(new PlayersPickEvent(seats));
  }

  override render() {
    return html`${this.known.length === 0 ? nothing : this.renderKnown()}
      <form novalidate @submit=${this.onAdd}>
        <label for="new">${msg('Añadir a alguien')}</label>
        <div class="row">
          <input
            id="new"
            dir="auto"
            autocomplete="off"
            spellcheck="false"
            enterkeyhint="done"
            aria-invalid=${this.problem ? 'true' : nothing}
            aria-describedby="problem"
          />
          <button class="button quiet">${msg('Añadir')}</button>
        </div>
      </form>
      <p id="problem" class="problem" role="alert">${this.problem}</p>`;
  }

  private renderKnown() {
    return html`<ul aria-label=${msg('Jugadores de este dispositivo')}>
      ${this.known.map(({ id, name }) => {
        const place = this.picked.indexOf(id);
        return html`<li>
          <button type="button" class="player" aria-pressed=${place >= 0} @click=${() => this.onToggle(id)}>
            <span class="place" aria-hidden="true">${place >= 0 ? place + 1 : ''}</span><bdi>${name}</bdi>
          </button>
        </li>`;
      })}
    </ul>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'player-picker': PlayerPicker;
  }
}
