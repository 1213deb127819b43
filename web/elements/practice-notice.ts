import { msg } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import type { PracticeController } from '../state/practice-controller.ts';
import { renderShare } from './table-progress.ts';

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
      return practice.answer === null
        ? html`<div class="notice">
            ${renderShare(msg('Cargando la tabla de juego ideal…'), practice.progress)}
          </div>`
        : nothing;
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
