import { msg, str } from '@lit/localize';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { type Day, dayNumber } from '../../engine/day.ts';
import { HOLD_NONE, type Roll } from '../../engine/dice.ts';
import { totalOf } from '../../engine/scorecard.ts';
import { Unreachable } from '../api.ts';
import { lossOf, markBox, markWord, renderMark, signed } from '../elements/lost-mark.ts';
import { boxName, moveWords } from '../elements/move-words.ts';
import { judging, renderProgress } from '../elements/table-progress.ts';
import { TreceElement } from '../elements/trece-element.ts';
import { wordsOf } from '../errors.ts';
import { DayFigures } from '../state/day-figures.ts';
import { ReviewController } from '../state/review-controller.ts';
import { loadGame, type NoGame, type ReviewedGame } from '../state/reviewed-game.ts';
import { afterWait } from '../state/until-answered.ts';
import { type Frame, framesOf } from '../state/watch-frames.ts';
import type { ToldReview } from '../strategy/questions.ts';
import { worstOf } from '../strategy/worst.ts';
import { base, buttons, page } from '../styles/shared.styles.ts';
import { challengeName, date, number } from '../words.ts';
import { styles } from './review-page.styles.ts';
import '../elements/decision-panel.ts';
import '../elements/loss-timeline.ts';
import '../elements/luck-split.ts';
import '../elements/page-header.ts';
import '../elements/score-card.ts';
import '../elements/still-dice.ts';

/** A finished game judged decision by decision: what each cost, luck and skill apart, the worst three marked. */
@customElement('review-page')
export class ReviewPage extends TreceElement {
  static override styles = [base, buttons, page, judging, markBox, styles];

  @property({ attribute: false }) day!: Day;
  /** The entry's public id; null for the player's own game. */
  @property() entry: string | null = null;

  @state() private game: ReviewedGame | null = null;
  /** The pictures of the game, two for each decision (watch-frames.ts). */
  @state() private frames: readonly Frame[] = [];
  /** The decision shown, by its place in the game. */
  @state() private at = 0;
  /** Why there is no game, or why it could not be loaded. */
  @state() private trouble: NoGame | Error | null = null;

  private readonly judged = new ReviewController(this);
  private readonly figures = new DayFigures(this);
  /** The load under way; what an earlier one brings is dropped. */
  private latest: symbol | null = null;
  private gone = new AbortController();

