import { css } from 'lit';

export const styles = css`
  :host {
    display: block;
    container-type: inline-size;
  }
  table {
    inline-size: 100%;
    border-spacing: 0;
    table-layout: fixed;
  }
  thead th {
    padding: 0;
    font-size: 0;
    line-height: 0;
  }
  .place {
    inline-size: 3.625rem;
  }
  .long .place {
    inline-size: 4.75rem;
  }
  .total {
    inline-size: 4rem;
  }
  .side {
    inline-size: 6.75rem;
  }
  @container (max-width: 23rem) {
    .side {
      display: none;
    }
  }
  td,
  tbody th,
  tfoot th {
    block-size: 2.75rem;
    padding: 0 0.375rem;
    border-block-end: 1px solid var(--line);
    font-weight: 400;
    text-align: start;
    line-height: 1.3;
  }
  tbody tr:last-child > * {
    border-block-end: 0;
  }
  .place {
    color: var(--ink-2);
  }
  .total {
    text-align: end;
  }
  td.total {
    font-weight: 700;
  }
  td.side {
    color: var(--ink-2);
    font-size: 0.875rem;
    text-align: end;
  }
  .mine .side {
    color: inherit;
  }
  th div {
    display: flex;
    align-items: center;
    gap: 0.5rem;
  }
  th button {
    display: flex;
    align-items: center;
    flex: 0 1 auto;
    min-inline-size: 0;
    min-block-size: 2.75rem;
    padding: 0;
    border: 0;
    background: none;
    font-weight: inherit;
    text-align: start;
  }
  th button:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  bdi,
  i {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  i {
    color: var(--ink-3);
  }
  .badge {
    flex: none;
    padding: 0.0625rem 0.4375rem;
    border-radius: 9px;
    background: var(--gold);
    color: var(--gold-ink);
    font-size: 0.75rem;
    font-weight: 700;
  }
  .mine {
    position: sticky;
    inset-block: 0;
    z-index: 1;
  }
  .mine > * {
    border-block-end-color: transparent;
    background: var(--gold-soft);
  }
  .mine th {
    font-weight: 600;
  }
  .mine .place {
    border-inline-start: 3px solid var(--gold);
    color: inherit;
  }
  .mine .total {
    border-start-end-radius: var(--radius-s);
    border-end-end-radius: var(--radius-s);
  }
  tfoot .mine {
    inset-block: auto 0;
  }
  tfoot .mine > * {
    box-shadow: 0 -10px 12px -10px var(--shadow);
  }
  @media (forced-colors: active) {
    .mine > * {
      border-block: 2px solid Highlight;
    }
    .badge {
      border: 1px solid CanvasText;
    }
  }
`;
