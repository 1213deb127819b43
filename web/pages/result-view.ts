import { msg } from '@lit/localize';
import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { dayAt } from '../../engine/day.ts';
import { sectionBonus, totalOf } from '../../engine/scorecard.ts';
import type { Turn } from '../../engine/transcript.ts';
import type {
  AttemptAnswer,
  ChallengeAnswer,
  EntryAnswer,
  PlayerAnswer,
} from '../../worker/wire.ts';
import type { Unreachable } from '../api.ts';
import { points } from '../elements/lost-mark.ts';
import { judging, renderProgress } from '../elements/table-progress.ts';
import { TreceElement } from '../elements/trece-element.ts';
import { sentenceOf } from '../errors.ts';
import { shareText } from '../share-text.ts';
import { gameOf, rollsOf } from '../state/attempt.ts';
import { DayFigures } from '../state/day-figures.ts';
import { ResultController } from '../state/result-controller.ts';
import { ReviewController } from '../state/review-controller.ts';
import { readSetting, writeSetting } from '../state/settings.ts';
import { base, buttons, page } from '../styles/shared.styles.ts';
import { challengeName, date, number } from '../words.ts';
import { styles } from './result-view.styles.ts';
import '../elements/board-table.ts';
import '../elements/day-countdown.ts';
import '../elements/game-turns.ts';
import '../elements/name-form.ts';
import '../elements/share-box.ts';
import '../elements/totals-curve.ts';

/** With fewer players a percentile says nothing, so the place is told instead. */
const FEW = 10;

/** A finished game: submitted by itself, then its place, the curve, the text to share and every turn. */
@customElement('result-view')
export class ResultView extends TreceElement {
  static override styles = [base, buttons, page, judging, styles];

  @property({ attribute: false }) challenge!: ChallengeAnswer;
  @property({ attribute: false }) attempt!: AttemptAnswer;
  /** The player before this entry; the streak and name after it come from the server. */
  @property({ attribute: false }) player: PlayerAnswer | null = null;

  /** Whether the text to share draws the turns as squares. */
  @state() private squares = readSetting('squares') !== 'off';

  private readonly result = new ResultController(this);
  private readonly judged = new ReviewController(this);
  private readonly figures = new DayFigures(this);

  override firstUpdated(): void {
    this.result.submit(this.attempt);
    this.judged.judge(this.attempt.turns as Turn[], rollsOf(this.attempt));
    this.figures.show(this.challenge);
  }

  private onSquares(event: Event): void {
    this.squares = (event.target as HTMLInputElement).checked;
    writeSetting('squares', this.squares ? null : 'off');
  }

  private onRenamed(): void {
    this.result.reloadBoard(this.attempt);
  }

  override render() {
    const { answer, player } = this.result;
    return html`<section class="hero">${this.renderHero()}</section>
      <final-place .player=${this.player}></final-place>
      <div class="column">
        ${answer ? this.renderShare(answer) : nothing}
        <section class="card turns">
          <h2>${msg('Tu partida, turno a turno')}</h2>
          ${this.judged.review ? nothing : renderProgress(this.judged)}
          <game-turns
            .attempt=${this.attempt}
            .lostByTurn=${this.judged.review?.lostByTurn ?? null}
          ></game-turns>
          <a class="more" href="/review/${this.challenge.number}">${msg('Revisar cada decisión')}</a>
        </section>
      </div>
      <div class="column">
        ${this.renderBoard()} ${player?.generated ? this.renderName(player) : nothing}
      </div>`;
  }

  private renderHero() {
    const { answer, totals } = this.result;
    const total = answer?.entry.total ?? totalOf(gameOf(this.attempt).card);
    const { day, number: dayNumber } = this.challenge;
    return html`<h1>${challengeName(dayNumber)} · ${date(day)}</h1>
      <div class="big">
        <strong>${number(total)}</strong>
        <div>
          <p role="status">${this.renderPlace()}</p>
          <p class="scale">${msg('Una buena partida suma de 200 a 300 puntos.')}</p>
        </div>
      </div>
      ${
        totals
          ? html`<totals-curve .totals=${totals.totals} .mine=${total}></totals-curve>`
          : nothing
      }
      ${this.renderFacts()}`;
  }

