import { msg, str } from '@lit/localize';
import { css, html, nothing, svg } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { ElementWidth } from '../state/element-width.ts';
import type { ToldReview } from '../strategy/questions.ts';
import { plot } from '../styles/plot.styles.ts';
import { base } from '../styles/shared.styles.ts';
import { number } from '../words.ts';
import { points, signed } from './lost-mark.ts';
import { type Axis, axisOf, renderAxis, xOf } from './plot-axis.ts';
import { TreceElement } from './trece-element.ts';

const HEIGHT = 132;
const BASE_LINE = 108;

/** Where the two bars lie, and how thick they are. */
const LUCK = 34;
const LOSS = 74;
const BAR = 14;

/** From the expectation by luck and by what was lost to the total. Drawn for the felt, in its ink and gold. */
@customElement('luck-split')
export class LuckSplit extends TreceElement {
  static override styles = [
    base,
    plot,
    css`
      :host {
        block-size: ${HEIGHT}px;
      }
      .luck {
        fill: currentcolor;
        opacity: 0.55;
      }
      .loss {
        fill: #e0705a;
      }
      .link {
        stroke: currentcolor;
        stroke-dasharray: 3 3;
        opacity: 0.6;
      }
      .bar-text {
        font-weight: 700;
        opacity: 1;
        paint-order: stroke;
        stroke: var(--felt);
        stroke-width: 5px;
        stroke-linejoin: round;
      }
    `,
  ];

  @property({ attribute: false }) review!: ToldReview;
  @property({ type: Number }) total = 0;

  private readonly width = new ElementWidth(this);

  private get description(): string {
    const { expected, luck, lost } = this.review;
    return msg(
      str`De ${points(expected)} puntos esperados, ${signed(luck)} por la suerte y ${signed(-lost)} por las decisiones, a un total de ${number(this.total)}.`,
    );
  }

  override render() {
    const width = this.width.value;
    return html`<svg viewBox="0 0 ${width} ${HEIGHT}" role="img" aria-label=${this.description}>
      ${width === 0 ? nothing : this.renderDrawing(width)}
    </svg>`;
  }

  private renderDrawing(width: number) {
    const { expected, luck, lost } = this.review;
    const lucky = expected + luck;
    const axis = axisOf([expected, lucky, this.total], width);
    return svg`
      ${renderAxis(axis, BASE_LINE)}
      ${renderLink(axis, expected, LUCK + BAR, BASE_LINE)}
      ${renderLink(axis, lucky, LUCK, LOSS + BAR)}
      <line class="mark" x1=${xOf(axis, this.total)} x2=${xOf(axis, this.total)} y1=${LOSS} y2=${BASE_LINE} />
      ${renderBar(axis, 'luck', LUCK, expected, lucky, msg(str`suerte ${signed(luck)}`))}
      ${renderBar(axis, 'loss', LOSS, lucky, this.total, msg(str`decisiones ${signed(-lost)}`))}`;
  }
}

function renderLink(axis: Axis, at: number, from: number, to: number) {
  return svg`<line class="link" x1=${xOf(axis, at)} x2=${xOf(axis, at)} y1=${from} y2=${to} />`;
}

/** A bar between two totals, its words above it and within the drawing. */
function renderBar(axis: Axis, name: string, y: number, a: number, b: number, words: string) {
  const [left, right] = [xOf(axis, Math.min(a, b)), xOf(axis, Math.max(a, b))];
  const middle = (left + right) / 2;
  const anchor = middle < 80 ? 'start' : middle > axis.width - 80 ? 'end' : 'middle';
  const x = anchor === 'start' ? left : anchor === 'end' ? right : middle;
  return svg`<rect class=${name} x=${left} y=${y} width=${Math.max(2, right - left)} height=${BAR} rx="2" />
    <text class="bar-text" x=${x} y=${y - 6} text-anchor=${anchor}>${words}</text>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'luck-split': LuckSplit;
  }
}
