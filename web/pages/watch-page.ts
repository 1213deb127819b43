import { msg, str } from '@lit/localize';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { type Day, dayNumber } from '../../engine/day.ts';
import { parseRolls } from '../../engine/dice.ts';
import { totalOf } from '../../engine/scorecard.ts';
import type { EntryDetail } from '../../worker/wire.ts';
import { fetchChallenge, fetchEntry } from '../api.ts';
import { TreceElement } from '../elements/trece-element.ts';
import { wordsOf } from '../errors.ts';
import { type Frame, framesOf } from '../state/watch-frames.ts';
import { base, buttons, page } from '../styles/shared.styles.ts';
import { categoryName, challengeName, date, number, spokenRoll } from '../words.ts';
import { styles } from './watch-page.styles.ts';
import '../elements/dice-tray.ts';
import '../elements/page-header.ts';
import '../elements/score-card.ts';

/** Milliseconds that a picture stays at single speed. */
const PACE = 1400;
const SPEEDS = [0.5, 1, 2, 4];

/** An entry of a published day, played again step by step from its dice and transcript. */
@customElement('watch-page')
export class WatchPage extends TreceElement {
  static override styles = [base, buttons, page, styles];

  @property({ attribute: false }) day!: Day;
  /** The entry's public id. */
  @property() entry = '';

  @state() private detail: EntryDetail | null = null;
  @state() private frames: readonly Frame[] = [];
  @state() private at = 0;
  @state() private running = false;
  @state() private speed = 1;
  /** Why there is nothing to watch: a sentence, or null. */
  @state() private trouble: string | null = null;

  private timer: ReturnType<typeof setTimeout> | undefined;

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('day') || changed.has('entry')) this.load();
  }

  override updated(): void {
    clearTimeout(this.timer);
    if (this.running) this.timer = setTimeout(() => this.advance(), PACE / this.speed);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.timer);
    this.running = false;
  }

  private advance(): void {
    this.running = this.at + 1 < this.frames.length - 1;
    this.step(1);
  }

  private step(by: number): void {
    this.at = Math.max(0, Math.min(this.frames.length - 1, this.at + by));
  }

  private onPlay(): void {
    if (!this.running && this.at === this.frames.length - 1) this.at = 0;
    this.running = !this.running;
  }

  private onBack(): void {
    this.running = false;
    this.step(-1);
  }

  private onForward(): void {
    this.running = false;
    this.step(1);
  }

  private onSeek(event: Event): void {
    this.running = false;
    this.at = Number((event.target as HTMLInputElement).value);
  }

  private onSpeed(event: Event): void {
    this.speed = Number((event.target as HTMLSelectElement).value);
  }

  private async load(): Promise<void> {
    this.trouble = null;
    try {
      const [challenge, detail] = await Promise.all([
        fetchChallenge(this.day),
        fetchEntry(this.day, this.entry),
      ]);
      this.detail = detail;
      const rolls = parseRolls(challenge.dice ?? '');
      if (detail.transcript && rolls?.length)
        this.frames = framesOf(detail.transcript.turns, rolls);
      else this.trouble = msg('Las partidas se pueden ver cuando el día está publicado.');
    } catch (error) {
      this.trouble = wordsOf(error, msg('No hay conexión con el servidor. Prueba más tarde.'));
    }
  }

  override render() {
    const frame = this.frames[this.at];
    return html`<page-header current="/board"></page-header>
      <main aria-busy=${!frame && !this.trouble}>
        <div class="head">
          <div>
            <h1>${this.detail?.name ? html`<bdi>${this.detail.name}</bdi>` : msg('Ver la partida')}</h1>
            <p>${challengeName(dayNumber(this.day))} · ${date(this.day)}</p>
          </div>
          ${frame ? html`<strong>${number(totalOf(frame.game.card))}</strong>` : nothing}
        </div>
        ${this.trouble ? html`<p class="card" role="alert">${this.trouble}</p>` : nothing}
        ${frame ? this.renderFrame(frame) : nothing}
        <nav class="more" aria-label=${msg('Más de este día')}>
          <a href="/d/${dayNumber(this.day)}">${msg('Clasificación de este día')}</a>
          <a href="/fair?day=${dayNumber(this.day)}&entry=${this.entry}">${msg('Comprobar esta partida')}</a>
        </nav>
      </main>`;
  }

  private renderFrame({ game, hold, chosen }: Frame): TemplateResult {
    return html`<score-card .card=${game.card} .chosen=${chosen}></score-card>
      <section class="table" aria-label=${msg('Mesa')}>
        <dice-tray .roll=${game.phase === 'rolling' ? game.roll : null} .hold=${hold}></dice-tray>
        <p class="says" aria-live="polite">${this.running ? '' : sayFrame(this.frames[this.at]!)}</p>
        <input
          type="range"
          min="0"
          max=${this.frames.length - 1}
          .value=${String(this.at)}
          aria-label=${msg('Momento de la partida')}
          aria-valuetext=${sayFrame(this.frames[this.at]!)}
          @input=${this.onSeek}
        />
        <div class="controls">
          <button type="button" aria-label=${msg('Paso atrás')} @click=${this.onBack}>‹</button>
          <button type="button" class="play" @click=${this.onPlay}>
            ${this.running ? msg('Pausa') : msg('Reproducir')}
          </button>
          <button type="button" aria-label=${msg('Paso adelante')} @click=${this.onForward}>›</button>
          <select aria-label=${msg('Velocidad')} @change=${this.onSpeed}>
            ${SPEEDS.map(
              (speed) =>
                html`<option value=${speed} ?selected=${speed === this.speed}>${number(speed)}×</option>`,
            )}
          </select>
        </div>
      </section>`;
  }
}

/** A picture in words. */
function sayFrame({ game, hold, chosen }: Frame): string {
  if (game.phase === 'finished') return msg('Fin de la partida.');
  const turn = game.turn + 1;
  if (chosen !== null) {
    const name = categoryName(game.card.rules.boxes[chosen]!.category);
    return msg(str`Turno ${turn}: anota en ${name}.`);
  }
  if (hold > 0) return msg(str`Turno ${turn}: guarda los dados señalados y vuelve a tirar.`);
  return msg(str`Turno ${turn}, tirada ${game.rollsMade}: ${spokenRoll(game.roll)}.`);
}

declare global {
  interface HTMLElementTagNameMap {
    'watch-page': WatchPage;
  }
}
