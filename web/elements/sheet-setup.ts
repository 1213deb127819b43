import { msg } from '@lit/localize';
import { css, html } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { OFFERED_RULES } from '../../engine/rule-sets/offered.ts';
import { ruleSetHelp, ruleSetName } from '../rule-set-words.ts';
import { type PlayersPickEvent, SheetBeginEvent } from '../sheet-events.ts';
import { MOST_SEATS } from '../state/sheet.ts';
import { base, buttons, page } from '../styles/shared.styles.ts';
import './player-picker.ts';
import { TreceElement } from './trece-element.ts';

/** Who plays, and by which rules. Tells `sheet-begin`. */
@customElement('sheet-setup')
export class SheetSetup extends TreceElement {
  static override styles = [
    base,
    buttons,
    page,
    css`
      :host {
        display: grid;
        gap: 0.875rem;
        min-inline-size: 0;
      }
      .card {
        min-inline-size: 0;
        max-inline-size: 44rem;
      }
      select {
        inline-size: min(100%, 20rem);
        min-block-size: 2.75rem;
        margin-block-end: 0.5rem;
        padding-inline: 0.75rem;
        border: 1px solid var(--line-strong);
        border-radius: var(--radius-s);
        background: var(--paper);
        color: var(--ink);
      }
      .help {
        color: var(--ink-2);
        font-size: 0.875rem;
        text-wrap: pretty;
      }
      .acts {
        display: flex;
        flex-wrap: wrap;
        gap: 0.5rem;
      }
      @media (max-width: 30rem) {
        .acts .button {
          flex: 1 1 100%;
        }
      }
    `,
  ];

  @state() private rules = 'forced-joker/1';
  @state() private seats: PlayersPickEvent['seats'] = [];

  private onPick({ seats }: PlayersPickEvent): void {
    this.seats = seats;
  }

  private onRules(event: Event): void {
    this.rules = (event.target as HTMLSelectElement).value;
  }

  private onBegin(): void {
    if (this.seats.length > 0) this.dispatchEvent(new SheetBeginEvent(this.rules, this.seats));
  }

  override render() {
    const isEmpty = this.seats.length === 0;
    return html`<section class="card" aria-labelledby="who">
        <h2 id="who">${msg('Quiénes juegan, por orden')}</h2>
        <player-picker most=${MOST_SEATS} @players-pick=${this.onPick}></player-picker>
      </section>
      <section class="card" aria-labelledby="rules">
        <h2 id="rules">${msg('Reglas')}</h2>
        <select aria-labelledby="rules" @change=${this.onRules}>
          ${[...OFFERED_RULES.keys()].map((name) => html`<option value=${name} ?selected=${name === this.rules}>${ruleSetName(name)}</option>`)}
        </select>
        <p class="help">${ruleSetHelp(this.rules)}</p>
      </section>
      <div class="acts">
        <button type="button" class="button" aria-disabled=${isEmpty} @click=${this.onBegin}>
          ${isEmpty ? msg('Elige quiénes juegan') : msg('Empezar la hoja')}
        </button>
        <a class="button quiet" href="/sheet?print=${OFFERED_RULES.get(this.rules)!.id}">${msg('Hoja en blanco para imprimir')}</a>
      </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sheet-setup': SheetSetup;
  }
}
