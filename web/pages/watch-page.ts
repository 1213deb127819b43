import { msg } from '@lit/localize';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { type Day, dayNumber } from '../../engine/day.ts';
import { HOLD_NONE, parseRolls } from '../../engine/dice.ts';
import { totalOf } from '../../engine/scorecard.ts';
import type { EntryDetail } from '../../worker/wire.ts';
import { fetchChallenge, fetchEntry, Unreachable } from '../api.ts';
import { TreceElement } from '../elements/trece-element.ts';
import { wordsOf } from '../errors.ts';
import { scoreTranscript } from '../fairness.ts';
import { type Frame, framesOf } from '../state/watch-frames.ts';
import { base, buttons, page } from '../styles/shared.styles.ts';
import { challengeName, date, number } from '../words.ts';
import { styles } from './watch-page.styles.ts';
import { sayFrame } from './watch-words.ts';
import '../elements/page-header.ts';
import '../elements/score-card.ts';
import '../elements/still-dice.ts';

/** Milliseconds that a frame stays at single speed. */
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
  /** Why there is nothing to watch, and whether to ask again can help. */
  @state() private trouble: { words: string; again: boolean } | null = null;

  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The load under way; what an earlier one brings is dropped. */
  private latest: symbol | null = null;
  private gone = new AbortController();

  override connectedCallback(): void {
    super.connectedCallback();
    this.gone = new AbortController();
    window.addEventListener('online', () => this.trouble?.again && this.load(), {
      signal: this.gone.signal,
    });
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('day') || changed.has('entry')) this.load();
  }

  override updated(): void {
    clearTimeout(this.timer);
    if (this.running) this.timer = setTimeout(() => this.advance(), PACE / this.speed);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.gone.abort();
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

  private onRetry(): void {
    this.load();
  }

  private async load(): Promise<void> {
    const load = Symbol();
    this.latest = load;
    this.trouble = this.detail = null;
    this.frames = [];
    this.at = 0;
    this.running = false;
    try {
      const [challenge, detail] = await Promise.all([
        fetchChallenge(this.day),
        fetchEntry(this.day, this.entry),
      ]);
      if (load !== this.latest) return;
      this.detail = detail;
      this.show(detail, challenge.dice);
    } catch (error) {
      if (load !== this.latest) return;
      const words = wordsOf(
        error,
        msg('No hay conexión con el servidor. La partida no se ha podido cargar.'),
      );
      this.trouble = { words, again: error instanceof Unreachable };
    }
  }

  private show({ transcript }: EntryDetail, dice: string | undefined): void {
    if (!transcript || !dice) {
      const words = msg('Las partidas se pueden ver cuando el día está publicado.');
      this.trouble = { words, again: false };
      return;
    }
    const isPlayable = typeof scoreTranscript(transcript, this.day, dice) === 'number';
    const frames = isPlayable ? framesOf(transcript.turns, parseRolls(dice)!) : null;
    if (frames) this.frames = frames;
    else
      this.trouble = {
        words: msg(
          'Esta partida no se puede reproducir con los dados del día. Al comprobarla verás qué no coincide.',
        ),
        again: false,
      };
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
        ${this.renderTrouble()}
        ${frame ? this.renderFrame(frame) : nothing}
        <nav class="more" aria-label=${msg('Más de este día')}>
          <a href="/d/${dayNumber(this.day)}">${msg('Clasificación de este día')}</a>
          <a href="/review/${dayNumber(this.day)}/${this.entry}">${msg('Analizar esta partida')}</a>
          <a href="/fair?day=${dayNumber(this.day)}&entry=${this.entry}">${msg('Comprobar esta partida')}</a>
        </nav>
      </main>`;
  }

  private renderTrouble() {
    if (!this.trouble) return nothing;
    return html`<div class="card note" role="alert">
      <p>${this.trouble.words}</p>
      ${
        this.trouble.again
          ? html`<button type="button" class="button" @click=${this.onRetry}>${msg('Reintentar')}</button>`
          : nothing
      }
    </div>`;
  }

  private renderFrame(frame: Frame): TemplateResult {
    const { game, move } = frame;
    const chosen = move && 'score' in move ? game.card.rules.boxIndex.get(move.score)! : null;
    const hold = move && 'hold' in move ? move.hold : HOLD_NONE;
    return html`<score-card .card=${game.card} .chosen=${chosen}></score-card>
      <section class="table" aria-label=${msg('Mesa')}>
        <still-dice .roll=${game.phase === 'rolling' ? game.roll : null} .hold=${hold}></still-dice>
        <p class="says" aria-live="polite">${this.running ? '' : sayFrame(frame)}</p>
        <input
          type="range"
          min="0"
          max=${this.frames.length - 1}
          .value=${String(this.at)}
          aria-label=${msg('Momento de la partida')}
          aria-valuetext=${sayFrame(frame)}
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

declare global {
  interface HTMLElementTagNameMap {
    'watch-page': WatchPage;
  }
}
