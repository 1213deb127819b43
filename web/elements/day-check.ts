import { msg } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { type Day, dayNumber, dayOfNumber } from '../../engine/day.ts';
import type { ChallengeAnswer, EntryDetail, PlacedEntry } from '../../worker/wire.ts';
import { fetchChallenge, fetchEntry, fetchLeaderboard, Refusal, Unreachable } from '../api.ts';
import { sentenceOf } from '../errors.ts';
import { checkDay, type DayCheck, totalOfTranscript } from '../fairness.ts';
import { styles } from '../pages/fair-page.styles.ts';
import { rememberedCommitment } from '../state/commitments.ts';
import { base, buttons } from '../styles/shared.styles.ts';
import { number } from '../words.ts';
import { TreceElement } from './trece-element.ts';

/** Games of a day that are replayed when it is checked: the best ones and one's own. */
const GAMES = 5;

/** A replayed entry: what the board says, and what its transcript scores here. */
interface GameCheck {
  readonly entry: PlacedEntry;
  readonly detail: EntryDetail;
  readonly total: number | null;
}

/** Checks a published day in the reader's own browser, step by step, with the engine of the game. */
@customElement('day-check')
export class DayCheckElement extends TreceElement {
  static override styles = [base, buttons, styles];

  /** The day offered first. */
  @property({ attribute: false }) day!: Day;

  @state() private challenge: ChallengeAnswer | null = null;
  @state() private check: DayCheck | null = null;
  @state() private games: readonly GameCheck[] = [];
  @state() private trouble: string | null = null;
  @state() private busy = false;

  private async onCheck(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const asked = new FormData(event.target as HTMLFormElement).get('number');
    this.busy = true;
    this.trouble = this.challenge = this.check = null;
    this.games = [];
    try {
      await this.run(dayOfNumber(Number(asked)));
    } catch (error) {
      if (error instanceof Refusal) this.trouble = sentenceOf(error.problem.code);
      else if (error instanceof Unreachable)
        this.trouble = msg('No hay conexión con el servidor. Prueba más tarde.');
      else throw error;
    }
    this.busy = false;
  }

  private async run(day: Day): Promise<void> {
    const challenge = await fetchChallenge(day);
    const { seed, dice, commitment } = challenge;
    if (!seed || !dice) {
      this.trouble = msg(
        'Ese día aún no está publicado: su semilla se conoce tres horas después de que cierre.',
      );
      return;
    }
    this.challenge = challenge;
    this.check = await checkDay(seed, commitment, dice);
    const { entries, me } = await fetchLeaderboard(day, GAMES);
    const chosen = me && !entries.some(({ id }) => id === me.id) ? [...entries, me] : entries;
    this.games = await Promise.all(chosen.map((entry) => replayed(day, dice, entry)));
  }

  override render() {
    return html`<form @submit=${this.onCheck}>
        <label>
          ${msg('Número de reto')}
          <input name="number" type="number" inputmode="numeric" min="1" required .value=${String(dayNumber(this.day))} />
        </label>
        <button class="button" aria-disabled=${this.busy}>${msg('Comprobar aquí mismo')}</button>
      </form>
      <div aria-live="polite">
        ${this.trouble ? html`<p>${this.trouble}</p>` : nothing}
        ${this.challenge && this.check ? this.renderSteps(this.challenge, this.check) : nothing}
      </div>`;
  }

  private renderSteps(challenge: ChallengeAnswer, check: DayCheck): TemplateResult {
    const shown = rememberedCommitment(challenge.day);
    return html`<ol class="steps">
        ${renderStep(check.commitment, msg('El SHA-256 de la semilla es el compromiso publicado de antemano.'), challenge.commitment)}
        ${
          shown === null
            ? nothing
            : renderStep(
                shown === challenge.commitment,
                msg('Es el mismo compromiso que este dispositivo vio al empezar la partida.'),
                shown,
              )
        }
        ${renderStep(check.dice, msg('Los 195 dados salen de esa semilla, uno a uno.'), check.dealt)}
        ${this.games.map(({ entry, total }) => this.renderGame(challenge, entry, total))}
      </ol>
      ${this.renderLines(challenge)}`;
  }

  private renderGame({ number: day }: ChallengeAnswer, entry: PlacedEntry, total: number | null) {
    const right = total === entry.total;
    return html`<li class=${right ? nothing : 'wrong'}>
      <span class="mark">${right ? '✓' : '✗'}</span>
      <span>
        ${msg(html`La partida de <bdi>${entry.name || msg('Anónimo')}</bdi>, repetida jugada a jugada, suma ${number(total ?? 0)}.`)}
        <a href="/watch/${day}/${entry.id}">${msg('Verla')}</a>
      </span>
    </li>`;
  }

  private renderLines({ seed }: ChallengeAnswer) {
    const game = this.games[0];
    const line =
      game && JSON.stringify({ seed, transcript: game.detail.transcript, total: game.entry.total });
    return html`<p>${msg('Lo mismo, en tu terminal y sin nosotros: primero el compromiso, luego los primeros dados (bytes menores que 252; cara = byte % 6 + 1).')}</p>
      <pre>printf ${seed} | xxd -r -p | openssl dgst -sha256
printf trece:dice:v1:0 | openssl dgst -sha256 -mac HMAC -macopt hexkey:${seed}</pre>
      ${
        line
          ? html`<p>${msg('Y una partida entera con el verificador del proyecto:')}</p>
              <pre>echo '${line}' | npm run -s audit</pre>`
          : nothing
      }`;
  }
}

async function replayed(day: Day, dice: string, entry: PlacedEntry): Promise<GameCheck> {
  const detail = await fetchEntry(day, entry.id);
  return { entry, detail, total: totalOfTranscript(detail.transcript, day, dice) };
}

function renderStep(right: boolean, words: string, value: string): TemplateResult {
  return html`<li class=${right ? nothing : 'wrong'}>
    <span class="mark">${right ? '✓' : '✗'}<span class="unseen">${right ? msg('Correcto:') : msg('No coincide:')}</span></span>
    <span>${words}</span>
    <code>${value}</code>
  </li>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'day-check': DayCheckElement;
  }
}
