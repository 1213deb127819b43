import { msg, str } from '@lit/localize';
import { css, html, nothing, svg } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { fetchPublications } from '../api.ts';
import { wordsOf } from '../errors.ts';
import { type Fit, fitOfFaces } from '../fairness.ts';
import { reloadForNewBuild } from '../stale-build.ts';
import { base, buttons } from '../styles/shared.styles.ts';
import { number } from '../words.ts';
import { startWorker } from '../workers.ts';
import { TreceElement } from './trece-element.ts';

const WIDTH = 320;
const HEIGHT = 150;
const BASE = 122;

/** How often each face has come up over all published days, dealt again here from their seeds. */
@customElement('face-counts')
export class FaceCounts extends TreceElement {
  static override styles = [
    base,
    buttons,
    css`
      svg {
        display: block;
        inline-size: 100%;
        max-inline-size: 28rem;
        block-size: auto;
        overflow: visible;
      }
      .bar {
        fill: var(--bar);
      }
      .expected {
        stroke: var(--gold);
        stroke-width: 2;
        stroke-dasharray: 5 4;
      }
      text {
        fill: var(--ink-2);
        font-size: 12px;
        text-anchor: middle;
        paint-order: stroke;
        stroke: var(--paper);
        stroke-width: 4px;
        stroke-linejoin: round;
      }
      p {
        margin-block-start: 0.75rem;
      }
      .button {
        margin-block-start: 1rem;
      }
    `,
  ];

  @state() private counts: readonly number[] | null = null;
  @state() private days = 0;
  /** Why there are no counts: a sentence, or null. */
  @state() private trouble: string | null = null;

  private worker: Worker | null = null;
  /** The load under way; what an earlier one brings is dropped. */
  private run: symbol | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    this.load();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.end();
  }

  private onRetry(): void {
    this.load();
  }

  private async load(): Promise<void> {
    this.end();
    const run = Symbol();
    this.run = run;
    this.trouble = this.counts = null;
    try {
      const { publications } = await fetchPublications();
      if (run !== this.run) return;
      this.days = publications.length;
      this.count(publications.map(({ seed }) => seed));
    } catch (error) {
      if (run !== this.run) return;
      this.trouble = wordsOf(
        error,
        msg('No hay conexión con el servidor. Las caras no se han podido contar.'),
      );
    }
  }

  private count(seeds: readonly string[]): void {
    const worker = startWorker('countFaces');
    this.worker = worker;
    worker.onmessage = ({ data }: MessageEvent<readonly number[]>) => {
      this.counts = data;
      this.end();
    };
    worker.onerror = () => {
      this.end();
      if (!reloadForNewBuild())
        this.trouble = msg('El contador no se ha podido cargar. Prueba otra vez más tarde.');
    };
    worker.postMessage(seeds);
  }

  private end(): void {
    this.run = null;
    this.worker?.terminate();
    this.worker = null;
  }

  override render() {
    if (this.trouble !== null)
      return html`<div role="alert">
        <p>${this.trouble}</p>
        <button type="button" class="button" @click=${this.onRetry}>${msg('Reintentar')}</button>
      </div>`;
    if (!this.counts) return html`<p role="status">${msg('Contando las caras…')}</p>`;
    if (this.days === 0)
      return html`<p>${msg('Todavía no hay ningún día publicado. El primero se publica a las tres horas de cerrar.')}</p>`;
    return html`${this.renderBars(this.counts)}<p>${this.words(fitOfFaces(this.counts))}</p>`;
  }

  private renderBars(counts: readonly number[]) {
    const most = Math.max(...counts) * 1.1;
    const expected = counts.reduce((sum, count) => sum + count, 0) / 6;
    const y = (count: number) => BASE - (count / most) * (BASE - 16);
    const label = counts.map((count, at) => `${at + 1}: ${number(count)}`).join(', ');
    return html`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${label}>
      ${counts.map(
        (count, at) =>
          svg`<rect class="bar" x=${xOf(at)} y=${y(count)} width="37" height=${BASE - y(count)} rx="3" />`,
      )}
      ${
        expected > 0
          ? svg`<line class="expected" x1="4" x2=${WIDTH - 4} y1=${y(expected)} y2=${y(expected)} />`
          : nothing
      }
      ${counts.map(
        (count, at) =>
          svg`<text x=${xOf(at) + 18.5} y=${BASE + 18}>${at + 1}</text>
            <text x=${xOf(at) + 18.5} y=${y(count) - 5}>${number(count)}</text>`,
      )}
    </svg>`;
  }

  private words({ chiSquare, chance }: Fit): string {
    const dice = number(this.days * 195);
    const days = number(this.days);
    const statistic = number(chiSquare, { maximumFractionDigits: 2 });
    const percent = number(chance, { style: 'percent', maximumFractionDigits: 1 });
    return msg(
      str`${dice} dados. Días publicados: ${days}. χ² = ${statistic} con 5 grados de libertad: unos dados justos se apartan al menos eso el ${percent} de las veces.`,
    );
  }
}

/** The left edge of a face's bar. */
function xOf(at: number): number {
  return 14 + at * 51;
}

declare global {
  interface HTMLElementTagNameMap {
    'face-counts': FaceCounts;
  }
}
