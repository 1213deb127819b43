import { css } from 'lit';

export const styles = css`
  :host {
    display: block;
    min-inline-size: 0;
  }
  .scroll {
    /* Holds what is for screen readers alone, which would else widen the page. */
    position: relative;
    overflow-x: auto;
    border: 1px solid var(--line);
    border-radius: var(--radius-m);
    background: var(--card);
    overscroll-behavior-x: contain;
  }
  table {
    inline-size: 100%;
    border-collapse: separate;
    border-spacing: 0;
    font-size: clamp(0.8125rem, 3.6vw, 0.9375rem);
    line-height: 1.15;
  }
  th,
  td {
    block-size: 2.75rem;
    padding: 0;
    border-block-start: 1px solid var(--line);
    border-inline-start: 1px solid var(--line);
    text-align: center;
  }
  thead tr:first-child > * {
    border-block-start: 0;
  }
  tbody + tbody tr:first-child > *,
  tfoot tr > * {
    border-block-start: 2px solid var(--line-strong);
  }
  tr > :first-child {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    inline-size: 7.25rem;
    min-inline-size: 7.25rem;
    max-inline-size: 9rem;
    padding-inline: 0.625rem;
    border-inline-start: 0;
    border-inline-end: 1px solid var(--line-strong);
    background: var(--card);
    font-weight: 500;
    text-align: start;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  tr > :nth-child(2) {
    border-inline-start: 0;
  }
  thead th:not(:first-child) {
    max-inline-size: 3.75rem;
    padding-inline: 0.1875rem;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-weight: 700;
  }
  .factors th {
    block-size: 1.75rem;
    color: var(--ink-2);
    font-weight: 600;
  }
  td {
    min-inline-size: 3.125rem;
  }
  .name {
    display: flex;
    align-items: center;
    gap: 0.4375rem;
  }
  svg {
    flex: none;
    inline-size: 1.125rem;
    block-size: 1.125rem;
    color: var(--ink-2);
  }
  .cell {
    display: grid;
    place-content: center;
    inline-size: 100%;
    min-block-size: 2.75rem;
    padding: 0;
    border: 0;
    background: none;
    font-size: 1.0625rem;
    font-weight: 700;
    -webkit-tap-highlight-color: transparent;
    -webkit-touch-callout: none;
    user-select: none;
  }
  button.cell:focus-visible {
    outline-offset: -3px;
  }
  .struck {
    color: var(--ink-3);
    font-weight: 500;
    text-decoration: line-through;
  }
  .fives .cell {
    font-size: 0.9375rem;
  }
  .sum > * {
    block-size: 2rem;
    color: var(--ink-2);
    font-size: 0.8125rem;
    font-weight: 600;
  }
  tfoot td,
  tfoot tr > th:first-child {
    font-size: 1.125rem;
    font-weight: 800;
  }
  td.turn,
  thead th.turn {
    background: var(--gold-soft);
  }
  thead tr:first-child th.turn {
    box-shadow: inset 0 3px 0 var(--gold);
  }
  @media (hover: hover) {
    button.cell:hover {
      background: color-mix(in srgb, var(--gold-soft) 60%, transparent);
    }
  }
  .fives button.cell:empty::before {
    content: '+';
    color: var(--ink-3);
    font-weight: 500;
  }
  @media (min-width: 48rem) {
    .few {
      table-layout: fixed;
    }
    thead th:not(:first-child) {
      max-inline-size: 10rem;
      padding-inline: 0.5rem;
    }
    tr > :first-child {
      inline-size: 13rem;
      max-inline-size: 16rem;
      padding-inline: 1rem;
    }
  }
  @media (forced-colors: active) {
    thead th.turn {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
    .struck {
      color: GrayText;
    }
  }
`;
