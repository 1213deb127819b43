import { msg, str } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { type Day, dayNumber } from '../../engine/day.ts';
import { wordsOf } from '../errors.ts';
import { ARRIVE } from '../navigation.ts';
import { BoardController, type Order } from '../state/board-controller.ts';
import { DayFigures } from '../state/day-figures.ts';
import { base, buttons } from '../styles/shared.styles.ts';
import { number } from '../words.ts';
import { renderBoardHero } from './board-hero.ts';
import { styles } from './day-board.styles.ts';
import { TreceElement } from './trece-element.ts';
import './board-table.ts';

const SKELETON_ROWS = Array.from({ length: 8 });

/** One day's board: what it was, the curve of its totals, and the rows, page by page. */
@customElement('day-board')
export class DayBoard extends TreceElement {
  static override styles = [base, buttons, styles];

  @query('#end') private end!: HTMLElement;

  /** What the last press brought, for screen readers. */
  @state() private announcement = '';

  /** The day; null is today. */
  @property({ attribute: false }) day: Day | null = null;

  private readonly board = new BoardController(this);
  private readonly figures = new DayFigures(this);

  private gone = new AbortController();

  override connectedCallback(): void {
    super.connectedCallback();
    this.gone = new AbortController();
    for (const event of ['popstate', ARRIVE]) {
      window.addEventListener(event, () => this.board.sort(orderOf(location.search)), {
        signal: this.gone.signal,
      });
    }
    this.board.sort(orderOf(location.search));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.gone.abort();
  }

  override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (changed.has('day')) this.board.show(this.day);
  }

  /** Par is for those whose own game is over: a board opened before that does without. */
  override updated(): void {
    const { phase, challenge, wasGated } = this.board;
    if (phase === 'shown' && !wasGated) this.figures.show(challenge!);
  }

  private onOpen(): void {
    this.board.open();
  }

  private onRetry(): void {
    this.board.retry();
  }

  /** The list changes where it stands, instead of a screen arriving anew; the address says which. */
  private onSort(event: MouseEvent): void {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    const { href, search } = event.currentTarget as HTMLAnchorElement;
    if (href !== location.href) history.pushState(null, '', href);
    this.board.sort(orderOf(search));
  }

  /** The button keeps the focus; when there is nothing more to press, the end of the list takes it. */
  private async onMore(): Promise<void> {
    this.announcement = '';
    const added = await this.board.addMore();
    if (added === 0) return;
    this.announcement = msg(str`En la lista hay ya ${number(this.board.entries.length)} puestos.`);
    await this.updateComplete;
    if (!this.board.hasMore) this.end.focus();
  }

  override render() {
    const { board } = this;
    const numberKnown = board.challenge?.number ?? (this.day === null ? null : dayNumber(this.day));
    return html`<div class="columns" aria-busy=${board.phase === 'loading'}>
      ${renderBoardHero(board, this.figures, numberKnown)}
      <section class="list" aria-label=${msg('Puestos')}>
        ${this.renderOrders()} ${this.renderList()}
      </section>
    </div>`;
  }

  private renderOrders(): TemplateResult {
    const link = (by: Order, name: string, query: string) => html`<a
      href="${location.pathname}${query}"
      aria-current=${this.board.by === by ? 'page' : nothing}
      @click=${this.onSort}
      >${name}</a
    >`;
    return html`<nav class="orders" aria-label=${msg('Ordenar la clasificación')}>
      ${link('total', msg('Puntos'), '')} ${link('lost', msg('Habilidad'), '?by=lost')}
    </nav>
    ${
      this.board.by === 'lost'
        ? html`<p class="hint">${msg('Puntos perdidos frente al juego ideal: menos es mejor, y la suerte no cuenta.')}</p>`
        : nothing
    }`;
  }

  private renderList(): TemplateResult {
    switch (this.board.phase) {
      case 'loading':
      case 'sorting':
        return html`<p class="unseen" role="status">${msg('Cargando la clasificación…')}</p>
          <div class="skeleton" aria-hidden="true">
            ${SKELETON_ROWS.map(() => html`<div><i></i><i></i><i></i></div>`)}
          </div>`;
      case 'unreachable':
        return html`<div class="note" role="alert">
          <p>${wordsOf(this.board.failure, msg('No hay conexión con el servidor. La clasificación no se ha podido cargar.'))}</p>
          <button type="button" class="button" @click=${this.onRetry}>${msg('Reintentar')}</button>
        </div>`;
      case 'refused':
        return html`<div class="note" role="alert">
          <p>${wordsOf(this.board.failure, '')}</p>
          <a class="button" href="/board">${msg('Ver la clasificación de hoy')}</a>
        </div>`;
      case 'gated':
        return html`<div class="note">
          <h2>${msg('Primero, tu partida')}</h2>
          <p>${msg('Aún no has terminado este reto. Si lo juegas sin mirar los totales, la sorpresa es mayor.')}</p>
          <a class="button" href="/">
            ${this.board.isToday ? msg('Jugar el reto de hoy') : msg('Terminar tu partida')}
          </a>
          <button type="button" class="button quiet" @click=${this.onOpen}>
            ${msg('Ver la clasificación de todos modos')}
          </button>
        </div>`;
      case 'shown':
        return this.isEmpty ? this.renderEmpty() : this.renderEntries();
    }
  }

  /** Nobody's row, and not one's own either: that one is shown even where marked rows are left out. */
  private get isEmpty(): boolean {
    return this.board.entries.length === 0 && !this.board.me;
  }

  private renderEmpty(): TemplateResult {
    const { challenge, by, players } = this.board;
    if (by === 'lost' && players > 0)
      return html`<div class="note"><p>${msg('De este reto no hay partidas valoradas.')}</p></div>`;
    if (challenge!.now >= challenge!.closesAt) {
      return html`<div class="note"><p>${msg('Nadie ha terminado este reto.')}</p></div>`;
    }
    return html`<div class="note">
      <p>${msg('Nadie ha terminado todavía. Sé la primera persona.')}</p>
      <a class="button" href="/">${msg('Jugar el reto de hoy')}</a>
    </div>`;
  }

  private renderEntries(): TemplateResult {
    const { entries, me, hasMore, more, by } = this.board;
    return html`<board-table .day=${this.board.challenge!.day} .entries=${entries} .me=${me} by=${by}></board-table>
      <p class="unseen" role="status">${this.announcement}</p>
      ${
        more === 'unreachable'
          ? html`<p class="problem" role="alert">
              ${msg('No hay conexión con el servidor. Prueba otra vez en un momento.')}
            </p>`
          : nothing
      }
      ${
        hasMore
          ? html`<button
              type="button"
              class="button quiet more"
              aria-disabled=${more === 'loading'}
              @click=${this.onMore}
            >
              ${more === 'loading' ? msg('Cargando…') : msg('Ver más')}
            </button>`
          : html`<p id="end" class="end" tabindex="-1">${msg('Fin de la clasificación')}</p>`
      }`;
  }
}

/** What an address asks the rows to be ordered by. */
function orderOf(search: string): Order {
  return new URLSearchParams(search).get('by') === 'lost' ? 'lost' : 'total';
}

declare global {
  interface HTMLElementTagNameMap {
    'day-board': DayBoard;
  }
}
