import { css } from 'lit';
import { hero } from '../styles/hero.styles.ts';

export const styles = [
  hero,
  css`
    :host {
      display: block;
    }
    .columns {
      display: grid;
      gap: 1rem;
    }
    .days {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      min-block-size: 2.75rem;
      margin: -0.625rem -0.25rem -0.75rem;
    }
    .days a {
      display: flex;
      align-items: center;
      gap: 0.375rem;
      min-block-size: 2.75rem;
      padding-inline: 0.25rem;
      color: var(--felt-ink-2);
      font-size: 0.875rem;
      text-decoration: none;
    }
    .days a:hover {
      color: var(--felt-ink);
      text-decoration: underline;
      text-underline-offset: 0.25em;
    }
    .days .after {
      margin-inline-start: auto;
    }
    .date {
      min-block-size: 1.4em;
    }
    .share {
      display: block;
    }
    .list {
      padding: 0.5rem 1rem 1rem;
      border: 1px solid var(--line);
      border-radius: var(--radius-m);
      background: var(--card);
    }
    .orders {
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: 0.25rem;
      margin: 0.5rem 0 0.625rem;
      padding: 0.25rem;
      border-radius: var(--radius-m);
      background: var(--paper);
    }
    .orders a {
      display: grid;
      place-content: center;
      min-block-size: 2.75rem;
      border-radius: calc(var(--radius-m) - 4px);
      color: var(--ink-2);
      font-size: 0.9375rem;
      font-weight: 600;
      text-decoration: none;
    }
    .orders a:hover {
      color: var(--ink);
    }
    .orders [aria-current] {
      background: var(--card);
      box-shadow: 0 1px 3px var(--shadow);
      color: var(--ink);
      font-weight: 700;
    }
    .hint {
      padding: 0 0.375rem 0.5rem;
      color: var(--ink-2);
      font-size: 0.8125rem;
    }
    .more {
      inline-size: 100%;
      margin-block-start: 1rem;
    }
    .end,
    .problem {
      padding-block-start: 1rem;
      color: var(--ink-2);
      font-size: 0.875rem;
      text-align: center;
    }
    .end:focus-visible {
      outline-offset: -2px;
    }
    .problem {
      color: var(--mark);
    }
    .note {
      display: grid;
      align-content: center;
      gap: 0.875rem;
      min-block-size: 16rem;
      padding: 1rem 0.25rem;
      text-align: center;
    }
    .note h2 {
      font-size: 1.25rem;
    }
    .note p {
      justify-self: center;
      max-inline-size: 24rem;
      color: var(--ink-2);
    }
    .skeleton div {
      display: grid;
      grid-template-columns: 1.5rem 1fr 2.5rem;
      align-items: center;
      gap: 1.75rem;
      block-size: 2.75rem;
      padding-inline: 0.375rem;
      border-block-end: 1px solid var(--line);
    }
    .skeleton i {
      block-size: 0.75rem;
      border-radius: 4px;
      background: var(--line);
    }
    .skeleton i:nth-child(2) {
      max-inline-size: 9rem;
    }
    @media (min-width: 56.25rem) {
      .columns {
        grid-template-columns: 1.15fr 1fr;
        align-items: start;
      }
      .hero {
        position: sticky;
        inset-block-start: 1rem;
      }
    }
    @media (forced-colors: active) {
      .orders [aria-current] {
        outline: 2px solid Highlight;
      }
    }
  `,
];
