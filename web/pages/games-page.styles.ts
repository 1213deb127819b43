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
  .note {
    padding: 0.75rem 1rem;
    border-radius: var(--radius-m);
    background: var(--gold-soft);
  }
  .acts {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
  p.acts {
    margin-block-start: 0.75rem;
  }
  .filters {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
    gap: 0.75rem;
    max-inline-size: 30rem;
  }
  .filters label {
    display: grid;
    gap: 0.375rem;
    color: var(--ink-2);
    font-size: 0.875rem;
    font-weight: 600;
  }
  select {
    min-inline-size: 0;
    min-block-size: 2.75rem;
    padding-inline: 0.75rem;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-s);
    background: var(--paper);
    color: var(--ink);
  }
  .games ol {
    margin-inline: -0.5rem;
  }
  .games li + li {
    border-block-start: 1px solid var(--line);
  }
  .games a {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 0.75rem;
    min-block-size: 3.25rem;
    padding: 0.375rem 0.5rem;
    border-radius: var(--radius-s);
    text-decoration: none;
  }
  .games a:hover .who {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
  .who {
    overflow-wrap: anywhere;
  }
  .who bdi:first-child {
    font-weight: 700;
  }
  .when {
    grid-row: 2;
    color: var(--ink-2);
    font-size: 0.8125rem;
  }
  .games strong {
    grid-row: 1 / 3;
    grid-column: 2;
    font-size: 1.125rem;
  }
  .games .button {
    inline-size: 100%;
    margin-block-start: 0.75rem;
  }
  @media (max-width: 26rem) {
    games-ranking.card {
      padding-inline: 0.75rem;
    }
  }
  .file {
    position: relative;
    cursor: pointer;
  }
  .file:focus-within {
    outline: 3px solid var(--bar);
    outline-offset: 2px;
  }
  .file input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    opacity: 0;
    cursor: pointer;
  }
  .outcome {
    margin-block-start: 0.75rem;
    color: var(--ink-2);
  }
  .outcome:empty {
    display: none;
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
`;