  override connectedCallback(): void {
    super.connectedCallback();
    this.gone = new AbortController();
    const { signal } = this.gone;
    document.addEventListener('keydown', (event) => this.onKeydown(event), { signal });
    window.addEventListener('online', () => this.onRetry(), { signal });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.gone.abort();
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('day') || changed.has('entry')) this.load();
  }

  private onRetry(): void {
    if (this.trouble instanceof Error) this.load();
  }

  /** Arrows step through the game, unless they belong to a field or the card. */
  private onKeydown(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.composedPath()[0];
    if (target instanceof HTMLElement && target.closest('input, select, dialog')) return;
    const last = (this.judged.review?.decisions.length ?? 0) - 1;
    if (event.key === 'ArrowLeft') this.show(this.at - 1);
    else if (event.key === 'ArrowRight') this.show(this.at + 1);
    else if (event.key === 'Home') this.show(0);
    else if (event.key === 'End') this.show(last);
    else return;
    event.preventDefault();
  }

  private onBack(): void {
    this.show(this.at - 1);
  }

  private onForward(): void {
    this.show(this.at + 1);
  }

  private onSeek(event: Event): void {
    this.show(Number((event.target as HTMLInputElement).value));
  }

  private show(at: number): void {
    const decisions = this.judged.review?.decisions.length ?? 1;
    this.at = Math.max(0, Math.min(decisions - 1, at));
  }

  /** Shows a decision asked for from farther down: the table comes into sight. */
  private leadTo(at: number): void {
    this.show(at);
    this.renderRoot.querySelector('.table')?.scrollIntoView({ block: 'nearest' });
  }

  private async load(): Promise<void> {
    const load = Symbol();
    this.latest = load;
    this.trouble = this.game = null;
    this.at = 0;
    try {
      const game = await loadGame(this.day, this.entry);
      if (load !== this.latest) return;
      if (typeof game === 'string') this.trouble = game;
      else this.open(game);
    } catch (error) {
      if (load !== this.latest) return;
      this.trouble = error as Error;
      if (error instanceof Unreachable) afterWait(error, () => this.onRetry(), this.gone.signal);
    }
  }

  private open(game: ReviewedGame): void {
    this.game = game;
    // A game that cannot be played has no frames; the worker says so too.
    this.frames = framesOf(game.turns, game.rolls) ?? [];
    this.judged.judge(game.turns, game.rolls);
    this.figures.show(game.challenge, 'here');
  }

  override render() {
    const { review } = this.judged;
    return html`<page-header></page-header>
      <main aria-busy=${!this.trouble && !review}>
        ${this.renderHero(review)}
        ${this.trouble ? this.renderTrouble(this.trouble) : nothing}
        ${review && this.game ? this.renderReview(review) : nothing}
        <nav class="more" aria-label=${msg('Más de este día')}>
          <a href="/d/${dayNumber(this.day)}">${msg('Clasificación de este día')}</a>
          ${
            this.entry === null
              ? nothing
              : html`<a href="/watch/${dayNumber(this.day)}/${this.entry}">${msg('Ver la partida')}</a>`
          }
        </nav>
      </main>`;
  }

  private renderHero(review: ToldReview | null): TemplateResult {
    const { game } = this;
    const end = this.frames.at(-1);
    const total = game && end ? totalOf(end.game.card) : null;
    return html`<section class="hero" aria-labelledby="heading">
      <header>
        <h1 id="heading">${msg('Análisis de la partida')}</h1>
        <p class="date">
          ${game?.name ? html`<bdi>${game.name}</bdi> · ` : nothing}${challengeName(dayNumber(this.day))}
          · ${date(this.day)}
        </p>
      </header>
      ${total === null ? nothing : html`<p class="me"><strong>${number(total)}</strong></p>`}
      ${review && total !== null ? this.renderSplit(review, total) : nothing}
      ${game && !review ? renderProgress(this.judged) : nothing}
      ${game || this.trouble ? nothing : html`<p role="status">${msg('Cargando…')}</p>`}
    </section>`;
  }

  private renderSplit(review: ToldReview, total: number): TemplateResult {
    const { par, perfect } = this.figures;
    return html`<luck-split .review=${review} .total=${total}></luck-split>
      <dl class="facts">
        ${renderFact(number(review.expected, { maximumFractionDigits: 2 }), msg('esperado al empezar'))}
        ${renderFact(signed(review.luck), msg('suerte'))}
        ${renderFact(lossOf(review.lost), msg('puntos perdidos'))}
        ${par === null ? nothing : renderFact(number(par), msg('par del día'))}
        ${perfect === null ? nothing : renderFact(number(perfect), msg('partida perfecta'))}
      </dl>`;
  }

  private renderReview(review: ToldReview): TemplateResult {
    const { card } = this.frames[2 * this.at]!.game;
    const { chosen } = review.decisions[this.at]!;
    const box = 'score' in chosen ? card.rules.boxIndex.get(chosen.score)! : null;
    return html`<div class="columns">
      <div class="column">
        <section class="card time">
          <h2>${msg('Lo que costó cada decisión')}</h2>
          <loss-timeline .review=${review} .at=${this.at}></loss-timeline>
        </section>
        ${this.renderTable(review)} ${this.renderWorst(review)}
      </div>
      <div class="column">
        <section class="then" aria-label=${msg('La tarjeta en ese momento')}>
          <score-card .card=${card} .chosen=${box}></score-card>
        </section>
        ${this.renderTurns(review)}
      </div>
    </div>`;
  }

  private renderTable({ decisions }: ToldReview): TemplateResult {
    const decision = decisions[this.at]!;
    const where = msg(
      str`Turno ${decision.turn + 1}, tirada ${3 - decision.rollsLeft}. Decisión ${this.at + 1} de ${decisions.length}.`,
    );
    return html`<section class="card decision" aria-label=${msg('La decisión')}>
      <div class="table">
        <p class="where">${where}</p>
        <still-dice .roll=${decision.roll} .hold=${'hold' in decision.chosen ? decision.chosen.hold : HOLD_NONE}></still-dice>
        <div class="controls">
          <button type="button" aria-label=${msg('Decisión anterior')} aria-disabled=${this.at === 0} @click=${this.onBack}>‹</button>
          <input
            type="range"
            min="0"
            max=${decisions.length - 1}
            .value=${String(this.at)}
            aria-label=${msg('Momento de la partida')}
            aria-valuetext=${where}
            @input=${this.onSeek}
          />
          <button type="button" aria-label=${msg('Decisión siguiente')} aria-disabled=${this.at === decisions.length - 1} @click=${this.onForward}>›</button>
        </div>
      </div>
      <p class="unseen" role="status">${where} ${spoken(decisions[this.at]!)}</p>
      <decision-panel .decision=${decision} ?own=${this.entry === null}></decision-panel>
    </section>`;
  }

  private renderWorst(review: ToldReview): TemplateResult {
    const worst = worstOf(review);
    return html`<section class="card">
      <h2>${msg('Las decisiones más caras')}</h2>
      ${
        worst.length === 0
          ? html`<p>${msg('Ninguna: ni un punto perdido.')}</p>`
          : html`<ol class="rows">
              ${worst.map((at, rank) => {
                const { turn, chosen, roll, lost } = review.decisions[at]!;
                return html`<li>
                  <button type="button" aria-current=${at === this.at} @click=${() => this.leadTo(at)}>
                    <span class="rank">${rank + 1}</span>
                    <span>
                      <span class="small">${msg(str`Turno ${turn + 1}`)}</span>
                      ${moveWords(chosen, roll)}
                    </span>
                    <strong>${lossOf(lost)}</strong>
                  </button>
                </li>`;
              })}
            </ol>`
      }
    </section>`;
  }

  /** The turns, each leading to its costliest decision. */
  private renderTurns({ decisions, lostByTurn }: ToldReview): TemplateResult {
    const shown = decisions[this.at]!.turn;
    return html`<section class="card">
      <h2>${msg('Turno a turno')}</h2>
      <ol class="rows">
        ${this.game!.turns.map(({ box }, turn) => {
          const own = [...decisions.keys()].filter((at) => decisions[at]!.turn === turn);
          const costliest = own.reduce((most, at) =>
            decisions[at]!.lost > decisions[most]!.lost ? at : most,
          );
          const lost = lostByTurn[turn]!;
          return html`<li>
            <button type="button" aria-current=${turn === shown} @click=${() => this.leadTo(costliest)}>
              ${renderMark(lost)}
              <span>${turn + 1}. ${boxName(box)}</span>
              <span class="loss"><span class="unseen">${markWord(lost)}, </span>${lossOf(lost)}</span>
            </button>
          </li>`;
        })}
      </ol>
    </section>`;
  }

  private renderTrouble(trouble: NoGame | Error): TemplateResult {
    if (trouble instanceof Error) {
      const offline = msg('No hay conexión con el servidor. La partida no se ha podido cargar.');
      return html`<div class="card note" role="alert">
        <p>${wordsOf(trouble, offline)}</p>
        ${
          trouble instanceof Unreachable
            ? html`<button type="button" class="button" @click=${this.onRetry}>${msg('Reintentar')}</button>`
            : nothing
        }
      </div>`;
    }
    return html`<div class="card note">
      <p>${sentenceOf(trouble)}</p>
      ${
        trouble === 'unpublished'
          ? nothing
          : html`<a class="button" href="/">${msg('Jugar el reto de hoy')}</a>`
      }
    </div>`;
  }
}

function renderFact(value: string, name: string): TemplateResult {
  return html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
}

/** What the panel says, for those who hear the steps. */
function spoken({ chosen, best, lost, roll }: ToldReview['decisions'][number]): string {
  const move = moveWords(chosen, roll as Roll);
  if (lossOf(lost) === lossOf(0)) return msg(str`${move}: la mejor jugada.`);
  return msg(str`${move}: ${lossOf(lost)} puntos. Lo mejor: ${moveWords(best, roll as Roll)}.`);
}

function sentenceOf(trouble: NoGame): string {
  switch (trouble) {
    case 'none':
      return msg('En este navegador no hay partida tuya de ese reto.');
    case 'unfinished':
      return msg('La partida se analiza cuando está terminada.');
    case 'unpublished':
      return msg('Las partidas de otros se analizan cuando el día está publicado.');
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'review-page': ReviewPage;
  }
}
