import { msg } from '@lit/localize';
import { css, html, nothing, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { dayNumber, timesOf } from '../../engine/day.ts';
import type { PlacedEntry, PlayedDay, PlayerAnswer } from '../../worker/wire.ts';
import { Unreachable } from '../api.ts';
import { fetchLeaderboard } from '../board-api.ts';
import { serverNow } from '../state/clock.ts';
import { readSetting, writeSetting } from '../state/settings.ts';
import { base } from '../styles/shared.styles.ts';
import { date, number } from '../words.ts';
import { TreceElement } from './trece-element.ts';

/** On the first visit after a board is final: the player's place of that day, told once. */
@customElement('final-place')
export class FinalPlace extends TreceElement {
  static override styles = [
    base,
    css`
      p {
        padding: 0.625rem 0.875rem;
        border-radius: var(--radius-m);
        background: var(--gold-soft);
        font-size: 0.875rem;
        text-align: center;
        text-wrap: balance;
      }
      a {
        font-weight: 700;
        text-underline-offset: 0.2em;
      }
    `,
  ];

  @property({ attribute: false }) player: PlayerAnswer | null = null;

  @state() private mine: PlacedEntry | null = null;
  @state() private played: PlayedDay | null = null;
  @state() private players = 0;

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('player') && !this.played) this.look();
  }

  private async look(): Promise<void> {
    const played = this.player?.history.find(({ day }) => timesOf(day).revealsAt <= serverNow());
    if (!played || readSetting('final-place-seen') === played.day) return;
    this.played = played;
    try {
      const { me, players } = await fetchLeaderboard(played.day, 1);
      if (!me) return;
      this.mine = me;
      this.players = players;
      writeSetting('final-place-seen', played.day);
    } catch (error) {
      // Told on the next visit instead.
      if (!(error instanceof Unreachable)) throw error;
    }
  }

  override render() {
    if (!this.mine || !this.played) return nothing;
    const { day } = this.played;
    const place = html`<strong>${number(this.mine.place)}</strong>`;
    const link = html`<a href="/d/${dayNumber(day)}">${date(day)}</a>`;
    return html`<p>${msg(html`Puesto final del ${link}: ${place} de ${number(this.players)}.`)}</p>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'final-place': FinalPlace;
  }
}
