import { msg, str } from '@lit/localize';
import { css, html, nothing, svg } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { ElementWidth } from '../state/element-width.ts';
import { markOf } from '../strategy/marks.ts';
import type { ToldReview } from '../strategy/questions.ts';
import { worstOf } from '../strategy/worst.ts';
import { plot } from '../styles/plot.styles.ts';
import { base } from '../styles/shared.styles.ts';
import { points } from './lost-mark.ts';
import { TreceElement } from './trece-element.ts';

const HEIGHT = 132;
const BASE_LINE = 104;
const TOP = 24;

/** A bar of the least and the greatest width. */
const THIN = 4;
const THICK = 14;

/** What fills the drawing although no decision cost as much. */
const LEAST_SCALE = 3;

/** What each decision of a game cost, turn by turn, with the worst numbered and the shown one marked. */
@customElement('loss-timeline')
export class LossTimeline extends TreceElement {
  static override styles = [
    base,
    plot,
    css`
      :host {
        block-size: ${HEIGHT}px;
      }
      .ideal {
        fill: #3f7f4e;
      }
      .near {
        fill: var(--gold);
      }
      .far {
        fill: var(--mark);
      }
      .slot {
        fill: var(--gold-soft);
      }
      .badge {
        fill: var(--ink);
      }
      .rank {
        fill: var(--card);
        font-weight: 700;
        opacity: 1;
      }
      .pointer {
        fill: var(--ink);
      }
      @media (forced-colors: active) {
        .ideal,
        .near,
        .far,
        .badge,
        .pointer {
          fill: CanvasText;
        }
        .slot {
          fill: none;
          stroke: Highlight;
        }
        .rank {
          fill: Canvas;
        }
      }
    `,
  ];

  @property({ attribute: false }) review!: ToldReview;
  /** The decision shown, by its place in the game. */
  @property({ type: Number }) at = 0;

  private readonly width = new ElementWidth(this);

  private get description(): string {
    const turns = this.review.lostByTurn.map((lost, turn) => `${turn + 1}: ${points(lost)}`);
    return msg(str`Puntos perdidos en cada turno. ${turns.join('; ')}.`);
  }

  override render() {
    const width = this.width.value;
    return html`<svg viewBox="0 0 ${width} ${HEIGHT}" role="img" aria-label=${this.description}>
      ${width === 0 ? nothing : this.renderDrawing(width)}
    </svg>`;
  }

  private renderDrawing(width: number) {
    const { decisions, lostByTurn } = this.review;
    const slot = width / lostByTurn.length;
    const bar = Math.min(THICK, Math.max(THIN, (slot - 4) / 3 - 1));
    const greatest = Math.max(LEAST_SCALE, ...decisions.map(({ lost }) => lost));
    const worst = worstOf(this.review);
    const shown = decisions[this.at]!.turn;
    return svg`
      <rect class="slot" x=${shown * slot} y=${TOP - 20} width=${slot} height=${HEIGHT - TOP + 20} rx="6" />
      <line class="base" x1="0" x2=${width} y1=${BASE_LINE} y2=${BASE_LINE} />
      ${lostByTurn.map(
        (_, turn) =>
          svg`<text x=${(turn + 0.5) * slot} y=${HEIGHT - 6} text-anchor="middle">${turn + 1}</text>`,
      )}
      ${decisions.map(({ turn, lost }, at) => {
        const x = this.xOfDecision(at, turn, slot, bar);
        const height = 3 + (Math.sqrt(lost) / Math.sqrt(greatest)) * (BASE_LINE - TOP - 3);
        const rank = worst.indexOf(at);
        return svg`<rect class=${markOf(lost)} x=${x} y=${BASE_LINE - height} width=${bar} height=${height} rx="1.5" />
          ${at === this.at ? renderPointer(x + bar / 2) : nothing}
          ${rank < 0 ? nothing : renderBadge(x + bar / 2, BASE_LINE - height - 11, rank, width)}`;
      })}`;
  }

  /** A turn's decisions stand side by side in the middle of its slot. */
  private xOfDecision(at: number, turn: number, slot: number, bar: number): number {
    const { decisions } = this.review;
    const first = decisions.findIndex((other) => other.turn === turn);
    const count = decisions.filter((other) => other.turn === turn).length;
    const left = (turn + 0.5) * slot - (count * (bar + 1) - 1) / 2;
    return left + (at - first) * (bar + 1);
  }
}

function renderPointer(x: number) {
  return svg`<path class="pointer" d="M${x} ${BASE_LINE + 2}l4 6h-8z" />`;
}

function renderBadge(x: number, y: number, rank: number, width: number) {
  const inside = Math.min(width - 9, Math.max(9, x));
  return svg`<circle class="badge" cx=${inside} cy=${y} r="8" />
    <text class="rank" x=${inside} y=${y + 4} text-anchor="middle">${rank + 1}</text>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'loss-timeline': LossTimeline;
  }
}
