import { css } from 'lit';

export const styles = css`
  .ways {
    display: grid;
    grid-template-columns: 1fr 1fr;
    padding: 0.1875rem;
    border-radius: var(--radius-m);
    background: var(--line);
  }
  .ways button {
    min-block-size: 2.75rem;
    border: 0;
    border-radius: calc(var(--radius-m) - 0.1875rem);
    background: none;
    font-weight: 600;
  }
  .ways button[aria-pressed='true'] {
    background: var(--card);
    font-weight: 700;
  }
  .typed {
    display: block;
    font-size: 2rem;
    font-weight: 800;
    line-height: 1;
    text-align: center;
  }
  .pad,
  .few,
  .faces,
  .lying {
    display: grid;
    gap: 0.375rem;
  }
  .pad {
    grid-template-columns: repeat(3, 1fr);
  }
  .few,
  .faces {
    grid-template-columns: repeat(6, 1fr);
  }
  .lying {
    grid-template-columns: repeat(5, 1fr);
  }
  .pad button,
  .few button,
  .faces button,
  .lying button,
  .slot {
    display: grid;
    place-content: center;
    min-inline-size: 0;
    min-block-size: 2.75rem;
    padding: 0;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-s);
    background: var(--paper);
    font-size: 1.125rem;
    font-weight: 700;
  }
  .few button {
    border-color: var(--gold);
    background: var(--gold-soft);
  }
  .slot {
    border-style: dashed;
    background: none;
  }
  .faces button,
  .lying button {
    border-color: transparent;
    background: none;
  }
  .lying .slot,
  .lying button {
    min-block-size: 3.5rem;
  }
  svg {
    inline-size: 2.375rem;
    block-size: 2.375rem;
  }
  .lying svg {
    inline-size: 3rem;
    block-size: 3rem;
  }
  .pad button:last-child {
    grid-column: 2;
  }
  .worth {
    min-block-size: 2.8em;
    text-align: center;
    font-weight: 600;
  }
  .refused {
    color: var(--mark);
    font-size: 0.9375rem;
    font-weight: 600;
  }
  .refused:empty {
    display: none;
  }
  @media (forced-colors: active) {
    .ways button[aria-pressed='true'] {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
  }
`;
