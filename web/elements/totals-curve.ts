import { msg, str } from '@lit/localize';
import { css, html, nothing, svg } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { countOfGames, densityOf, type Histogram, medianOf } from '../histogram.ts';
import { ElementWidth } from '../state/element-width.ts';
import { plot } from '../styles/plot.styles.ts';
import { base } from '../styles/shared.styles.ts';
import { number } from '../words.ts';
import { type Axis, axisOf, renderAxis, xOf } from './plot-axis.ts';
import { TreceElement } from './trece-element.ts';

const HEIGHT = 148;
const BASE_LINE = 124;
const PEAK = 16;

/** Pixels between two points of the line. */
const STEP = 2;

/** Up to so many games each has its own dot on the base line. */
const FEW_GAMES = 40;

/** The curve of a day's totals, with the player's own marked. Drawn for the felt, in its ink and gold. */
@customElement('totals-curve')
export class TotalsCurve extends TreceElement {
  static override styles = [
    base,
    plot,
    css`
      :host {
        block-size: ${HEIGHT}px;
      }
    `,
  ];

  /** How many players have each total. */
  @property({ attribute: false }) totals: Histogram = [];
  /** The player's total. */
  @property({ type: Number }) mine: number | null = null;

  private readonly width = new ElementWidth(this);

  /** What the drawing shows, in a sentence. */
  private get description(): string {
    const games = countOfGames(this.totals);
    if (games === 0) return msg('Aún no hay totales.');
    const players = number(games);
    const median = number(medianOf(this.totals)!);
    if (this.mine === null) {
      return games === 1
        ? msg(str`Curva de los totales: una persona, con ${median}.`)
        : msg(str`Curva de los totales de ${players} personas. La mediana es ${median}.`);
    }
    const mine = number(this.mine);
    return games === 1
      ? msg(str`Curva de los totales: de momento solo el tuyo, ${mine}.`)
      : msg(
          str`Curva de los totales de ${players} personas. La mediana es ${median} y tu total, ${mine}.`,
        );
  }

  override render() {
    const width = this.width.value;
    return html`<svg viewBox="0 0 ${width} ${HEIGHT}" role="img" aria-label=${this.description}>
      ${width === 0 ? nothing : this.renderDrawing(width)}
    </svg>`;
  }

  private renderDrawing(width: number) {
    const totals = this.totals.map(([total]) => total);
    if (this.mine !== null) totals.push(this.mine);
    const axis = axisOf(totals, width);
    if (totals.length === 0) return renderAxis(axis, BASE_LINE);
    const yOf = heights(axis, this.totals);
    const line = lineOf(width, yOf);
    return svg`
      <path class="area" d="${line}V${BASE_LINE}H0Z" />
      ${renderAxis(axis, BASE_LINE)}
      ${countOfGames(this.totals) > FEW_GAMES ? nothing : this.renderGames(axis)}
      <path class="line" d=${line} />
      ${this.mine === null ? nothing : renderMine(xOf(axis, this.mine), yOf)}`;
  }

  private renderGames(axis: Axis) {
    return this.totals.map(
      ([total]) => svg`<circle class="game" cx=${xOf(axis, total)} cy=${BASE_LINE} r="3" />`,
    );
  }
}

function renderMine(x: number, yOf: (x: number) => number) {
  return svg`<line class="mark" x1=${x} x2=${x} y1="4" y2=${BASE_LINE} />
    <circle class="mark-dot" cx=${x} cy=${yOf(x)} r="6" />`;
}

/** The height of the curve at each pixel, with its peak just below the top. */
function heights(axis: Axis, totals: Histogram): (x: number) => number {
  const density = densityOf(totals);
  const at = (x: number) => density(axis.from + (x / axis.width) * (axis.to - axis.from));
  let greatest = 0;
  for (let x = 0; x <= axis.width; x += STEP) greatest = Math.max(greatest, at(x));
  return (x) => BASE_LINE - (greatest === 0 ? 0 : at(x) / greatest) * (BASE_LINE - PEAK);
}

function lineOf(width: number, yOf: (x: number) => number): string {
  const points = [];
  for (let x = 0; x < width; x += STEP) points.push(`${x} ${yOf(x).toFixed(1)}`);
  points.push(`${width} ${yOf(width).toFixed(1)}`);
  return `M${points.join('L')}`;
}

declare global {
  interface HTMLElementTagNameMap {
    'totals-curve': TotalsCurve;
  }
}
