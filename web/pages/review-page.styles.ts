import { css } from 'lit';
import { hero } from '../styles/hero.styles.ts';

export const styles = [
  hero,
  css`
    :host {
      outline: none;
    }
    main,
    .columns,
    .column {
      display: grid;
      gap: 1rem;
      min-inline-size: 0;
    }
    .hero .judging {
      color: var(--felt-ink-2);
    }
    .hero .button.quiet {
      color: var(--felt-ink);
      border-color: var(--felt-ink-2);
    }
    .decision {
      display: grid;
      gap: 1rem;
      padding: 0.5rem 0.5rem 1.125rem;
    }
    .decision decision-panel {
      padding-inline: 0.75rem;
    }
    .table {
      --focus: #fff;
      display: grid;
      gap: 1.25rem;
      padding: 0.875rem 1rem 0.625rem;
      border-radius: calc(var(--radius-m) - 5px);
      background: linear-gradient(var(--felt), var(--felt-2));
      color: var(--felt-ink);
      scroll-margin-block: 1rem;
    }
    .where {
      color: var(--felt-ink-2);
      font-size: 0.875rem;
      text-align: center;
    }
    .controls {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr) auto;
      align-items: center;
      gap: 0.625rem;
    }
    .controls button {
      min-inline-size: 2.75rem;
      min-block-size: 2.75rem;
      border: 0;
      border-radius: var(--radius-m);
      background: var(--felt-button);
      color: #fff;
      font-size: 1.25rem;
      font-weight: 700;
    }
    .controls button[aria-disabled='true'] {
      opacity: 0.5;
    }
    input {
      inline-size: 100%;
      min-block-size: 2.75rem;
      margin: 0;
      accent-color: var(--gold);
    }
    .rows {
      margin-inline: -0.5rem;
    }
    .rows li + li {
      border-block-start: 1px solid var(--line);
    }
    .rows button {
      display: grid;
      grid-template-columns: auto 1fr auto;
      align-items: center;
      gap: 0.75rem;
      inline-size: 100%;
      min-block-size: 2.75rem;
      padding: 0.375rem 0.5rem;
      border: 0;
      border-radius: var(--radius-s);
      background: none;
      text-align: start;
    }
    .rows button:hover {
      background: var(--gold-soft);
    }
    .rows [aria-current='true'] {
      background: var(--gold-soft);
      font-weight: 700;
    }
    .small {
      display: block;
      color: var(--ink-2);
      font-size: 0.8125rem;
      font-weight: 400;
    }
    [aria-current='true'] .small,
    button:hover .small,
    [aria-current='true'] .loss,
    button:hover .loss {
      color: inherit;
    }
    .loss {
      color: var(--ink-2);
      font-size: 0.9375rem;
    }
    .rank {
      display: grid;
      place-content: center;
      inline-size: 1.375rem;
      block-size: 1.375rem;
      border-radius: 50%;
      background: var(--ink);
      color: var(--card);
      font-size: 0.8125rem;
      font-weight: 700;
    }
    .more {
      display: flex;
      flex-wrap: wrap;
      gap: 0.5rem 1.25rem;
      font-size: 0.9375rem;
    }
    .more a {
      display: inline-grid;
      align-items: center;
      min-block-size: 2.75rem;
    }
    .note {
      display: grid;
      gap: 1rem;
      justify-items: start;
    }
    @media (min-width: 56.25rem) {
      .columns {
        grid-template-columns: 1.3fr 1fr;
        align-items: start;
      }
    }
    @media (forced-colors: active) {
      .table,
      .controls button,
      .rank {
        border: 1px solid CanvasText;
      }
      .rows [aria-current='true'] {
        outline: 2px solid Highlight;
      }
    }
  `,
];
