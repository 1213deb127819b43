// First load: the look of the card.
import { css } from 'lit';

export const styles = css`
  :host {
    display: block;
  }
  .sections {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: clamp(0.375rem, 2vw, 0.625rem);
  }
  .section {
    display: grid;
    grid-auto-rows: 1fr;
    overflow: hidden;
    border: 1px solid var(--line);
    border-radius: var(--radius-m);
    background: var(--card);
  }
  li {
    display: grid;
    border-block-start: 1px solid var(--line);
  }
  li:first-child {
    border-block-start: 0;
  }
  button,
  .bonus {
    min-block-size: clamp(2.75rem, 6.9dvh, 4rem);
    padding: 0.25rem clamp(0.5rem, 2.6vw, 0.75rem);
  }
  button {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    inline-size: 100%;
    border: 0;
    background: none;
    font-size: clamp(0.8125rem, 3.6vw, 0.9375rem);
    line-height: 1.15;
    text-align: start;
    -webkit-tap-highlight-color: transparent;
  }
  button:focus-visible {
    outline-offset: -3px;
  }
  svg {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    color: var(--ink-2);
  }
  .name {
    min-inline-size: 0;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  .points {
    margin-inline-start: auto;
    color: var(--ink-3);
    font-size: 1.0625rem;
    font-weight: 500;
  }
  .extra {
    margin-inline-start: auto;
    padding: 0.0625rem 0.3125rem;
    border-radius: var(--radius-s);
    background: var(--gold-soft);
    font-size: 0.6875rem;
    font-weight: 700;
    white-space: nowrap;
  }
  .extra + .points {
    margin-inline-start: 0;
  }
  .filled .points {
    color: var(--ink);
    font-weight: 700;
  }
  .filled.struck .points {
    color: var(--ink-3);
    text-decoration: line-through;
  }
  .closed .name {
    color: var(--ink-3);
  }
  .chosen {
    background: var(--gold-soft);
    box-shadow: inset 3px 0 0 var(--gold);
  }
  :host(:dir(rtl)) .chosen {
    box-shadow: inset -3px 0 0 var(--gold);
  }
  .chosen .points {
    color: var(--ink);
    font-weight: 800;
  }
  @media (hover: hover) {
    .open button:not([aria-pressed='true']):hover {
      background: color-mix(in srgb, var(--gold-soft) 45%, transparent);
    }
    .open button:not([aria-pressed='true']):hover .points {
      color: var(--ink-2);
    }
  }
  .bonus {
    display: grid;
    grid-template-columns: 1fr auto;
    align-content: center;
    align-items: center;
    gap: 0.1875rem 0.5rem;
    color: var(--ink-2);
    font-size: clamp(0.6875rem, 3.2vw, 0.75rem);
    line-height: 1.15;
    white-space: nowrap;
  }
  .bonus strong,
  .pace {
    text-align: end;
  }
  .bonus strong,
  .earned .pace {
    color: var(--ink);
  }
  progress {
    display: block;
    inline-size: 100%;
    block-size: 0.375rem;
    overflow: hidden;
    border: 0;
    border-radius: 9px;
    background: var(--line);
    appearance: none;
  }
  progress::-webkit-progress-bar {
    background: var(--line);
  }
  progress::-webkit-progress-value {
    border-radius: 9px;
    background: var(--bonus, var(--bar));
    transition: inline-size 0.3s;
  }
  progress::-moz-progress-bar {
    border-radius: 9px;
    background: var(--bonus, var(--bar));
  }
  .earned {
    --bonus: var(--gold);
  }
  @media (prefers-reduced-motion: reduce) {
    progress::-webkit-progress-value {
      transition: none;
    }
  }
  @media (min-width: 56.25rem) {
    button {
      font-size: 1.0625rem;
    }
    .bonus {
      font-size: 0.875rem;
    }
  }
  @media (forced-colors: active) {
    .chosen button {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
    .closed,
    .filled .points {
      color: GrayText;
    }
    progress {
      border: 1px solid CanvasText;
    }
    progress::-webkit-progress-value {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;
