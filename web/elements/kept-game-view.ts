import { msg, str } from '@lit/localize';
import { css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { OFFERED_RULES } from '../../engine/rule-sets/offered.ts';
import type { Scorecard } from '../../engine/scorecard.ts';
import type { KeptGame, KeptSeat } from '../device/kept-game.ts';
import { kindName } from '../game-words.ts';
import { ruleSetName } from '../rule-set-words.ts';
import { placesOf } from '../state/standings.ts';
import { base } from '../styles/shared.styles.ts';
import { moment, number } from '../words.ts';
import './sheet-table.ts';
import { TreceElement } from './trece-element.ts';

/** A finished game: places, ties stated, and every card. */
@customElement('kept-game-view')
export class KeptGameView extends TreceElement {
  static override styles = [
    base,
    css`
      :host {
        display: grid;
        gap: 0.875rem;
        min-inline-size: 0;
      }
      p {
        color: var(--ink-2);
        font-size: 0.9375rem;
      }
      .mark {
        padding: 0.125rem 0.5rem;
        border-radius: 999px;
        background: var(--gold-soft);
        color: var(--ink);
        font-size: 0.8125rem;
        font-weight: 700;
      }
      ol {
        display: grid;
        gap: 0.25rem;
      }
      li {
        display: grid;
        grid-template-columns: 2.5rem minmax(0, 1fr) auto;
        align-items: baseline;
        gap: 0.5rem;
        min-block-size: 2.25rem;
        padding: 0.375rem 0.75rem;
        border-radius: var(--radius-s);
        background: var(--card);
      }
      .first {
        background: var(--gold-soft);
        font-weight: 700;
      }
      bdi {
        overflow-wrap: anywhere;
      }
      strong {
        font-size: 1.125rem;
      }
    `,
  ];

  @property({ attribute: false }) game!: KeptGame;

  override render() {
    const { game } = this;
    const rules = OFFERED_RULES.get(game.rules);
    const cards: Scorecard[] = rules
      ? game.seats
          .filter(({ scores }) => scores.length === rules.boxes.length)
          .map(({ scores, fiveOfAKindBonuses }) => ({ rules, scores, fiveOfAKindBonuses }))
      : [];
    return html`<p>
        <span class="mark">${kindName(game.kind)}</span> ${ruleSetName(game.rules)} ·
        ${moment(game.finishedAt, 'full')}
      </p>
      <ol>
        ${placesOf(game).map(({ seat, place, tied }) => this.renderPlace(seat, place, tied))}
      </ol>
      ${
        cards.length === game.seats.length
          ? html`<sheet-table .names=${game.seats.map(({ name }) => name)} .cards=${cards}></sheet-table>`
          : nothing
      }`;
  }

  private renderPlace(seat: KeptSeat, place: number, tied: boolean) {
    return html`<li class=${place === 1 ? 'first' : ''}>
      <span>${msg(str`${place}.º`)}</span>
      <span>
        <bdi>${seat.name}</bdi>${tied ? html` <small>${msg('empate')}</small>` : nothing}
        ${seat.wonAtOnce ? html`<small>${msg('ganó de golpe')}</small>` : nothing}
      </span>
      <strong>${number(seat.total)}</strong>
    </li>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'kept-game-view': KeptGameView;
  }
}
