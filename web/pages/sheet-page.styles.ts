import { css } from 'lit';

export const styles = css`
  main {
    display: grid;
    gap: 0.875rem;
  }
  main > * {
    min-inline-size: 0;
  }
  h1 {
    font-size: 1.375rem;
    line-height: 1.2;
  }
  h1:focus {
    outline: none;
  }
  .lead,
  .help,
  .note {
    text-wrap: pretty;
  }
  .help {
    color: var(--ink-2);
    font-size: 0.875rem;
  }
  .note {
    padding: 0.75rem 1rem;
    border-radius: var(--radius-m);
    background: var(--gold-soft);
  }
  .card {
    max-inline-size: 44rem;
  }
  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.5rem;
  }
  .bar h1 {
    flex: 1;
    font-size: clamp(1.125rem, 5vw, 1.375rem);
  }
  .acts {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
  @media (max-width: 30rem) {
    main > .acts .button {
      flex: 1 1 100%;
    }
  }
  .step {
    min-inline-size: 3.125rem;
    padding: 0;
    font-size: 1.375rem;
  }
  .pending h2 {
    font-size: 0.9375rem;
  }
  .pending li {
    overflow-wrap: anywhere;
  }
  dialog {
    inline-size: min(26rem, calc(100vw - 1.5rem));
    padding: 1.25rem;
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
    background: var(--card);
    color: var(--ink);
  }
  dialog::backdrop {
    background: rgb(10 20 15 / 55%);
  }
  dialog p {
    margin-block: 0.5rem 1rem;
  }
  @media print {
    page-header,
    .bar {
      display: none;
    }
    main {
      padding: 0;
    }
  }
`;
