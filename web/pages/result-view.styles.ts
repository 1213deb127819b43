import { css } from 'lit';

export const styles = css`
  :host {
    display: grid;
    gap: 1rem;
  }
  .hero {
    --focus: #fff;
    display: grid;
    gap: 1.125rem;
    padding: 1.5rem clamp(1.125rem, 4vw, 1.75rem);
    border-radius: var(--radius-l);
    background: linear-gradient(var(--felt), var(--felt-2));
    color: var(--felt-ink);
  }
  h1 {
    font-size: 0.9375rem;
    font-weight: 600;
    color: var(--felt-ink-2);
  }
  .big {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0.75rem 1rem;
  }
  .big strong {
    font-size: clamp(3.75rem, 18vw, 4.75rem);
    font-weight: 800;
    line-height: 0.9;
    letter-spacing: -0.04em;
  }
  .big p {
    font-size: 1.1875rem;
  }
  .big .scale {
    color: var(--felt-ink-2);
    font-size: 0.875rem;
  }
  em {
    font-style: normal;
    font-weight: 700;
    color: var(--gold);
  }
  .facts {
    display: flex;
    flex-wrap: wrap;
    gap: 0.875rem 1.75rem;
  }
  .facts div {
    display: flex;
    flex-direction: column-reverse;
  }
  dt {
    font-size: 0.8125rem;
    color: var(--felt-ink-2);
  }
  dd {
    font-size: 1.3125rem;
    font-weight: 700;
  }
  .more {
    display: inline-grid;
    align-items: center;
    min-block-size: 2.75rem;
    margin-block-start: 0.25rem;
    font-weight: 600;
    text-underline-offset: 0.2em;
  }
  .switch {
    display: flex;
    align-items: center;
    gap: 0.625rem;
    min-block-size: 2.75rem;
    font-size: 0.9375rem;
  }
  .switch input {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin: 0;
    accent-color: var(--bar);
  }
  .column {
    display: contents;
  }
  .turns {
    order: 1;
  }
  @media (min-width: 56.25rem) {
    :host {
      grid-template-columns: 1.15fr 1fr;
      align-items: start;
    }
    .hero,
    final-place {
      grid-column: 1 / -1;
    }
    .column {
      display: grid;
      gap: 1rem;
    }
  }
  @media (forced-colors: active) {
    .hero {
      border: 1px solid CanvasText;
    }
  }
`;
