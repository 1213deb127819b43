import { msg } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { type Day, dayAt, dayNumber, dayOfNumber, timesOf } from '../../engine/day.ts';
import type { CommitmentsAnswer } from '../../worker/wire.ts';
import { fetchCommitments, fetchToday } from '../api.ts';
import { TreceElement } from '../elements/trece-element.ts';
import { wordsOf } from '../errors.ts';
import { serverNow, setServerNow } from '../state/clock.ts';
import { rememberCommitment } from '../state/commitments.ts';
import { base, buttons, page } from '../styles/shared.styles.ts';
import { date, moment } from '../words.ts';
import { styles as fair } from './fair-page.styles.ts';
import { styles as article } from './rules-page.styles.ts';
import '../elements/day-check.ts';
import '../elements/face-counts.ts';
import '../elements/page-header.ts';

/** What an address such as `/fair?day=60&entry=…` asks to be checked. */
interface Asked {
  readonly day: Day;
  readonly entry: string | null;
}

/** Why the dice are fair, and the means to check it without believing us. */
@customElement('fair-page')
export class FairPage extends TreceElement {
  static override styles = [base, buttons, page, article, fair];

  /** The address's query, such as `?day=60&entry=…`. */
  @property() query = '';

  /** The latest day that is over by the server's clock, once that is known. */
  @state() private day: Day | null = null;
  @state() private promised: CommitmentsAnswer | null = null;
  /** Why there are no commitments to show: a sentence, or null. */
  @state() private trouble: string | null = null;

  private gone = new AbortController();

  override connectedCallback(): void {
    super.connectedCallback();
    this.gone = new AbortController();
    const { signal } = this.gone;
    window.addEventListener('online', () => this.trouble !== null && this.load(), { signal });
    this.load();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.gone.abort();
  }

  private onRetry(): void {
    this.load();
  }

  private async load(): Promise<void> {
    this.trouble = null;
    try {
      const [today, promised] = await Promise.all([fetchToday(), fetchCommitments()]);
      setServerNow(today.now);
      this.day = lastPublished();
      this.promised = promised;
      for (const { day, commitment } of promised.commitments) rememberCommitment(day, commitment);
    } catch (error) {
      this.trouble = wordsOf(
        error,
        msg('No hay conexión con el servidor. Los compromisos no se han podido cargar.'),
      );
    }
  }

  override render() {
    const asked = readQuery(this.query);
    return html`<page-header></page-header>
      <main>
        <article>
          <h1>${msg('Dados justos')}</h1>
          <p class="opening">
            ${msg('Nadie puede cambiar los dados de un día después de prometerlos: ni nosotros. Y cualquiera puede comprobarlo.')}
          </p>
          ${this.renderTrouble()}
          ${asked ? html`${renderCheck(asked)} ${renderHow()}` : html`${renderHow()} ${this.renderLatest()}`}
          <section>
            <h2>${msg('¿Están cargados?')}</h2>
            <p>${msg('Cuántas veces ha salido cada cara en todos los días publicados. La línea marca lo esperado.')}</p>
            <face-counts></face-counts>
          </section>
          ${this.renderPromised()}
        </article>
      </main>`;
  }

  /** Nothing stands on the page whose means are missing; here is why. */
  private renderTrouble() {
    if (this.trouble === null) return nothing;
    return html`<div class="note" role="alert">
      <p>${this.trouble}</p>
      <button type="button" class="button" @click=${this.onRetry}>${msg('Reintentar')}</button>
    </div>`;
  }

  private renderLatest() {
    return this.day ? renderCheck({ day: this.day, entry: null }, false) : nothing;
  }

  private renderPromised() {
    return this.promised ? renderPromises(this.promised) : nothing;
  }
}

function renderCheck({ day, entry }: Asked, eager = true): TemplateResult {
  return html`<section>
    <h2>${entry ? msg('Comprobar esta partida') : msg('Compruébalo')}</h2>
    <p>${msg('Todo se calcula en tu navegador, con el mismo motor que juega.')}</p>
    <day-check .day=${day} .entry=${entry} ?eager=${eager}></day-check>
  </section>`;
}

function renderHow(): TemplateResult {
  return html`<section>
    <h2>${msg('Cómo funciona')}</h2>
    <p>
      ${msg('Cada día tiene una semilla secreta de 32 bytes. Mucho antes de que abra publicamos su compromiso: el SHA-256 de la semilla, una huella de la que no se puede volver atrás. Los 195 dados del día salen de la semilla por una cuenta fija. Tres horas después de cerrar el día publicamos la semilla, y con ella cualquiera rehace los dados y todas las partidas.')}
    </p>
    <p>
      ${msg('Qué prueba un total verificado: que la partida fue legal con los dados del día, que cada decisión se tomó antes de ver los dados siguientes y que fue el único intento de ese jugador. Qué no prueba: que nadie ayudara, ni que no hubiera visto antes los dados con otro nombre, ni que quien guarda la clave no los conociera.')}
    </p>
  </section>`;
}

function renderPromises({ commitments, replaced }: CommitmentsAnswer): TemplateResult {
  return html`<section>
    <h2>${msg('Los próximos treinta días')}</h2>
    <p>${msg('Estos son los compromisos ya publicados. Este navegador los recuerda; guárdalos también donde quieras y compáralos cuando llegue el día.')}</p>
    <details>
      <summary>${msg('Ver los compromisos')}</summary>
      <table>
        <caption class="unseen">${msg('Compromisos de los próximos treinta días')}</caption>
        <thead>
          <tr>
            <th scope="col">${msg('Reto')}</th>
            <th scope="col">${msg('Compromiso (SHA-256 de la semilla)')}</th>
          </tr>
        </thead>
        <tbody>
          ${commitments.map(
            ({ day, commitment }) =>
              html`<tr><th scope="row">${dayNumber(day)}</th><td><code>${commitment}</code></td></tr>`,
          )}
        </tbody>
      </table>
    </details>
    ${replaced.map(
      ({ day, commitment, replacedBy, at, reason }) => html`<p>
        ${msg(html`El compromiso del ${date(day)} se cambió antes de abrir, el ${moment(at, 'full')} (${reason}): <code>${commitment}</code> dejó paso a <code>${replacedBy}</code>.`)}
      </p>`,
    )}
  </section>`;
}

/** Null where the query does not name a day; an entry that cannot be one is left out. */
function readQuery(query: string): Asked | null {
  const asked = new URLSearchParams(query);
  const number = /^[1-9]\d{0,5}$/.exec(asked.get('day') ?? '')?.[0];
  if (number === undefined) return null;
  const entry = /^[\w-]{16}$/.exec(asked.get('entry') ?? '')?.[0];
  return { day: dayOfNumber(Number(number)), entry: entry ?? null };
}

/** The latest day whose time is over by the server's clock. */
function lastPublished(): Day {
  const today = dayNumber(dayAt(serverNow()));
  const yesterday = dayOfNumber(today - 1);
  return timesOf(yesterday).revealsAt <= serverNow() ? yesterday : dayOfNumber(today - 2);
}

declare global {
  interface HTMLElementTagNameMap {
    'fair-page': FairPage;
  }
}
