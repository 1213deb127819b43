// First load: the game itself, from the first roll of a day to its last box.
import { msg, str } from '@lit/localize';
import { html, nothing, type PropertyValues } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { type Day, dayAt, dayNumber } from '../../engine/day.ts';
import { RANKED_RULES } from '../../engine/rule-sets/all.ts';
import { emptyCard, totalOf } from '../../engine/scorecard.ts';
import type { ClosedBox } from '../../engine/scoring.ts';
import type { ScoreCard } from '../elements/score-card.ts';
import { TreceElement } from '../elements/trece-element.ts';
import type { BoxChooseEvent } from '../events.ts';
import { explain, loadWords } from '../explain.ts';
import { loadLater } from '../locale.ts';
import { serverNow } from '../state/clock.ts';
import { GameController } from '../state/game-controller.ts';
import { setGameUnderWay } from '../state/game-under-way.ts';
import { base, buttons } from '../styles/shared.styles.ts';
import { challengeName, date } from '../words.ts';
import { keyActOf } from './play-keys.ts';
import { styles } from './play-page.styles.ts';
import { announcementOf, reasonClosed, statusOf } from './play-status.ts';
import { renderTable, type TableActs } from './play-table.ts';
import '../elements/page-header.ts';
import '../elements/score-card.ts';

const NO_CARD = emptyCard(RANKED_RULES);

/** Plays a day's game: today's, or that of `day`. Once it is over, shows its result. */
@customElement('play-page')
export class PlayPage extends TreceElement {
  static override styles = [base, buttons, styles];

  /** The day to play; null for today or an earlier game that can still be finished. */
  @property({ attribute: false }) day: Day | null = null;

  @query('score-card') private sheet!: ScoreCard | null;
  @query('.roll') private rollButton!: HTMLButtonElement | null;

  /** Why the box pressed last is closed, as a code. */
  @state() private reason: ClosedBox | null = null;

  private readonly play = new GameController(this);
  private readonly acts: TableActs = {
    onToggle: (event) => this.play.toggle(event.position),
    onRoll: () => this.onRoll(),
    onScore: () => this.onScore(),
  };
  private gone = new AbortController();
  /** Whether the keyboard, not a pointer, moved the focus last. */
  private reachedByKeyboard = false;

  override connectedCallback(): void {
    super.connectedCallback();
    this.gone = new AbortController();
    const { signal } = this.gone;
    document.addEventListener('keydown', (event) => this.onKeydown(event), { signal });
    document.addEventListener('pointerdown', () => this.onPointerdown(), { signal });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.gone.abort();
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (!this.hasUpdated || changed.has('day')) this.load();
    if (this.play.phase === 'finished') loadLater(() => import('./result-view.ts'));
    if (this.play.player?.history.length) loadLater(() => import('../elements/final-place.ts'));
  }

  override updated(): void {
    setGameUnderWay(['loading', 'playing'].includes(this.play.phase));
    const finished = this.play.phase === 'finished';
    this.toggleAttribute('finished', finished);
    // The last score takes its own button off the page.
    if (finished && this.reachedByKeyboard && document.activeElement === document.body)
      this.focus();
  }

  private async load(): Promise<void> {
    await this.play.load(this.day);
    await loadWords();
    this.requestUpdate();
    const { player, challenge } = this.play;
    if (!challenge || !player?.open.some(({ finished }) => finished)) return;
    const { enterLate } = await import('../state/late-entries.ts');
    await enterLate(player, challenge.day);
  }

  private onPointerdown(): void {
    this.reachedByKeyboard = false;
  }

  private onKeydown(event: KeyboardEvent): void {
    if (event.key === 'Tab') this.reachedByKeyboard = true;
    const asked = keyActOf(event, this.reachedByKeyboard);
    if (!asked || this.play.phase === 'finished') return;
    event.preventDefault();
    switch (asked.act) {
      case 'hold':
        this.play.toggle(asked.position);
        break;
      case 'roll':
        this.onRoll();
        break;
      case 'card':
        this.reachedByKeyboard = true;
        this.sheet?.focusBox();
        break;
      case 'drop':
        this.play.choose(null);
        break;
      case 'help':
        this.onHelp();
    }
  }

