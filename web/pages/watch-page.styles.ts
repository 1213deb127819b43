import { css } from 'lit';

export const styles = css`
  :host {
    outline: none;
  }
  main {
    display: grid;
    gap: 0.875rem;
    max-inline-size: 47.5rem;
  }
  h1 {
    font-size: 1.25rem;
    letter-spacing: -0.015em;
  }
  .head {
    display: flex;
    align-items: end;
    justify-content: space-between;
    gap: 1rem;
  }
  .head p {
    color: var(--ink-2);
    font-size: 0.875rem;
  }
  .head strong {
    font-size: 2rem;
    font-weight: 800;
    letter-spacing: -0.03em;
    line-height: 1;
  }
  .table {
    --focus: #fff;
    display: grid;
    gap: 1rem;
    justify-items: center;
    padding: 1.5rem 1rem 1rem;
    border-radius: var(--radius-l);
    background: linear-gradient(var(--felt), var(--felt-2));
    color: var(--felt-ink);
  }
  .says {
    min-block-size: 1.4em;
    font-size: 0.9375rem;
    text-align: center;
  }
  .controls {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 0.5rem;
    inline-size: 100%;
  }
  .controls button,
  select {
    min-inline-size: 2.75rem;
    min-block-size: 2.75rem;
    padding-inline: 0.75rem;
    border: 0;
    border-radius: var(--radius-m);
    background: var(--felt-button);
    color: #fff;
    font-weight: 700;
  }
  .controls .play {
    min-inline-size: 7rem;
    background: var(--gold);
    color: var(--gold-ink);
  }
  input {
    inline-size: min(100%, 26rem);
    min-block-size: 2.75rem;
    accent-color: var(--gold);
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
  @media (forced-colors: active) {
    .table,
    .controls button,
    select {
      border: 1px solid ButtonText;
    }
  }
`;
