// First load: the product as a whole: which screen stands at which address.
import { msg } from '@lit/localize';
import { css, html } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { loadLater, startLocale } from '../locale.ts';
import { onArrive } from '../navigation.ts';
import type { Screen } from '../pages/screens.ts';
import { setGameUnderWay } from '../state/game-under-way.ts';
import { readSetting } from '../state/settings.ts';
import { TreceElement } from './trece-element.ts';
import '../pages/play-page.ts';

/** The screen at `/`. */
const GAME: Screen = {
  render: () => html`<play-page data-page tabindex="-1"></play-page>`,
  title: () => msg('el reto diario de dados'),
};

/** Shows the screen of the present address, and moves the focus to its heading on arrival. */
@customElement('trece-app')
export class TreceApp extends TreceElement {
  static override styles = css`
    :host {
      display: block;
    }
  `;

  /** Null before the language and the screen's code are there. */
  @state() private screen: Screen | null = null;

  private gone = new AbortController();

  override connectedCallback(): void {
    super.connectedCallback();
    this.gone = new AbortController();
    onArrive(() => this.show(true), this.gone.signal);
    this.start();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.gone.abort();
  }

  private async start(): Promise<void> {
    await startLocale();
    await this.show(false);
    if (readSetting('commitments')) await loadLater(() => import('./broken-promise.ts'));
  }

  private async show(arriving: boolean): Promise<void> {
    const path = location.pathname;
    const screen = await screenOf(path);
    // The person may have gone on meanwhile.
    if (path !== location.pathname) return;
    setGameUnderWay(false);
    this.screen = screen;
    if (!arriving) return;
    await this.updateComplete;
    scrollTo(0, 0);
    this.renderRoot.querySelector<HTMLElement>('[data-page]')?.focus();
  }

  override willUpdate(): void {
    if (this.screen) document.title = `Trece · ${this.screen.title()}`;
  }

  override render() {
    return this.screen ? html`<broken-promise></broken-promise>${this.screen.render()}` : html``;
  }
}

async function screenOf(path: string): Promise<Screen> {
  if (path === '/') return GAME;
  return loadLater(async () => (await import('../pages/screens.ts')).loadScreen(path));
}

declare global {
  interface HTMLElementTagNameMap {
    'trece-app': TreceApp;
  }
}
