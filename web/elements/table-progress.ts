import { msg, str } from '@lit/localize';
import { css, html, type TemplateResult } from 'lit';
import type { ReviewController } from '../state/review-controller.ts';
import type { StrategyFailure } from '../strategy/ask.ts';
import { number } from '../words.ts';

/** While a game is being judged: how much of the table has come, or why there is none and a retry. */
export function renderProgress(judged: ReviewController): TemplateResult {
  const { failure, progress } = judged;
  if (failure) {
    return html`<div class="judging" role="alert">
      <p>${sentenceOf(failure)}</p>
      <button type="button" class="button quiet" @click=${() => judged.retry()}>
        ${msg('Reintentar')}
      </button>
    </div>`;
  }
  return html`<div class="judging">${renderShare(msg('Valorando tus decisiones…'), progress)}</div>`;
}

/** What is being waited for, and how much of the table has come, 0 to 1 or null where that is not known. */
export function renderShare(words: string, share: number | null): TemplateResult {
  return html`<p role="status">${words}</p>
    ${
      share === null
        ? html`<progress aria-label=${words}></progress>`
        : html`<progress
            aria-label=${words}
            aria-valuetext=${msg(str`${number(share, { style: 'percent' })} de la tabla de juego ideal`)}
            max="1"
            .value=${share}
          ></progress>`
    }`;
}

function sentenceOf({ code }: StrategyFailure): string {
  return code === 'fault'
    ? msg('Esta partida no se ha podido valorar.')
    : msg('La tabla de juego ideal no se ha podido cargar. Revisa la conexión y prueba otra vez.');
}

export const judging = css`
  .judging {
    display: grid;
    gap: 0.5rem;
    color: var(--ink-2);
    font-size: 0.875rem;
  }
  .judging progress {
    inline-size: 100%;
    block-size: 0.375rem;
    border: 0;
    border-radius: 3px;
    background: var(--line);
    accent-color: var(--gold);
  }
  .judging progress::-webkit-progress-bar {
    border-radius: 3px;
    background: var(--line);
  }
  .judging progress::-webkit-progress-value {
    border-radius: 3px;
    background: var(--gold);
  }
  .judging progress::-moz-progress-bar {
    border-radius: 3px;
    background: var(--gold);
  }
`;