  private async onHelp(): Promise<void> {
    const { openSettings } = await loadLater(() => import('../elements/settings-panel.ts'));
    openSettings();
  }

  private onChoose({ index }: BoxChooseEvent): void {
    this.reason = reasonClosed(this.play, index);
    if (index === this.play.chosen) this.onScore();
    else this.play.choose(index);
  }

  private onRoll(): void {
    this.reason = null;
    this.play.rollDice();
  }

  private onScore(): void {
    this.reason = null;
    if (this.play.chosen === null) return;
    this.play.score();
    if (this.reachedByKeyboard) this.rollButton?.focus();
  }

  private onRetry(): void {
    this.play.load(this.day);
  }

  private onOtherDay(): void {
    if (this.play.otherDay) this.play.load(this.play.otherDay);
  }

  override render() {
    const { phase, challenge, attempt, player } = this.play;
    if (phase === 'finished') {
      return html`<page-header current="/"></page-header>
        <main>${this.renderOffer()}<result-view
          .challenge=${challenge}
          .attempt=${attempt}
          .player=${player}
        ></result-view></main>`;
    }
    return html`${this.renderHeader()}
      <main>${this.renderOffer()} ${this.renderMain()}</main>
      ${renderTable(this.play, this.acts)}
      <p class="unseen" role="status">${this.reason ? explain(this.reason) : announcementOf(this.play)}</p>`;
  }

  private renderHeader() {
    const { phase, challenge, game } = this.play;
    const turn = game?.phase === 'rolling' ? game.turn + 1 : 1;
    // A game that cannot be shown stands at no turn.
    const hidden = !game && ['unreachable', 'closed', 'refused'].includes(phase);
    return html`<page-header current="/" compact>
      <div class="day">
        <h1>${challenge ? challengeName(challenge.number) : msg('Reto de hoy')}${challenge ? html`<span class="date"> · ${date(challenge.day, 'short')}</span>` : nothing}</h1>
        <p ?hidden=${hidden}>${msg(str`Turno ${turn} de ${RANKED_RULES.boxes.length}`)}</p>
      </div>
      <p class="total" slot="end" ?hidden=${hidden}>
        <strong>${totalOf(game?.card ?? NO_CARD)}</strong>
        <span>${msg('puntos')}</span>
      </p>
    </page-header>`;
  }

  /** Another day's game: an offer, never a force. */
  private renderOffer() {
    const { otherDay } = this.play;
    if (!otherDay) return nothing;
    const isToday = otherDay === dayAt(serverNow());
    const name = challengeName(dayNumber(otherDay));
    return html`<p class="offer">
      ${isToday ? msg(str`Ya está abierto el ${name}.`) : msg(str`Dejaste a medias el ${name}.`)}
      <button type="button" @click=${this.onOtherDay}>
        ${isToday ? msg('Jugar el de hoy') : msg('Seguir con él')}
      </button>
    </p>`;
  }

  private renderMain() {
    const { phase, notice, waiting } = this.play;
    switch (phase) {
      case 'unreachable':
        return html`<div class="message" role="alert">
          <p>${
            waiting?.code
              ? explain(waiting.code)
              : msg('No hay conexión con el servidor. Tu partida está guardada allí.')
          }</p>
          <button type="button" class="button" @click=${this.onRetry}>${msg('Volver a probar')}</button>
        </div>`;
      case 'closed':
      case 'refused':
        return html`<div class="message" role=${phase === 'refused' ? 'alert' : nothing}>
          <p>${notice ? explain(notice.code) : msg('Este reto ya no se puede empezar. Mira cómo quedó o juega el de hoy.')}</p>
          <a class="button" href="/board">${msg('Ver la clasificación')}</a>
        </div>`;
      default:
        return html`<score-card
            .card=${this.play.game?.card ?? NO_CARD}
            .worths=${this.play.worths}
            .chosen=${this.play.chosen}
            @box-choose=${this.onChoose}
          ></score-card>
          <div class="status"><p>${this.reason ? explain(this.reason) : statusOf(this.play)}</p></div>
          ${phase === 'ready' ? html`<final-place .player=${this.play.player}></final-place>` : nothing}`;
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'play-page': PlayPage;
  }
}
