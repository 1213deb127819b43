import { msg, str } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import type { PracticeController } from '../state/practice-controller.ts';
import { number } from '../words.ts';

/** What a practice screen says while it has nothing to show: closed, waiting, or in trouble. */
export function renderPracticeNotice<Answer>(
  practice: PracticeController<Answer>,
): TemplateResult | typeof nothing {
  switch (practice.phase) {
    case 'ready':
      return nothing;
    case 'looking':
      return html`<p class="notice" role="status">${msg('Cargando…')}</p>`;
    case 'waiting':
      return practice.answer === null ? renderWaiting(practice.progress) : nothing;
    case 'playing':
      return html`<div class="notice card">
        <p>
          ${msg('Tienes una partida del reto sin acabar. Mientras dure, aquí no hay ayuda: así todas las partidas valen lo mismo.')}
        </p>
        <a class="button" href="/">${msg('Seguir con la partida')}</a>
      </div>`;
    case 'trouble':
      return html`<div class="notice card" role="alert">
        <p>${practice.trouble}</p>
        <button type="button" class="button" @click=${() => practice.look()}>
          ${msg('Reintentar')}
        </button>
      </div>`;
  }
}

function renderWaiting(share: number | null): TemplateResult {
  const words = msg('Cargando la tabla de juego ideal…');
  return html`<div class="notice">
    <p role="status">${words}</p>
    ${
      share === null
        ? html`<progress aria-label=${words}></progress>`
        : html`<progress
            aria-label=${words}
            aria-valuetext=${msg(str`${number(share, { style: 'percent' })} de la tabla de juego ideal`)}
            max="1"
            .value=${share}
          ></progress>`
    }
  </div>`;
}
