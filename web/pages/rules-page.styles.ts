import { css } from 'lit';

export const styles = css`
  article {
    max-inline-size: 40rem;
    margin: 0 auto;
    font-size: 1.0625rem;
    line-height: 1.6;
    hyphens: auto;
  }
  h1 {
    margin-block-start: 0.5rem;
    font-size: clamp(2rem, 7vw, 2.75rem);
    font-weight: 800;
    letter-spacing: -0.03em;
    line-height: 1.1;
    text-wrap: balance;
  }
  h2 {
    font-size: 1.375rem;
    letter-spacing: -0.015em;
    line-height: 1.25;
    text-wrap: balance;
  }
  h3 {
    margin-block: 1.25rem 0.375rem;
    font-size: 1.0625rem;
  }
  section {
    margin-block-start: 2.5rem;
  }
  p {
    text-wrap: pretty;
  }
  section > * + p {
    margin-block-start: 0.75rem;
  }
  section > h3 + p {
    margin-block: 0 0.75rem;
    color: var(--ink-2);
    font-size: 0.9375rem;
  }
  .opening {
    margin-block-start: 0.75rem;
    color: var(--ink-2);
    font-size: 1.1875rem;
    line-height: 1.5;
  }
  .turn,
  .boxes {
    border: 1px solid var(--line);
    border-radius: var(--radius-m);
    background: var(--card);
    line-height: 1.35;
  }
  .turn {
    margin-block: 1rem;
  }
  .turn li,
  .boxes li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem 1rem;
    padding: 0.75rem 1rem;
  }
  li + li {
    border-block-start: 1px solid var(--line);
  }
  .turn li > span:first-child,
  .boxes li > p {
    flex: 1 1 9rem;
  }
  .turn .die {
    inline-size: 1.875rem;
    block-size: 1.875rem;
  }
  .turn .dice {
    gap: 0.4375rem;
  }
  .result {
    border-end-start-radius: var(--radius-m);
    border-end-end-radius: var(--radius-m);
    background: var(--gold-soft);
  }
  .score {
    font-weight: 700;
  }
  .boxes li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 2.25rem;
  }
  .boxes li > p {
    grid-column: 1 / -1;
  }
  .boxes.upper li {
    grid-template-columns: minmax(0, 1fr) auto 1.75rem;
    gap: 0.625rem;
    padding-block: 0.5625rem;
  }
  .boxes.upper li > p {
    grid-column: auto;
  }
  .boxes.upper .die {
    inline-size: 1.375rem;
    block-size: 1.375rem;
  }
  .need {
    display: block;
    color: var(--ink-2);
    font-size: 0.9375rem;
  }
  .need::first-letter {
    text-transform: uppercase;
  }
  .points {
    position: relative;
    font-size: 1.125rem;
    text-align: end;
  }
  .steps {
    margin-block-start: 0.75rem;
    counter-reset: step;
  }
  .steps li {
    position: relative;
    padding: 0.875rem 0 0.875rem 2.75rem;
    counter-increment: step;
  }
  .steps li::before {
    content: counter(step);
    position: absolute;
    inset: 0.9375rem auto auto 0;
    display: grid;
    place-content: center;
    inline-size: 1.75rem;
    block-size: 1.75rem;
    border-radius: 50%;
    background: var(--felt);
    color: var(--felt-ink);
    font-size: 0.9375rem;
    font-weight: 700;
    line-height: 1;
  }
  .placed {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.375rem 1rem;
    margin-block-start: 0.5rem;
  }
  .keys {
    display: grid;
    grid-template-columns: max-content 1fr;
    gap: 0.625rem 1.25rem;
    margin-block-start: 1rem;
    line-height: 1.4;
  }
  kbd {
    padding: 0.125rem 0.5rem;
    border: 1px solid var(--line-strong);
    border-radius: 6px;
    background: var(--card);
    font: inherit;
    font-size: 0.9375rem;
    white-space: nowrap;
  }
  .act {
    margin-block-start: 2.75rem;
  }
  .small {
    margin-block-start: 2rem;
    padding-block-start: 1rem;
    border-block-start: 1px solid var(--line);
    color: var(--ink-2);
    font-size: 0.875rem;
    line-height: 1.5;
  }
  @media (min-width: 36rem) {
    .boxes li {
      grid-template-columns: minmax(0, 1fr) auto 2.25rem;
    }
    .boxes li > p {
      grid-column: auto;
    }
  }
`;
