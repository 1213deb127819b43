import { msg, str } from '@lit/localize';
import { css, html, nothing, svg } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Strength } from '../../engine/strategy/strength.ts';
import { ElementWidth } from '../state/element-width.ts';
import { plot } from '../styles/plot.styles.ts';
import { base } from '../styles/shared.styles.ts';
import { number } from '../words.ts';
import { TreceElement } from './trece-element.ts';

const HEIGHT = 180;
const TOP = 12;
const BASE_LINE = 152;

/** Room for the labels at the left. */
const LEFT = 34;

/** Points between two labels, the finest that leaves no more than five. */
const STEPS = [5, 10, 20, 50, 100];

/** Points and their height. */
interface Scale {
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

/** Strength after each game, its standard error as a band about it, and ideal play above. */
@customElement('strength-plot')
export class StrengthPlot extends TreceElement {
  static override styles = [
    base,
    plot,
    css`
      :host {
        block-size: ${HEIGHT}px;
      }
      .band {
        fill: var(--bar);
        opacity: 0.18;
      }
      .line {
        stroke: var(--bar);
        opacity: 1;
      }
      .grid {
        stroke: var(--line);
      }
      .ideal {
        stroke: var(--ink-2);
        stroke-dasharray: 4 4;
      }
      @media (forced-colors: active) {
        .band {
          fill: CanvasText;
        }
        .line {
          stroke: CanvasText;
        }
      }
    `,
  ];

  /** In order of play. */
  @property({ attribute: false }) strengths: readonly Strength[] = [];
  /** What ideal play totals on average. */
  @property({ type: Number }) ideal = 0;

  private readonly width = new ElementWidth(this);

  private get description(): string {
    const games = number(this.strengths.length);
    const first = number(Math.round(this.strengths[0]!.value));
    const last = number(Math.round(this.strengths.at(-1)!.value));
    return msg(str`Tu fuerza a lo largo de ${games} partidas: de ${first} a ${last} puntos.`);
  }

  override render() {
    if (this.strengths.length === 0) return nothing;
    const width = this.width.value;
    return html`<svg viewBox="0 0 ${width} ${HEIGHT}" role="img" aria-label=${this.description}>
      ${width === 0 ? nothing : this.renderDrawing(width)}
    </svg>`;
  }

  private renderDrawing(width: number) {
    const scale = scaleOf(this.strengths, this.ideal);
    const games = this.strengths.length;
    const x = (at: number) =>
      LEFT + 6 + (games === 1 ? 0.5 : at / (games - 1)) * (width - LEFT - 14);
    const y = (points: number) =>
      BASE_LINE - ((points - scale.from) / (scale.to - scale.from)) * (BASE_LINE - TOP);
    const last = this.strengths.at(-1)!;
    return svg`
      ${marksOf(scale).map(
        (mark) => svg`<line class="grid" x1=${LEFT} x2=${width} y1=${y(mark)} y2=${y(mark)} />
          <text x=${LEFT - 6} y=${y(mark) + 4} text-anchor="end">${number(mark)}</text>`,
      )}
      <line class="ideal" x1=${LEFT} x2=${width} y1=${y(this.ideal)} y2=${y(this.ideal)} />
      <path class="band" d=${bandOf(this.strengths, x, y)} />
      <path class="line" d=${`M${this.strengths.map(({ value }, at) => `${x(at)} ${y(value)}`).join('L')}`} />
      <circle class="mark-dot" cx=${x(games - 1)} cy=${y(last.value)} r="5" />
      <text x=${LEFT + 6} y=${HEIGHT - 6}>${msg('primera partida')}</text>
      ${games === 1 ? nothing : svg`<text x=${width} y=${HEIGHT - 6} text-anchor="end">${msg('última')}</text>`}`;
  }
}

/** The band goes out along its upper edge and comes back along the lower. */
function bandOf(
  strengths: readonly Strength[],
  x: (at: number) => number,
  y: (points: number) => number,
): string {
  const edge = (sign: number) =>
    strengths.flatMap(({ value, error }, at) =>
      error === null ? [] : [`${x(at)} ${y(value + sign * error)}`],
    );
  const points = [...edge(1), ...edge(-1).reverse()];
  return points.length === 0 ? '' : `M${points.join('L')}Z`;
}

/** A band is drawn whole where it says something: the first games' errors would flatten the rest. */
function scaleOf(strengths: readonly Strength[], ideal: number): Scale {
  const least = Math.min(...strengths.map(({ value, error }) => value - Math.min(error ?? 0, 10)));
  const step = STEPS.find((size) => (ideal - least) / size < 4) ?? 100;
  return { from: Math.floor(least / step) * step, to: Math.ceil((ideal + 1) / step) * step, step };
}

function marksOf({ from, to, step }: Scale): number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, at) => from + at * step);
}

declare global {
  interface HTMLElementTagNameMap {
    'strength-plot': StrengthPlot;
  }
}
