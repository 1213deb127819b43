import { css } from 'lit';

/** What practice screens share: their heading, their notice and the felt. */
export const practice = css`
  main {
    display: grid;
    gap: 1rem;
  }
  h1 {
    font-size: clamp(1.5rem, 5vw, 2rem);
    letter-spacing: -0.02em;
  }
  .lead {
    max-inline-size: 46rem;
    text-wrap: pretty;
  }
  .notice {
    display: grid;
    justify-items: start;
    gap: 1rem;
  }
  .notice progress {
    inline-size: min(20rem, 100%);
    accent-color: var(--gold);
  }
  .felt {
    --focus: #fff;
    display: grid;
    gap: 1rem;
    padding: 1.125rem 1.25rem;
    border-radius: var(--radius-m);
    background: linear-gradient(var(--felt), var(--felt-2));
    color: var(--felt-ink);
  }
  .text {
    min-block-size: 2.75rem;
    padding-inline: 0.25rem;
    border: 0;
    background: none;
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

export const styles = [
  practice,
  css`
    .columns,
    .set {
      display: grid;
      gap: 1rem;
      min-inline-size: 0;
    }
    .felt h2 {
      font-size: 0.9375rem;
    }
    .tray {
      display: grid;
      grid-template-columns: repeat(5, minmax(0, 4rem));
      gap: clamp(0.375rem, 2vw, 0.75rem);
    }
    .tray button {
      display: grid;
      inline-size: 100%;
      aspect-ratio: 1;
      padding: 0;
      border: 0;
      border-radius: 24%;
      background: var(--die);
      color: var(--pip);
      box-shadow: 0 3px 0 var(--die-edge);
    }
    .tray svg {
      inline-size: 100%;
      fill: currentcolor;
    }
    fieldset {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0.25rem 0.5rem;
      min-inline-size: 0;
      margin: 0;
      padding: 0;
      border: 0;
    }
    legend {
      float: inline-start;
      padding: 0;
      margin-inline-end: 0.5rem;
      font-size: 0.875rem;
    }
    fieldset label {
      position: relative;
    }
    fieldset input {
      position: absolute;
      inset: 0;
      opacity: 0;
    }
    fieldset label span {
      display: grid;
      place-content: center;
      min-inline-size: 2.75rem;
      min-block-size: 2.75rem;
      border: 1px solid currentcolor;
      border-radius: var(--radius-s);
      font-weight: 700;
    }
    fieldset input:checked + span {
      border-color: var(--gold);
      background: var(--gold);
      color: var(--gold-ink);
    }
    fieldset input:focus-visible + span {
      outline: 3px solid var(--focus);
      outline-offset: 2px;
    }
    .felt .text {
      margin-inline-start: auto;
    }
    .head {
      display: flex;
      align-items: center;
      justify-content: space-between;
    }
    .head h2 {
      margin: 0;
    }
    .boxes {
      display: grid;
      gap: 0.125rem 1.25rem;
    }
    .boxes label {
      display: grid;
      grid-template-columns: 1.5rem minmax(0, 1fr) auto;
      align-items: center;
      gap: 0.625rem;
      min-block-size: 2.875rem;
      color: var(--ink-2);
    }
    .boxes label > span:first-child {
      grid-column: 1 / 3;
    }
    .boxes .filled {
      color: var(--ink);
      font-weight: 600;
    }
    .boxes svg {
      inline-size: 1.375rem;
    }
    select {
      min-block-size: 2.75rem;
      inline-size: 7.25rem;
      padding-inline: 0.625rem;
      border: 1px solid var(--line-strong);
      border-radius: var(--radius-s);
      background: var(--paper);
      color: var(--ink);
    }
    table {
      inline-size: 100%;
      border-collapse: collapse;
      font-variant-numeric: tabular-nums;
    }
    thead th {
      padding-block-end: 0.375rem;
      color: var(--ink-2);
      font-size: 0.8125rem;
      font-weight: 600;
    }
    th {
      font-weight: inherit;
      text-align: start;
    }
    td,
    thead th + th {
      text-align: end;
    }
    tbody :is(th, td) {
      block-size: 2.75rem;
      border-block-start: 1px solid var(--line);
    }
    .best {
      font-weight: 700;
    }
    meter {
      inline-size: clamp(0rem, 8vw, 4rem);
      block-size: 0.5rem;
      margin-inline-end: 0.5rem;
      border: 0;
      border-radius: 3px;
      background: none;
    }
    meter::-webkit-meter-bar {
      border: 0;
      border-radius: 3px;
      background: none;
    }
    meter::-webkit-meter-optimum-value {
      border-radius: 3px;
      background: var(--line-strong);
    }
    .moves .button {
      inline-size: 100%;
      margin-block-start: 0.75rem;
    }
    @media (max-width: 26rem) {
      meter {
        display: none;
      }
      legend {
        inline-size: 100%;
      }
    }
    @media (min-width: 26rem) {
      td,
      thead th + th {
        padding-inline-start: 0.75rem;
      }
    }
    @media (min-width: 36rem) {
      .boxes {
        grid-auto-flow: row dense;
        grid-template-columns: 1fr 1fr;
      }
      .boxes .upper {
        grid-column: 1;
      }
      .boxes .lower {
        grid-column: 2;
      }
    }
    @media (min-width: 60rem) {
      .columns {
        grid-template-columns: 1.1fr 1fr;
        align-items: start;
      }
    }
    @media (forced-colors: active) {
      fieldset input:checked + span {
        border-color: Highlight;
        outline: 2px solid Highlight;
      }
      .tray button {
        border: 1px solid ButtonText;
      }
    }
  `,
];
