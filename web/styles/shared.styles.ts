// First load: styles that several elements take in.
import { css } from 'lit';

/** Resets, focus ring and text for screen readers alone. */
export const base = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  h1,
  h2,
  h3,
  p,
  ul,
  ol,
  dl,
  dd,
  figure {
    margin: 0;
    padding: 0;
  }
  ul,
  ol {
    list-style: none;
  }
  a {
    color: inherit;
  }
  button,
  input,
  select {
    font: inherit;
    color: inherit;
  }
  button {
    cursor: pointer;
    touch-action: manipulation;
  }
  [aria-disabled='true'] {
    cursor: default;
  }
  :focus-visible {
    outline: 3px solid var(--focus, var(--bar));
    outline-offset: 2px;
  }
  :host([hidden]),
  [hidden] {
    display: none !important;
  }
  .unseen {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

/** The wide buttons: gold for the main act, quiet for the rest. */
export const buttons = css`
  .button {
    display: inline-grid;
    place-content: center;
    min-block-size: 3.125rem;
    padding: 0.375rem 1.125rem;
    border: 0;
    border-radius: var(--radius-m);
    background: var(--gold);
    color: var(--gold-ink);
    font-weight: 700;
    line-height: 1.2;
    text-align: center;
    text-decoration: none;
  }
  .button.quiet {
    border: 1px solid var(--line-strong);
    background: transparent;
    color: var(--ink);
    font-weight: 600;
  }
  .button:active:not([aria-disabled='true']) {
    transform: translateY(1px);
  }
  .button[aria-disabled='true'] {
    opacity: 0.5;
  }
  @media (forced-colors: active) {
    .button {
      border: 1px solid ButtonText;
    }
    .button[aria-disabled='true'] {
      border-color: GrayText;
      color: GrayText;
      opacity: 1;
    }
  }
`;

/** The page below its header: one column, two on wide screens where a page asks for it. */
export const page = css`
  :host {
    display: block;
  }
  main {
    max-inline-size: 67.5rem;
    margin: 0 auto;
    padding: 0.25rem 1rem 2.5rem;
  }
  .card {
    padding: 1.125rem 1.25rem;
    border: 1px solid var(--line);
    border-radius: var(--radius-m);
    background: var(--card);
  }
  .card h2 {
    margin-block-end: 0.75rem;
    font-size: 0.9375rem;
  }
  .lead {
    color: var(--ink-2);
  }
`;
