import { css } from 'lit';
import { hero } from '../styles/hero.styles.ts';

export const styles = [
  hero,
  css`
    main {
      display: grid;
      gap: 1rem;
    }
    main > * {
      min-inline-size: 0;
    }
    .hero {
      align-content: start;
    }
    [aria-busy='true'] .hero {
      min-block-size: 29rem;
    }
    .date {
      min-block-size: 1.4em;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    .facts {
      display: grid;
      grid-template-columns: repeat(2, max-content);
    }
    .note {
      display: grid;
      justify-items: start;
      gap: 1rem;
      max-inline-size: 30rem;
      padding-block: 1rem;
    }
    .games ol {
      margin-inline: -0.5rem;
    }
    .games li + li {
      border-block-start: 1px solid var(--line);
    }
    .games a {
      display: grid;
      grid-template-columns: minmax(max-content, 1fr) auto minmax(2.5rem, max-content);
      align-items: center;
      gap: clamp(0.5rem, 3vw, 1.25rem);
      min-block-size: 2.75rem;
      padding-inline: 0.5rem;
      border-radius: var(--radius-s);
      text-decoration: none;
    }
    .games a:hover .challenge {
      text-decoration: underline;
      text-underline-offset: 0.25em;
    }
    .when {
      color: var(--ink-2);
      font-size: 0.875rem;
    }
    .games strong {
      text-align: end;
    }
    .games .button {
      inline-size: 100%;
      margin-block-start: 0.75rem;
    }
    @media (min-width: 36rem) {
      .facts {
        grid-template-columns: repeat(4, max-content);
      }
    }
    @media (min-width: 56.25rem) {
      main {
        grid-template-columns: 1fr 1.15fr;
        grid-template-rows: repeat(4, auto) 1fr;
        align-items: start;
      }
      .hero {
        grid-column: 1 / -1;
      }
      .games {
        grid-column: 2;
        grid-row: 2 / 6;
      }
    }
  `,
];
