import { css } from 'lit';

/** The felt at the top of a page: a heading, one great number, a drawing, and facts in a row. */
export const hero = css`
  .hero {
    --focus: var(--felt-ink);
    display: grid;
    gap: 1.125rem;
    padding: 1.25rem 1.25rem 1.375rem;
    border-radius: var(--radius-l);
    background: linear-gradient(var(--felt), var(--felt-2));
    color: var(--felt-ink);
  }
  .hero h1 {
    font-size: 1.625rem;
    font-weight: 800;
    letter-spacing: -0.02em;
    line-height: 1.15;
  }
  .date,
  .status {
    color: var(--felt-ink-2);
    font-size: 0.9375rem;
  }
  .date::first-letter {
    text-transform: uppercase;
  }
  .status {
    font-size: 0.8125rem;
  }
  .me {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem 1.125rem;
    font-size: 1.0625rem;
    line-height: 1.3;
  }
  .me strong {
    font-size: 4.25rem;
    line-height: 0.9;
    letter-spacing: -0.04em;
  }
  em {
    color: var(--gold);
    font-style: normal;
    font-weight: 700;
  }
  .facts {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem 1.625rem;
    min-block-size: 3rem;
  }
  .facts div {
    display: flex;
    flex-direction: column-reverse;
  }
  .facts dt {
    color: var(--felt-ink-2);
    font-size: 0.8125rem;
  }
  .facts dd {
    font-size: 1.3125rem;
    font-weight: 700;
    line-height: 1.25;
  }
  @media (min-width: 30rem) {
    .hero {
      padding: 1.5rem 1.625rem 1.625rem;
    }
  }
  @media (forced-colors: active) {
    .hero {
      border: 1px solid CanvasText;
    }
  }
`;
