import { msg, str } from '@lit/localize';
import { css, html, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { DAYS_AHEAD, type Day, dayNumber, timesOf } from '../../engine/day.ts';
import type { ChallengeAnswer } from '../../worker/wire.ts';
import { fetchToday, Unreachable } from '../api.ts';
import { TreceElement } from '../elements/trece-element.ts';
import { wordsOf } from '../errors.ts';
import { setServerNow } from '../state/clock.ts';
import { afterWait } from '../state/until-answered.ts';
import { base, buttons, page } from '../styles/shared.styles.ts';
import { challengeName, moment } from '../words.ts';
import '../elements/day-board.ts';
import '../elements/page-header.ts';
import './missing-page.ts';
import './play-page.ts';

/** The address of one day: to play while it is today, its board afterwards, and before that when it opens. */
@customElement('day-page')
export class DayPage extends TreceElement {
  static override styles = [
    base,
    buttons,
    page,
    css`
      .note {
        display: grid;
        justify-items: start;
        gap: 1rem;
        max-inline-size: 36rem;
        margin: 0 auto;
        padding-block: clamp(1.5rem, 10vh, 6rem);
      }
      h1 {
        font-size: 1.75rem;
        letter-spacing: -0.02em;
        line-height: 1.15;
      }
    `,
  ];

  /** Today as the server has it; null until known. */
  @state() private today: ChallengeAnswer | null = null;
  /** Why today is not known. */
  @state() private failure: Unreachable | null = null;

  @property({ attribute: false }) day!: Day;

  private gone = new AbortController();

  override connectedCallback(): void {
    super.connectedCallback();
    this.gone = new AbortController();
    window.addEventListener('online', () => this.onRetry(), { signal: this.gone.signal });
    this.load();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.gone.abort();
  }

  private onRetry(): void {
    if (this.failure) this.load();
  }

  private async load(): Promise<void> {
    this.failure = null;
    try {
      const today = await fetchToday();
      setServerNow(today.now);
      this.today = today;
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      this.failure = error;
      afterWait(error, () => this.onRetry(), this.gone.signal);
    }
  }

  override render() {
    if (!this.today) return this.renderFrame(this.renderWaiting());
    const ahead = dayNumber(this.day) - this.today.number;
    if (ahead === 0) return html`<play-page .day=${this.day}></play-page>`;
    if (ahead > DAYS_AHEAD) return html`<missing-page></missing-page>`;
    if (ahead > 0) return this.renderFrame(this.renderAhead());
    return this.renderFrame(html`<day-board .day=${this.day}></day-board>`);
  }

  private renderFrame(content: TemplateResult): TemplateResult {
    return html`<page-header></page-header><main>${content}</main>`;
  }

  private renderWaiting(): TemplateResult {
    return html`<div class="note">
      <h1>${challengeName(dayNumber(this.day))}</h1>
      ${
        this.failure
          ? html`<div role="alert">
                <p class="lead">${wordsOf(this.failure, msg('No hay conexión con el servidor. Este reto no se ha podido cargar.'))}</p>
              </div>
              <button type="button" class="button" @click=${this.onRetry}>${msg('Reintentar')}</button>`
          : html`<p class="lead" role="status">${msg('Cargando…')}</p>`
      }
    </div>`;
  }

  private renderAhead(): TemplateResult {
    const opensAt = moment(timesOf(this.day).opensAt, 'full');
    return html`<div class="note">
      <h1>${challengeName(dayNumber(this.day))}</h1>
      <p class="lead">
        ${msg(str`Este reto aún no ha empezado. Abre el ${opensAt}, en tu hora local.`)}
      </p>
      <a class="button" href="/">${msg('Jugar el reto de hoy')}</a>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'day-page': DayPage;
  }
}
