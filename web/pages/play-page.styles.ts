// First load: the look of the play screen.
import { css } from 'lit';

export const styles = css`
  :host {
    display: grid;
    grid-template-rows: auto 1fr auto;
    min-block-size: 100dvh;
    outline: none;
  }
  h1 {
    font-size: inherit;
    font-weight: inherit;
  }
  .day {
    min-inline-size: 0;
    color: var(--ink-2);
    font-size: 0.8125rem;
    line-height: 1.25;
  }
  .total {
    margin-inline-start: auto;
    text-align: end;
    line-height: 1;
  }
  .total strong {
    display: block;
    font-size: 1.625rem;
    font-weight: 800;
    letter-spacing: -0.02em;
  }
  .total span {
    font-size: 0.6875rem;
    color: var(--ink-2);
  }
  main {
    display: grid;
    align-content: center;
    gap: 0.625rem;
    inline-size: 100%;
    max-inline-size: 47.5rem;
    margin: 0 auto;
    padding: 0.25rem clamp(0.5rem, 3vw, 0.875rem) 0.625rem;
  }
  :host([finished]) main {
    align-content: start;
    max-inline-size: 67.5rem;
    padding-inline: 1rem;
    padding-block-end: 2.5rem;
  }
  .status {
    display: grid;
    align-content: start;
    min-block-size: 2.6em;
    color: var(--ink-2);
    font-size: 0.84375rem;
    line-height: 1.3;
    text-align: center;
    text-wrap: balance;
  }
  .status strong {
    color: var(--ink);
  }
  .offer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 0.25rem 0.75rem;
    padding: 0.375rem 0.75rem;
    border-radius: var(--radius-m);
    background: var(--gold-soft);
    font-size: 0.875rem;
  }
  .offer button {
    min-block-size: 2.75rem;
    border: 0;
    background: none;
    font-weight: 700;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  .table {
    --focus: #fff;
    display: grid;
    gap: 1.125rem;
    justify-items: center;
    padding: 1.625rem 1.125rem calc(1.125rem + env(safe-area-inset-bottom));
    border-radius: var(--radius-l) var(--radius-l) 0 0;
    background: linear-gradient(var(--felt), var(--felt-2));
    color: var(--felt-ink);
  }
  .acts {
    display: grid;
    grid-template-columns: 1fr 1.4fr;
    gap: 0.625rem;
    inline-size: 100%;
    max-inline-size: 26.25rem;
  }
  .acts.single {
    grid-template-columns: 1fr;
  }
  .button {
    min-block-size: 3.375rem;
  }
  .roll {
    background: var(--felt-button);
    color: #fff;
  }
  .single .roll {
    background: var(--gold);
    color: var(--gold-ink);
  }
  .button[aria-disabled='true'] {
    opacity: 1;
    background: rgb(255 255 255 / 8%);
    color: rgb(255 255 255 / 65%);
  }
  .button small {
    display: block;
    font-size: 0.75rem;
    font-weight: 500;
  }
  .message {
    display: grid;
    justify-items: center;
    gap: 1rem;
    padding: 2rem 0.5rem;
    text-align: center;
    text-wrap: balance;
  }
  @media (max-width: 22.5rem) {
    .date {
      display: none;
    }
  }
  @media (max-height: 36rem) and (max-width: 56.24rem) {
    .table {
      gap: 0.625rem;
      padding-block: 1rem 0.625rem;
    }
    .button {
      min-block-size: 2.75rem;
    }
    main {
      gap: 0.375rem;
      padding-block: 0 0.375rem;
    }
    .status {
      font-size: 0.75rem;
    }
  }
  @media (min-width: 56.25rem) {
    :host(:not([finished])) {
      grid-template-rows: auto 1fr;
      grid-template-columns: 1fr minmax(24rem, 28.75rem);
    }
    page-header {
      grid-column: 1 / -1;
    }
    :host(:not([finished])) main {
      max-inline-size: 52rem;
      padding: 0 2.125rem 2.5rem;
    }
    .table {
      align-content: center;
      gap: 2.125rem;
      border-radius: var(--radius-l) 0 0 0;
    }
    .status {
      font-size: 0.9375rem;
    }
    .total strong {
      font-size: 1.875rem;
    }
  }
  @media (forced-colors: active) {
    .table {
      border: 1px solid CanvasText;
    }
  }
`;
