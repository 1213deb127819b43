import { css } from 'lit';

export const styles = css`
  form {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 0.625rem;
    margin-block-start: 1rem;
  }
  label {
    display: grid;
    gap: 0.375rem;
    font-size: 0.875rem;
    font-weight: 600;
  }
  input {
    inline-size: 8rem;
    min-block-size: 3.125rem;
    padding-inline: 0.875rem;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-m);
    background: var(--card);
  }
  form + p {
    min-block-size: 1.6em;
    margin-block-start: 0.75rem;
    font-weight: 600;
  }
  .note {
    display: grid;
    gap: 1rem;
    justify-items: start;
    margin-block-start: 1.5rem;
  }
  .steps {
    margin-block-start: 1rem;
    border: 1px solid var(--line);
    border-radius: var(--radius-m);
    background: var(--card);
  }
  .steps li {
    display: grid;
    grid-template-columns: 1.75rem 1fr;
    gap: 0.25rem 0.5rem;
    padding: 0.875rem 1rem;
    line-height: 1.4;
  }
  .steps li + li {
    border-block-start: 1px solid var(--line);
  }
  .mark {
    color: var(--bar);
    font-weight: 800;
  }
  .wrong .mark {
    color: var(--mark);
  }
  code,
  pre {
    font: 0.8125rem / 1.5 ui-monospace, "Liberation Mono", monospace;
    overflow-wrap: anywhere;
    hyphens: none;
  }
  .steps code {
    grid-column: 2;
    color: var(--ink-2);
  }
  pre {
    margin: 0.5rem 0 0;
    padding: 0.75rem 0.875rem;
    border: 1px dashed var(--line-strong);
    border-radius: 0.625rem;
    background: var(--card);
    white-space: pre-wrap;
    user-select: all;
  }
  details,
  details + p,
  pre + p {
    margin-block-start: 1rem;
  }
  summary {
    min-block-size: 2.75rem;
    align-content: center;
    font-weight: 600;
    cursor: pointer;
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: 0.875rem;
  }
  td,
  th {
    padding: 0.375rem 0.25rem;
    border-block-start: 1px solid var(--line);
    text-align: start;
    vertical-align: baseline;
  }
  th {
    padding-inline-end: 0.75rem;
    font-weight: 600;
  }
  .faces {
    display: block;
    inline-size: 100%;
    margin-block-start: 1rem;
  }
`;
