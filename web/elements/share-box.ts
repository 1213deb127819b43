import { msg } from '@lit/localize';
import { css, html, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { base, buttons } from '../styles/shared.styles.ts';
import { TreceElement } from './trece-element.ts';

/**
 * A text to paste to friends: visible, selectable, copied by a tap, and shared where the device can.
 * What changes the text stands between it and the buttons.
 */
@customElement('share-box')
export class ShareBox extends TreceElement {
  static override styles = [
    base,
    buttons,
    css`
      :host {
        display: grid;
        gap: 0.75rem;
      }
      pre {
        margin: 0;
        padding: 0.75rem 0.875rem;
        border: 1px dashed var(--line-strong);
        border-radius: 0.625rem;
        background: var(--paper);
        font: inherit;
        font-size: 0.9375rem;
        line-height: 1.5;
        white-space: pre-wrap;
        overflow-wrap: anywhere;
        user-select: text;
      }
      .acts {
        display: grid;
        grid-auto-flow: column;
        grid-auto-columns: 1fr;
        gap: 0.625rem;
      }
      [role='status'] {
        min-block-size: 1.4em;
        color: var(--ink-2);
        font-size: 0.875rem;
        text-align: center;
      }
    `,
  ];

  /** The text, ready before any tap. */
  @property() text = '';

  @query('pre') private box!: HTMLPreElement;

  /** What became of the last copy: null before the first. */
  @state() private copied: boolean | null = null;

  private async onCopy(): Promise<void> {
    this.copied = (await this.copyByClipboard()) || this.copyBySelection();
  }

  private async onShare(): Promise<void> {
    try {
      await navigator.share({ text: this.text });
    } catch (error) {
      // A share that was called off, or that the device declined, leaves the text to be copied.
      if (!(error instanceof DOMException)) throw error;
    }
  }

  private async copyByClipboard(): Promise<boolean> {
    try {
      await navigator.clipboard.writeText(this.text);
      return true;
    } catch {
      // No clipboard without https, or no permission: the old way follows.
      return false;
    }
  }

  /** Selects the text in the box, so that it can at least be copied by hand. */
  private copyBySelection(): boolean {
    getSelection()?.selectAllChildren(this.box);
    return document.execCommand('copy');
  }

  override render() {
    return html`<pre tabindex="0" role="textbox" aria-readonly="true" aria-multiline="true" aria-label=${msg('Texto para compartir')}>${this.text}</pre>
      <slot></slot>
      <div class="acts">
        <button type="button" class="button" @click=${this.onCopy}>${msg('Copiar resultado')}</button>
        ${
          'share' in navigator
            ? html`<button type="button" class="button quiet" @click=${this.onShare}>${msg('Compartir')}</button>`
            : nothing
        }
      </div>
      <p role="status">${this.outcome()}</p>`;
  }

  private outcome(): string {
    if (this.copied === null) return '';
    return this.copied
      ? msg('Copiado.')
      : msg('El texto está seleccionado: cópialo con tu teclado o menú.');
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'share-box': ShareBox;
  }
}
