import { msg, str } from '@lit/localize';
import { css, html, nothing, svg } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { ElementWidth } from '../state/element-width.ts';
import { plot } from '../styles/plot.styles.ts';
import { base } from '../styles/shared.styles.ts';
import { number } from '../words.ts';
import { type Axis, axisOf, renderAxis, xOf } from './plot-axis.ts';
import { TreceElement } from './trece-element.ts';

const HEIGHT = 164;
const BASE_LINE = 140;

/** Below this stands the drawing, above it the words of the mean. */
const TOP = 26;

/** Totals that share a pile. */
const PILE = 10;

const GREATEST_DOT = 14;
const GREATEST_BAR = 28;

/** A person's totals: a dot for each game in piles of ten points, bars when there are too many, and their mean. */
@customElement('spread-plot')
export class SpreadPlot extends TreceElement {
  static override styles = [
    base,
    plot,
    css`
      :host {
        block-size: ${HEIGHT}px;
      }
    `,
  ];

  /** The totals, in any order. */
  @property({ attribute: false }) totals: readonly number[] = [];

  private readonly width = new ElementWidth(this);

  /** What the drawing shows, in a sentence. */
  private get description(): string {
    const games = this.totals.length;
    if (games === 0) return msg('Aún no hay totales.');
    const least = number(Math.min(...this.totals));
    if (games === 1) return msg(str`Tus totales: uno, de ${least}.`);
    const greatest = number(Math.max(...this.totals));
    const mean = number(meanOf(this.totals));
    return msg(
      str`Tus ${number(games)} totales, del menor al mayor: de ${least} a ${greatest}, con una media de ${mean}.`,
    );
  }

  override render() {
    const width = this.width.value;
    return html`<svg viewBox="0 0 ${width} ${HEIGHT}" role="img" aria-label=${this.description}>
      ${width === 0 || this.totals.length === 0 ? nothing : this.renderDrawing(width)}
    </svg>`;
  }

  private renderDrawing(width: number) {
    const axis = axisOf(this.totals, width);
    return svg`${renderMean(axis, meanOf(this.totals))}${renderPiles(axis, this.totals)}${renderAxis(axis, BASE_LINE)}`;
  }
}

/** The mean, rounded to a whole total; 0 of none. */
export function meanOf(totals: readonly number[]): number {
  if (totals.length === 0) return 0;
  return Math.round(totals.reduce((sum, total) => sum + total, 0) / totals.length);
}

function renderPiles(axis: Axis, totals: readonly number[]) {
  const piles = pilesOf(totals);
  const pileWidth = xOf(axis, axis.from + PILE);
  const size = Math.min(GREATEST_DOT, pileWidth);
  const room = BASE_LINE - TOP - 4;
  const tallest = Math.max(...piles.values());
  return [...piles].map(([from, count]) => {
    const x = xOf(axis, from + PILE / 2);
    if (tallest * size > room) {
      return renderBar(x, Math.min(GREATEST_BAR, pileWidth), (count / tallest) * room);
    }
    return Array.from({ length: count }, (_, at) => renderDot(x, size, at));
  });
}

function renderDot(x: number, size: number, at: number) {
  const y = BASE_LINE - 3 - size * (at + 0.5);
  return svg`<circle class="game" cx=${x} cy=${y} r=${size / 2 - 0.75} />`;
}

function renderBar(x: number, width: number, height: number) {
  return svg`<rect
    class="game" x=${x - width / 2 + 0.75} y=${BASE_LINE - height} width=${width - 1.5} height=${height} rx="2"
  />`;
}

function renderMean(axis: Axis, mean: number) {
  const x = xOf(axis, mean);
  const anchor = x < 60 ? 'start' : x > axis.width - 60 ? 'end' : 'middle';
  return svg`<line class="mark" x1=${x} x2=${x} y1=${TOP - 6} y2=${BASE_LINE} />
    <text class="mark-text" x=${x} y="12" text-anchor=${anchor}>${msg(str`media ${number(mean)}`)}</text>`;
}

/** How many totals lie in each ten, by the ten's first. */
function pilesOf(totals: readonly number[]): Map<number, number> {
  const piles = new Map<number, number>();
  for (const total of totals) {
    const from = Math.floor(total / PILE) * PILE;
    piles.set(from, (piles.get(from) ?? 0) + 1);
  }
  return piles;
}

declare global {
  interface HTMLElementTagNameMap {
    'spread-plot': SpreadPlot;
  }
}
