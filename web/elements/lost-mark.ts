import { msg } from '@lit/localize';
import { css, html, type TemplateResult } from 'lit';
import { type Mark, markOf } from '../strategy/marks.ts';
import { number } from '../words.ts';

const SIGNS: Record<Mark, string> = { ideal: '✓', near: '·', far: '×' };

/** How well a turn or decision was played, as a small square with a sign; its words stand beside it. */
export function renderMark(lost: number): TemplateResult {
  const mark = markOf(lost);
  return html`<span class="mark-box ${mark}" aria-hidden="true">${SIGNS[mark]}</span>`;
}

/** The mark in a word. */
export function markWord(lost: number): string {
  switch (markOf(lost)) {
    case 'ideal':
      return msg('ideal');
    case 'near':
      return msg('cerca');
    case 'far':
      return msg('lejos');
  }
}

/** Expected points, to a tenth. */
export function points(value: number): string {
  return number(value, { maximumFractionDigits: 1 });
}

/** Points lost, to a tenth: «−1,4», or «0». */
export function lossOf(lost: number): string {
  return signed(-lost);
}

/** Points as a change: «+3,2», «−1,4» or «0». */
export function signed(value: number): string {
  return number(value, { maximumFractionDigits: 1, signDisplay: 'exceptZero' }).replace('-', '−');
}

export const markBox = css`
  .mark-box {
    display: inline-grid;
    place-content: center;
    flex: none;
    inline-size: 1.125rem;
    block-size: 1.125rem;
    border-radius: 0.25rem;
    font-size: 0.8125rem;
    font-weight: 800;
    line-height: 1;
  }
  .mark-box.ideal {
    background: var(--ideal, #3f7f4e);
    color: #fff;
  }
  .mark-box.near {
    background: var(--gold);
    color: var(--gold-ink);
  }
  .mark-box.far {
    background: #a83a28;
    color: #fff;
  }
  @media (forced-colors: active) {
    .mark-box {
      border: 1px solid CanvasText;
    }
  }
`;
