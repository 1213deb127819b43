import { css } from 'lit';

export const styles = css`
  .drill {
    display: grid;
    gap: 1rem;
    min-inline-size: 0;
  }
  .felt {
    align-content: start;
    justify-items: center;
    padding-block: 1.25rem;
  }
  .felt h2 {
    font-size: 1.0625rem;
    text-align: center;
  }
  .felt h2:focus {
    outline: none;
  }
  .acts {
    display: flex;
    gap: 0.625rem;
    inline-size: 100%;
    max-inline-size: 26.25rem;
  }
  .acts .button {
    flex: 1.4;
    min-block-size: 3.375rem;
  }
  .acts .roll {
    flex: 1;
    background: var(--felt-button);
    color: #fff;
  }
  .acts .button[aria-disabled='true'] {
    opacity: 1;
    background: rgb(255 255 255 / 8%);
    color: rgb(255 255 255 / 65%);
  }
  .verdict {
    display: grid;
    gap: 0.875rem;
    inline-size: 100%;
    max-inline-size: 26.25rem;
  }
  .verdict p {
    font-size: 1.25rem;
    text-align: center;
  }
  .verdict dl {
    display: grid;
    gap: 0.375rem;
  }
  .verdict dl div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.25rem 1rem;
    min-block-size: 2rem;
  }
  .verdict dd {
    font-weight: 700;
  }
  .record dl {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem 2rem;
  }
  .record dl div {
    display: flex;
    flex-direction: column-reverse;
  }
  .record dt {
    color: var(--ink-2);
    font-size: 0.8125rem;
  }
  .record dd {
    font-size: 1.375rem;
    font-weight: 700;
  }
  @media (min-width: 60rem) {
    .drill {
      grid-template-columns: 1.3fr 1fr;
    }
  }
`;
