import { msg } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { dayNumber } from '../../engine/day.ts';
import type { PlayedDay, PlayerAnswer } from '../../worker/wire.ts';
import { Unreachable } from '../api.ts';
import { meanOf } from '../elements/spread-plot.ts';
import { TreceElement } from '../elements/trece-element.ts';
import { wordsOf } from '../errors.ts';
import type { RenamedEvent } from '../events.ts';
import { loadPlayer } from '../state/player.ts';
import { afterWait } from '../state/until-answered.ts';
import { base, buttons, page } from '../styles/shared.styles.ts';
import { challengeName, date, number } from '../words.ts';
import { styles } from './record-page.styles.ts';
import '../elements/name-form.ts';
import '../elements/page-header.ts';
import '../elements/player-data.ts';
import '../elements/spread-plot.ts';
import '../elements/strength-card.ts';

/** Games listed at first, and with each press on the button below. */
const GAMES = 14;

/** The player's own record: streak, days, totals and their spread, games, and the name. */
@customElement('record-page')
export class RecordPage extends TreceElement {
  static override styles = [base, buttons, page, styles];

  @state() private player: PlayerAnswer | null = null;
  /** What to say instead of the record. */
  @state() private trouble: string | null = null;
  /** How many games the list shows at most. */
  @state() private listed = GAMES;

  private gone = new AbortController();

  override connectedCallback(): void {
    super.connectedCallback();
    this.gone = new AbortController();
    window.addEventListener('online', () => this.trouble && this.load(), {
      signal: this.gone.signal,
    });
    this.load();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.gone.abort();
  }

  private onRetry(): void {
    this.load();
  }

  private onMore(): void {
    this.listed += GAMES;
  }

  private onRenamed(event: RenamedEvent): void {
    this.player = { ...this.player!, name: event.playerName, generated: false };
  }

  private async load(): Promise<void> {
    this.trouble = null;
    try {
      this.player = await loadPlayer();
    } catch (error) {
      const offline = msg('No hay conexión con el servidor. Tu récord no se ha podido cargar.');
      this.trouble = wordsOf(error, offline);
      if (error instanceof Unreachable) afterWait(error, () => this.load(), this.gone.signal);
    }
  }

  override render() {
    const { player } = this;
    const games = player?.history ?? [];
    return html`<page-header current="/record"></page-header>
      <main aria-busy=${player === null && !this.trouble}>
        <section class="hero" aria-labelledby="heading">
          <header>
            <h1 id="heading">${msg('Tu récord')}</h1>
            <p class="date">${player?.name ? html`<bdi>${player.name}</bdi>` : nothing}</p>
          </header>
          ${this.renderHero(games)}
        </section>
        ${
          player?.name == null
            ? nothing
            : html`<section class="card">
                <name-form .name=${player.name} @renamed=${this.onRenamed}></name-form>
              </section>`
        }
        ${
          games.length === 0
            ? nothing
            : html`<section class="card">
                <h2>${msg('Tu fuerza')}</h2>
                <strength-card .history=${games}></strength-card>
              </section>`
        }
        ${games.length === 0 ? nothing : this.renderGames(games)}
        ${
          player
            ? html`<section class="card data">
                <h2>${msg('Dispositivos y datos')}</h2>
                <player-data ?newcomer=${player.name === null}></player-data>
              </section>`
            : nothing
        }
      </main>`;
  }

  private renderHero(games: readonly PlayedDay[]): TemplateResult {
    if (this.trouble) {
      return html`<div class="note" role="alert">
        <p>${this.trouble}</p>
        <button type="button" class="button" @click=${this.onRetry}>${msg('Reintentar')}</button>
      </div>`;
    }
    if (!this.player) return html`<div class="note"><p role="status">${msg('Cargando…')}</p></div>`;
    if (games.length === 0) {
      return html`<div class="note">
        <p>${msg('Aquí verás tu racha, tus totales y cómo se reparten. Empieza con la partida de hoy.')}</p>
        <a class="button" href="/">${msg('Jugar el reto de hoy')}</a>
      </div>`;
    }
    return this.renderFigures(this.player, games);
  }

  private renderFigures(player: PlayerAnswer, games: readonly PlayedDay[]): TemplateResult {
    const totals = games.map(({ total }) => total);
    const { streak, longestStreak } = player;
    return html`<p class="me">
        <strong>${number(streak)}</strong>
        <span>${streak === 1 ? msg('día seguido') : msg('días seguidos')}</span>
      </p>
      <dl class="facts">
        ${renderFact(number(longestStreak), msg('racha más larga'))}
        ${renderFact(number(games.length), games.length === 1 ? msg('día jugado') : msg('días jugados'))}
        ${renderFact(number(Math.max(...totals)), msg('mejor total'))}
        ${renderFact(number(meanOf(totals)), msg('media'))}
      </dl>
      <spread-plot .totals=${totals}></spread-plot>`;
  }

  private renderGames(games: readonly PlayedDay[]): TemplateResult {
    return html`<section class="card games">
      <h2>${msg('Últimas partidas')}</h2>
      <ol>
        ${games.slice(0, this.listed).map(renderGame)}
      </ol>
      ${
        games.length > this.listed
          ? html`<button type="button" class="button quiet" @click=${this.onMore}>
              ${msg('Ver más')}
            </button>`
          : nothing
      }
    </section>`;
  }
}

function renderFact(value: string, name: string): TemplateResult {
  return html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
}

function renderGame({ day, total }: PlayedDay): TemplateResult {
  const at = dayNumber(day);
  return html`<li>
    <a href="/d/${at}">
      <span class="challenge">${challengeName(at)}</span>
      <span class="when">${date(day, 'short')}</span>
      <strong>${number(total)}</strong>
    </a>
  </li>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'record-page': RecordPage;
  }
}
