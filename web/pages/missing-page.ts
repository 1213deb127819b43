import { msg } from '@lit/localize';
import { css, html, svg } from 'lit';
import { customElement } from 'lit/decorators.js';
import { pipsOf } from '../elements/die-face.ts';
import { TreceElement } from '../elements/trece-element.ts';
import { base, buttons, page } from '../styles/shared.styles.ts';
import '../elements/page-header.ts';

/** What stands at addresses that the product does not have. */
@customElement('missing-page')
export class MissingPage extends TreceElement {
  static override styles = [
    base,
    buttons,
    page,
    css`
      .note {
        display: grid;
        justify-items: center;
        gap: 1rem;
        max-inline-size: 30rem;
        margin: 0 auto;
        padding-block: clamp(1.5rem, 9vh, 5rem);
        text-align: center;
      }
      .dice {
        inline-size: 11.5rem;
        margin-block-end: 0.75rem;
        color: var(--ink-3);
      }
      h1 {
        font-size: 1.75rem;
        letter-spacing: -0.02em;
        line-height: 1.15;
      }
      .links {
        display: flex;
        flex-wrap: wrap;
        justify-content: center;
        gap: 0.75rem;
        margin-block-start: 0.5rem;
      }
    `,
  ];

  override render() {
    return html`<page-header></page-header>
      <main>
        <div class="note">
          ${renderDice()}
          <h1>${msg('Esta página no existe')}</h1>
          <p class="lead">
            ${msg('La dirección está mal escrita o lleva a un reto que no existe. Los retos de cada día siguen en su sitio.')}
          </p>
          <div class="links">
            <a class="button" href="/">${msg('Jugar el reto de hoy')}</a>
            <a class="button quiet" href="/board">${msg('Ver la clasificación')}</a>
          </div>
        </div>
      </main>`;
  }
}

/** 4, nothing, 4. */
function renderDice() {
  return html`<svg class="dice" viewBox="0 0 220 76" fill="currentColor" aria-hidden="true">
    ${renderDie(8, 'rotate(-7 30 30)', pipsOf(4))} ${renderDie(80, 'rotate(4 30 30)', null)}
    ${renderDie(152, 'rotate(-3 30 30)', pipsOf(4))}
  </svg>`;
}

function renderDie(x: number, turn: string, pips: unknown) {
  return svg`<g transform="translate(${x} 8) ${turn}">
    <rect x="2" y="2" width="56" height="56" rx="14" fill="none" stroke="currentColor" stroke-width="3" />
    ${pips}
  </g>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'missing-page': MissingPage;
  }
}
