import { msg, str } from '@lit/localize';
import { css, html, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { currentLocale } from '../locale.ts';
import { base, buttons } from '../styles/shared.styles.ts';
import { currentTheme } from '../theme.ts';
import { loadTurnstile, type Turnstile } from '../turnstile.ts';
import { TreceElement } from './trece-element.ts';

/** The widget's full form is 300 pixels wide; narrower screens get the compact one. */
const NARROW = 360;

/** Asks a newcomer to show that they are a person, by Cloudflare's widget, in a dialog of its own. */
@customElement('human-check')
export class HumanCheck extends TreceElement {
  static override styles = [
    base,
    buttons,
    css`
      dialog {
        inline-size: min(24rem, calc(100vw - 1rem));
        padding: 1.25rem;
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
        gap: 0.75rem;
      }
      h2 {
        font-size: 1.125rem;
      }
      p {
        color: var(--ink-2);
      }
      slot {
        display: grid;
        align-content: center;
        justify-items: center;
        min-block-size: 4.5rem;
      }
      .trouble {
        color: var(--mark);
        font-weight: 600;
      }
    `,
  ];

  @property() siteKey = '';
  /** Told once: the widget's token, or null if the person closed the dialog. */
  @property({ attribute: false }) answer: (token: string | null) => void = () => {};

  @query('dialog') private dialog!: HTMLDialogElement;

  /** Why there is no token; the person may try again. */
  @state() private trouble: string | null = null;

  private turnstile: Turnstile | null = null;
  private widget: string | null | undefined;
  private token: string | null = null;

  override firstUpdated(): void {
    this.dialog.showModal();
    this.load();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    if (this.widget) this.turnstile?.remove(this.widget);
    this.answer(this.token);
  }

  private onClose(): void {
    this.remove();
  }

  private onRetry(): void {
    this.trouble = null;
    if (this.turnstile && this.widget) this.turnstile.reset(this.widget);
    else this.load();
  }

  private async load(): Promise<void> {
    try {
      this.turnstile = await loadTurnstile();
    } catch (error) {
      console.warn('Turnstile could not be loaded', error);
      this.trouble = msg(
        'No se ha podido cargar la comprobación. Mira si algo la bloquea y prueba otra vez.',
      );
      return;
    }
    if (this.isConnected) this.show(this.turnstile);
  }

  /** Shows the widget outside the shadow tree, where its script expects to be. */
  private show(turnstile: Turnstile): void {
    const place = document.createElement('div');
    this.replaceChildren(place);
    const theme = currentTheme();
    this.widget = turnstile.render(place, {
      sitekey: this.siteKey,
      theme: theme === 'system' ? 'auto' : theme,
      language: currentLocale().toLowerCase(),
      size: innerWidth < NARROW ? 'compact' : 'flexible',
      retry: 'never',
      'response-field': false,
      callback: (token) => {
        this.token = token;
        this.remove();
      },
      'error-callback': (code) => {
        this.trouble = msg(str`La comprobación ha fallado (${code}). Prueba otra vez.`);
        return true;
      },
      'timeout-callback': () => {
        this.trouble = msg('La comprobación ha tardado demasiado. Prueba otra vez.');
      },
      'unsupported-callback': () => {
        this.trouble = msg('Este navegador no puede hacer la comprobación. Prueba con otro.');
      },
    });
  }

  override render() {
    return html`<dialog aria-labelledby="heading" @close=${this.onClose}>
      <form method="dialog">
        <h2 id="heading">${msg('¿Eres una persona?')}</h2>
        <p>${msg('Solo se pregunta antes de la primera partida. Lo comprueba Turnstile, de Cloudflare.')}</p>
        <slot></slot>
        <p role="status" class="trouble">${this.trouble ?? ''}</p>
        ${
          this.trouble
            ? html`<button type="button" class="button" @click=${this.onRetry}>${msg('Reintentar')}</button>`
            : nothing
        }
        <button class="button quiet">${msg('Cerrar')}</button>
      </form>
    </dialog>`;
  }
}

/** Asks the person; null if they close it, or once the signal is aborted. */
export function openHumanCheck(siteKey: string, signal: AbortSignal): Promise<string | null> {
  return new Promise((answer) => {
    const check = document.createElement('human-check');
    Object.assign(check, { siteKey, answer });
    signal.addEventListener('abort', () => check.remove(), { once: true });
    document.body.append(check);
  });
}

declare global {
  interface HTMLElementTagNameMap {
    'human-check': HumanCheck;
  }
}
