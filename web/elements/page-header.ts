// First load: the bar at the top of every screen.
import { msg } from '@lit/localize';
import { css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { loadLater } from '../locale.ts';
import { base } from '../styles/shared.styles.ts';
import { TreceElement } from './trece-element.ts';

/** The sections of the product, in the order of the bar. */
export const SECTIONS = ['/', '/board', '/record', '/rules'] as const;

/**
 * The mark, what the page puts beside it, the sections, and the settings. On the play screen of a
 * phone the sections live in the settings' panel, so that the card has the room.
 */
@customElement('page-header')
export class PageHeader extends TreceElement {
  static override styles = [
    base,
    css`
      :host {
        display: block;
      }
      header {
        display: flex;
        align-items: center;
        gap: 0.75rem;
        padding: 0.625rem 1rem;
      }
      :host(:not([compact])) header {
        max-inline-size: 67.5rem;
        margin: 0 auto;
      }
      .mark {
        font-size: 1.375rem;
        font-weight: 800;
        letter-spacing: -0.02em;
        text-decoration: none;
      }
      .mark span {
        color: var(--mark);
      }
      nav {
        display: flex;
        flex-wrap: wrap;
        gap: 0 clamp(0.625rem, 2.5vw, 1.125rem);
        margin-inline-start: auto;
        font-size: 0.9375rem;
      }
      nav a {
        padding-block: 0.625rem;
        color: var(--ink-2);
        text-decoration: none;
      }
      nav a:hover {
        color: var(--ink);
        text-decoration: underline;
        text-underline-offset: 0.25em;
      }
      nav a[aria-current] {
        color: var(--ink);
        font-weight: 700;
      }
      button {
        display: grid;
        place-content: center;
        inline-size: 2.75rem;
        block-size: 2.75rem;
        margin-inline-end: -0.625rem;
        border: 0;
        border-radius: var(--radius-s);
        background: none;
        color: var(--ink-2);
      }
      svg {
        inline-size: 1.375rem;
        block-size: 1.375rem;
        fill: none;
        stroke: currentcolor;
        stroke-width: 2;
        stroke-linecap: round;
      }
      @media (max-width: 56.24rem) {
        :host([compact]) nav {
          display: none;
        }
      }
      @media (max-width: 30rem) {
        :host(:not([compact])) header {
          flex-wrap: wrap;
          row-gap: 0;
        }
        :host(:not([compact])) nav {
          order: 3;
          inline-size: 100%;
          justify-content: space-between;
        }
        :host(:not([compact])) button {
          margin-inline-start: auto;
        }
      }
      @media (min-width: 56.25rem) {
        :host([compact]) header {
          padding: 1rem 2.125rem;
        }
      }
    `,
  ];

  /** The path of the section on screen. */
  @property() current = '';
  /** Whether the bar leaves its room to the page, as on the play screen. */
  @property({ type: Boolean, reflect: true }) compact = false;

  private async onMenu(): Promise<void> {
    const { openSettings } = await loadLater(() => import('./settings-panel.ts'));
    openSettings();
  }

  override render() {
    return html`<header>
      <a class="mark" href="/" aria-label="Trece">Trece<span aria-hidden="true">.</span></a>
      <slot></slot>
      <nav aria-label=${msg('Secciones')}>
        ${SECTIONS.map(
          (path) =>
            html`<a href=${path} aria-current=${path === this.current ? 'page' : nothing}
              >${sectionName(path)}</a
            >`,
        )}
      </nav>
      <slot name="end"></slot>
      <button type="button" aria-label=${msg('Menú y ajustes')} aria-haspopup="dialog" @click=${this.onMenu}>
        <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 7h16M4 12h16M4 17h16" /></svg>
      </button>
    </header>`;
  }
}

/** A section's name in the bar. */
export function sectionName(path: (typeof SECTIONS)[number]): string {
  switch (path) {
    case '/':
      return msg('Hoy');
    case '/board':
      return msg('Clasificación');
    case '/record':
      return msg('Récord');
    case '/rules':
      return msg('Reglas');
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'page-header': PageHeader;
  }
}