  private renderPlace() {
    const { answer, refusal, waiting } = this.result;
    if (refusal) return sentenceOf(refusal);
    if (!answer && waiting) return waitingWords(waiting);
    if (!answer) return msg('Verificando tu partida…');
    const place = html`<em>${number(answer.place)}</em>`;
    const players = number(answer.players);
    if (answer.players < FEW) return msg(html`puesto ${place} de ${players}`);
    const percentile = html`<em>${number(answer.percentile / 100, { style: 'percent' })}</em>`;
    return msg(html`puesto ${place} de ${players} · mejor que el ${percentile}`);
  }

  private renderFacts() {
    const streak = (this.result.player ?? this.player)?.streak ?? 0;
    const isToday = this.challenge.day === dayAt(this.challenge.now);
    const { par, perfect } = this.figures;
    const lost = this.result.answer?.entry.lost ?? this.judged.review?.lost;
    return html`<dl class="facts">
      ${par === null ? nothing : renderFact(number(par), msg('par del día'))}
      ${perfect === null ? nothing : renderFact(number(perfect), msg('partida perfecta'))}
      ${lost === undefined ? nothing : renderFact(points(lost), msg('puntos perdidos'))}
      ${
        streak > 0
          ? renderFact(number(streak), streak === 1 ? msg('día seguido') : msg('días seguidos'))
          : nothing
      }
      ${
        isToday
          ? html`<div>
              <dt>${msg('para los próximos dados')}</dt>
              <dd><day-countdown .until=${this.challenge.closesAt}></day-countdown></dd>
            </div>`
          : nothing
      }
    </dl>`;
  }

  private renderShare(answer: EntryAnswer) {
    return html`<section class="card">
      <h2>${msg('Compartir')}</h2>
      <share-box .text=${this.shareText(answer)}>
        ${this.judged.review ? this.renderSwitch() : nothing}
      </share-box>
    </section>`;
  }

  private renderSwitch() {
    return html`<label class="switch">
      <input type="checkbox" role="switch" .checked=${this.squares} @change=${this.onSquares} />
      ${msg('Con un cuadro por turno')}
    </label>`;
  }

  private shareText({ entry, place, players, percentile }: EntryAnswer): string {
    return shareText({
      number: this.challenge.number,
      total: entry.total,
      place,
      players,
      percentile,
      bonus: sectionBonus(gameOf(this.attempt).card, 'upper') > 0,
      streak: this.result.player?.streak ?? this.player?.streak ?? 0,
      host: location.host,
      lostByTurn: this.judged.review?.lostByTurn ?? null,
      squares: this.squares,
    });
  }

  private renderBoard() {
    const { board } = this.result;
    if (!board) return nothing;
    const path =
      this.challenge.day === dayAt(this.challenge.now) ? '/board' : `/d/${this.challenge.number}`;
    return html`<section class="card">
      <h2>${msg('Clasificación')}</h2>
      <board-table .day=${this.challenge.day} .entries=${board.entries} .me=${board.me ?? null}></board-table>
      <a class="more" href=${path}>${msg('Ver la clasificación entera')}</a>
    </section>`;
  }

  private renderName(player: PlayerAnswer) {
    return html`<section class="card">
      <h2>${msg('¿Con qué nombre sales en la clasificación?')}</h2>
      <name-form .name=${player.name ?? ''} @renamed=${this.onRenamed}></name-form>
    </section>`;
  }
}

function renderFact(value: string, name: string) {
  return html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
}

/** Why the entry is on its way for so long, and that nothing has to be done. */
function waitingWords({ code }: Unreachable): string {
  return code === null
    ? msg('Sin conexión. Tu resultado se enviará solo; no se pierde nada.')
    : `${sentenceOf(code)} ${msg('Tu resultado se enviará solo; no se pierde nada.')}`;
}

declare global {
  interface HTMLElementTagNameMap {
    'result-view': ResultView;
  }
}
