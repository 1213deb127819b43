import { css } from 'lit';

/** A dialog that asks for one thing: at the lower edge of a phone, where the thumb is. */
export const sheetDialog = css`
  dialog {
    inline-size: min(24rem, 100vw);
    max-inline-size: 100vw;
    max-block-size: calc(100dvh - 1rem);
    margin-block-end: 0;
    padding: 1.125rem 1.125rem 1.25rem;
    overflow: auto;
    border: 1px solid var(--line);
    border-radius: var(--radius-l) var(--radius-l) 0 0;
    background: var(--card);
    color: var(--ink);
  }
  dialog::backdrop {
    background: rgb(10 20 15 / 55%);
  }
  .stack {
    display: grid;
    gap: 0.75rem;
  }
  h2 {
    font-size: 1.1875rem;
    line-height: 1.2;
    overflow-wrap: anywhere;
  }
  h2:focus {
    outline: none;
  }
  .who {
    color: var(--ink-2);
    font-size: 0.875rem;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  .help {
    color: var(--ink-2);
    font-size: 0.875rem;
  }
  .acts {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 0.5rem;
  }
  .acts .main {
    grid-column: 1 / -1;
  }
  @media (min-width: 36rem) {
    dialog {
      margin-block-end: auto;
      border-radius: var(--radius-l);
    }
  }
`;
