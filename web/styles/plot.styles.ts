import { css } from 'lit';

/** Drawings of totals, in the ink of what they stand on; what is the player's own is gold. */
export const plot = css`
  :host {
    display: block;
    min-inline-size: 0;
  }
  svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
    fill: none;
    stroke: none;
  }
  text {
    fill: currentcolor;
    font-size: 0.75rem;
    opacity: 0.8;
  }
  .area {
    fill: currentcolor;
    opacity: 0.14;
  }
  .line {
    stroke: currentcolor;
    stroke-width: 2;
    stroke-linejoin: round;
    opacity: 0.85;
  }
  .base,
  .tick {
    stroke: currentcolor;
    opacity: 0.4;
  }
  .game {
    fill: currentcolor;
    opacity: 0.75;
  }
  .mark {
    stroke: var(--gold);
    stroke-width: 3;
    stroke-linecap: round;
  }
  .mark-dot,
  .mark-text {
    fill: var(--gold);
    opacity: 1;
  }
  .mark-text {
    font-weight: 700;
  }
  @media (forced-colors: active) {
    .mark {
      stroke: Highlight;
    }
    .mark-dot {
      fill: Highlight;
    }
    .mark-text {
      fill: CanvasText;
    }
  }
`;
