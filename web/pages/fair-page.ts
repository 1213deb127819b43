import { msg } from '@lit/localize';
import { html, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { type Day, dayAt, dayNumber, dayOfNumber, timesOf } from '../../engine/day.ts';
import type { CommitmentsAnswer } from '../../worker/wire.ts';
import { fetchCommitments, fetchToday, Unreachable } from '../api.ts';
import { TreceElement } from '../elements/trece-element.ts';
import { serverNow, setServerNow } from '../state/clock.ts';
import { base, page } from '../styles/shared.styles.ts';
import { date } from '../words.ts';
import { styles as fair } from './fair-page.styles.ts';
import { styles as article } from './rules-page.styles.ts';
import '../elements/day-check.ts';
import '../elements/face-counts.ts';
import '../elements/page-header.ts';

/** Why the dice are fair, and the means to check it without believing us. */
@customElement('fair-page')
export class FairPage extends TreceElement {
  static override styles = [base, page, article, fair];

  /** The latest day that is over by the server's clock, once that is known. */
  @state() private day: Day | null = null;
  @state() private promised: CommitmentsAnswer | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    this.load();
  }

  private async load(): Promise<void> {
    try {
      setServerNow((await fetchToday()).now);
      this.day = lastPublished();
      this.promised = await fetchCommitments();
    } catch (error) {
      // The rest of the page stands without them.
      if (!(error instanceof Unreachable)) throw error;
    }
  }

  override render() {
    return html`<page-header></page-header>
      <main>
        <article>
          <h1>${msg('Dados justos')}</h1>
          <p class="opening">
            ${msg('Nadie puede cambiar los dados de un día después de prometerlos: ni nosotros. Y cualquiera puede comprobarlo.')}
          </p>
          <section>
            <h2>${msg('Cómo funciona')}</h2>
            <p>
              ${msg('Cada día tiene una semilla secreta de 32 bytes. Mucho antes de que abra publicamos su compromiso: el SHA-256 de la semilla, una huella de la que no se puede volver atrás. Los 195 dados del día salen de la semilla por una cuenta fija. Tres horas después de cerrar el día publicamos la semilla, y con ella cualquiera rehace los dados y todas las partidas.')}
            </p>
            <p>
              ${msg('Qué prueba un total verificado: que la partida fue legal con los dados del día, que cada decisión se tomó antes de ver los dados siguientes y que fue el único intento de ese jugador. Qué no prueba: que nadie ayudara, ni que no hubiera visto antes los dados con otro nombre, ni que quien guarda la clave no los conociera.')}
            </p>
          </section>
          <section>
            <h2>${msg('Compruébalo')}</h2>
            <p>${msg('Todo se calcula en tu navegador, con el mismo motor que juega.')}</p>
            ${this.day ? html`<day-check .day=${this.day}></day-check>` : nothing}
          </section>
          <section>
            <h2>${msg('¿Están cargados?')}</h2>
            <p>${msg('Cuántas veces ha salido cada cara en todos los días publicados. La línea marca lo esperado.')}</p>
            <face-counts></face-counts>
          </section>
          <section>
            <h2>${msg('Los próximos treinta días')}</h2>
            <p>${msg('Estos son los compromisos ya publicados. Guárdalos donde quieras y compáralos cuando llegue el día.')}</p>
            ${this.promised ? this.renderPromised(this.promised) : nothing}
          </section>
        </article>
      </main>`;
  }

  private renderPromised({ commitments, replaced }: CommitmentsAnswer) {
    return html`<details>
        <summary>${msg('Ver los compromisos')}</summary>
        <table>
          ${commitments.map(
            ({ day, commitment }) =>
              html`<tr><th scope="row">${dayNumber(day)}</th><td><code>${commitment}</code></td></tr>`,
          )}
        </table>
      </details>
      ${replaced.map(
        ({ day, commitment, replacedBy, reason }) => html`<p>
          ${msg(html`El compromiso del ${date(day)} se cambió antes de abrir (${reason}): <code>${commitment}</code> dejó paso a <code>${replacedBy}</code>.`)}
        </p>`,
      )}`;
  }
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
