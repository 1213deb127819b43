import { css } from 'lit';

export const styles = css`
  :host {
    display: grid;
    gap: 1.5rem;
  }
  section {
    display: grid;
    gap: 0.625rem;
    justify-items: start;
  }
  h3 {
    font-size: 0.9375rem;
  }
  p {
    color: var(--ink-2);
    font-size: 0.875rem;
  }
  code {
    display: block;
    padding: 0.75rem 0.875rem;
    border: 1px dashed var(--line-strong);
    border-radius: 0.625rem;
    background: var(--paper);
    font: 600 1rem / 1.6 ui-monospace, monospace;
    letter-spacing: 0.02em;
    user-select: all;
    overflow-wrap: anywhere;
  }
  form {
    display: flex;
    flex-wrap: wrap;
    gap: 0.625rem;
    inline-size: 100%;
  }
  label {
    flex: 1 1 14rem;
    display: grid;
    gap: 0.375rem;
    font-size: 0.875rem;
    font-weight: 600;
  }
  input {
    min-inline-size: 0;
    min-block-size: 3.125rem;
    padding-inline: 0.875rem;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-m);
    background: var(--paper);
  }
  form button {
    align-self: end;
  }
  .acts {
    display: flex;
    flex-wrap: wrap;
    gap: 0.625rem;
  }
  dialog {
    max-inline-size: min(26rem, calc(100vw - 1.5rem));
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
`;
