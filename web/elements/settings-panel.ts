import { msg } from '@lit/localize';
import { css, html } from 'lit';
import { customElement, query } from 'lit/decorators.js';
import { chooseLocale, currentLocale, LANGUAGES, type Locale } from '../locale.ts';
import { base, buttons } from '../styles/shared.styles.ts';
import { chooseTheme, currentTheme, type Theme } from '../theme.ts';
import { SECTIONS, sectionName } from './page-header.ts';
import { TreceElement } from './trece-element.ts';

const THEMES: readonly Theme[] = ['system', 'light', 'dark'];

/** The keys of the play screen. */
const KEYS = [
  ['1 – 5', () => msg('Guardar o soltar un dado')],
  ['␣ / R', () => msg('Tirar')],
  ['← ↑ ↓ →', () => msg('Moverse por la hoja')],
  ['↵', () => msg('Elegir la casilla; otra vez para anotar')],
  ['Esc', () => msg('Soltar la casilla elegida')],
  ['?', () => msg('Ver estas teclas')],
] as const;

/** The panel behind the menu button: sections, language, light or dark, and the keys. A modal dialog. */
@customElement('settings-panel')
export class SettingsPanel extends TreceElement {
  static override styles = [
    base,
    buttons,
    css`
      dialog {
        inline-size: min(26rem, calc(100vw - 1.5rem));
        max-block-size: calc(100dvh - 1.5rem);
        padding: 1.25rem;
        overflow: auto;
        border: 1px solid var(--line);
        border-radius: var(--radius-l);
        background: var(--card);
        color: var(--ink);
      }
      dialog::backdrop {
        background: rgb(10 20 15 / 55%);
      }
      form {
        display: grid;
        gap: 1.25rem;
      }
      h2 {
        font-size: 1.125rem;
      }
      h3 {
        margin-block-end: 0.5rem;
        font-size: 0.875rem;
        color: var(--ink-2);
      }
      nav {
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: 0.5rem;
      }
      .links {
        display: flex;
        flex-wrap: wrap;
        gap: 0 1.5rem;
        margin-block: -0.75rem;
      }
      .links a {
        display: inline-grid;
        align-items: center;
        min-block-size: 2.75rem;
        text-underline-offset: 0.2em;
      }
      label {
        display: grid;
        gap: 0.375rem;
        font-size: 0.875rem;
        font-weight: 600;
        color: var(--ink-2);
      }
      select {
        min-block-size: 2.75rem;
        padding-inline: 0.75rem;
        border: 1px solid var(--line-strong);
        border-radius: var(--radius-s);
        background: var(--paper);
        color: var(--ink);
      }
      dl {
        display: grid;
        grid-template-columns: max-content 1fr;
        gap: 0.375rem 0.875rem;
        font-size: 0.875rem;
      }
      kbd {
        font: inherit;
        font-weight: 700;
      }
    `,
  ];

  @query('dialog') private dialog!: HTMLDialogElement;

  private onLanguage(event: Event): void {
    chooseLocale((event.target as HTMLSelectElement).value as Locale);
  }

  private onTheme(event: Event): void {
    chooseTheme((event.target as HTMLSelectElement).value as Theme);
  }

  /** A press on the backdrop, which is the dialog itself outside its form, closes the panel. */
  private onClick(event: Event): void {
    const target = event.composedPath()[0];
    if (target === this.dialog || target instanceof HTMLAnchorElement) this.dialog.close();
  }

  private onClose(): void {
    this.remove();
  }

  override firstUpdated(): void {
    this.dialog.showModal();
  }

  override render() {
    return html`<dialog aria-labelledby="title" @close=${this.onClose} @click=${this.onClick}>
      <form method="dialog">
        <h2 id="title">${msg('Menú y ajustes')}</h2>
        <nav aria-labelledby="title">
          ${SECTIONS.map((path) => html`<a class="button quiet" href=${path}>${sectionName(path)}</a>`)}
        </nav>
        <p class="links">
          <a href="/sheet">${msg('Hoja de puntos')}</a>
          <a href="/games">${msg('Partidas')}</a>
          <a href="/train">${msg('Entrenamiento')}</a>
          <a href="/explore">${msg('Explorador')}</a>
          <a href="/fair">${msg('Dados justos')}</a>
          <a href="/privacy">${msg('Privacidad')}</a>
        </p>
        <label>
          ${msg('Idioma')}
          <select @change=${this.onLanguage}>
            ${LANGUAGES.map(
              ([locale, name]) =>
                html`<option value=${locale} lang=${locale} ?selected=${locale === currentLocale()}>
                  ${name}
                </option>`,
            )}
          </select>
        </label>
        <label>
          ${msg('Aspecto')}
          <select @change=${this.onTheme}>
            ${THEMES.map(
              (theme) =>
                html`<option value=${theme} ?selected=${theme === currentTheme()}>
                  ${themeName(theme)}
                </option>`,
            )}
          </select>
        </label>
        <section>
          <h3>${msg('Teclas')}</h3>
          <dl>
            ${KEYS.map(([key, act]) => html`<dt><kbd>${key}</kbd></dt><dd>${act()}</dd>`)}
          </dl>
        </section>
        <button class="button">${msg('Cerrar')}</button>
      </form>
    </dialog>`;
  }
}

/** Opens the panel, once. */
export function openSettings(): void {
  if (document.querySelector('settings-panel')) return;
  document.body.append(document.createElement('settings-panel'));
}

function themeName(theme: Theme): string {
  switch (theme) {
    case 'system':
      return msg('Como el sistema');
    case 'light':
      return msg('Claro');
    case 'dark':
      return msg('Oscuro');
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'settings-panel': SettingsPanel;
  }
}
