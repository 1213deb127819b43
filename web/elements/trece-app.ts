// First load: the product as a whole: which screen stands at which address.
import { msg } from '@lit/localize';
import { css, html, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { dayOfNumber } from '../../engine/day.ts';
import { loadLater, startLocale } from '../locale.ts';
import { onArrive } from '../navigation.ts';
import { type Route, routeOf } from '../routes.ts';
import { readSetting } from '../state/settings.ts';
import { challengeName } from '../words.ts';
import { TreceElement } from './trece-element.ts';
import '../pages/play-page.ts';

/** The screens that are loaded when first visited. */
const PAGES = {
  day: () => import('../pages/day-page.ts'),
  board: () => import('../pages/board-page.ts'),
  record: () => import('../pages/record-page.ts'),
  rules: () => import('../pages/rules-page.ts'),
  fair: () => import('../pages/fair-page.ts'),
  privacy: () => import('../pages/privacy-page.ts'),
  watch: () => import('../pages/watch-page.ts'),
  missing: () => import('../pages/missing-page.ts'),
} as const;

/** Shows the screen of the present address, and moves the focus to its heading on arrival. */
@customElement('trece-app')
export class TreceApp extends TreceElement {
  static override styles = css`
    :host {
      display: block;
    }
  `;

  @state() private route: Route = routeOf(location.pathname);
  /** Nothing is drawn before the language and the screen's code are there. */
  @state() private loaded = false;

  private gone = new AbortController();

  override connectedCallback(): void {
    super.connectedCallback();
    this.gone = new AbortController();
    onArrive(() => this.show(routeOf(location.pathname), true), this.gone.signal);
    this.start();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.gone.abort();
  }

  private async start(): Promise<void> {
    await startLocale();
    await this.show(this.route, false);
    if (readSetting('commitments')) await loadLater(() => import('./broken-promise.ts'));
  }

  private async show(route: Route, arriving: boolean): Promise<void> {
    if (route.page !== 'play') await loadLater(PAGES[route.page] as () => Promise<unknown>);
    this.route = route;
    this.loaded = true;
    if (!arriving) return;
    await this.updateComplete;
    scrollTo(0, 0);
    this.renderRoot.querySelector<HTMLElement>('[data-page]')?.focus();
  }

  override willUpdate(): void {
    document.title = `Trece · ${titleOf(this.route)}`;
  }

  override render() {
    return this.loaded ? html`<broken-promise></broken-promise>${renderPage(this.route)}` : html``;
  }
}

function renderPage(route: Route): TemplateResult {
  switch (route.page) {
    case 'play':
      return html`<play-page data-page tabindex="-1"></play-page>`;
    case 'day':
      return html`<day-page data-page tabindex="-1" .day=${dayOfNumber(route.number)}></day-page>`;
    case 'board':
      return html`<board-page data-page tabindex="-1"></board-page>`;
    case 'record':
      return html`<record-page data-page tabindex="-1"></record-page>`;
    case 'rules':
      return html`<rules-page data-page tabindex="-1"></rules-page>`;
    case 'fair':
      return html`<fair-page data-page tabindex="-1" .query=${location.search}></fair-page>`;
    case 'privacy':
      return html`<privacy-page data-page tabindex="-1"></privacy-page>`;
    case 'watch':
      return html`<watch-page
        data-page
        tabindex="-1"
        .day=${dayOfNumber(route.number)}
        .entry=${route.id}
      ></watch-page>`;
    case 'missing':
      return html`<missing-page data-page tabindex="-1"></missing-page>`;
  }
}

function titleOf(route: Route): string {
  switch (route.page) {
    case 'play':
      return msg('el reto diario de dados');
    case 'day':
      return challengeName(route.number);
    case 'board':
      return msg('Clasificación');
    case 'record':
      return msg('Récord');
    case 'rules':
      return msg('Reglas');
    case 'fair':
      return msg('Dados justos');
    case 'privacy':
      return msg('Privacidad');
    case 'watch':
      return msg('Ver la partida');
    case 'missing':
      return msg('Esta página no existe');
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'trece-app': TreceApp;
  }
}
