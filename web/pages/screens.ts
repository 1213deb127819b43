// Every screen but the game itself: its code, its elements and its title.
import { msg } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import { dayOfNumber } from '../../engine/day.ts';
import { type Route, routeOf } from '../routes.ts';
import { challengeName } from '../words.ts';

/** What stands at an address, in the language of the moment. */
export interface Screen {
  readonly render: () => TemplateResult;
  readonly title: () => string;
}

/** The screens but the game. */
type Later = Exclude<Route, { readonly page: 'play' }>;

/** Their code, loaded when first visited. */
const PAGES = {
  day: () => import('./day-page.ts'),
  board: () => import('./board-page.ts'),
  record: () => import('./record-page.ts'),
  rules: () => import('./rules-page.ts'),
  fair: () => import('./fair-page.ts'),
  privacy: () => import('./privacy-page.ts'),
  watch: () => import('./watch-page.ts'),
  review: () => import('./review-page.ts'),
  explore: () => import('./explore-page.ts'),
  train: () => import('./train-page.ts'),
  sheet: () => import('./sheet-page.ts'),
  games: () => import('./games-page.ts'),
  shared: () => import('./shared-page.ts'),
  missing: () => import('./missing-page.ts'),
} as const satisfies Record<Later['page'], () => Promise<unknown>>;

/** Loads the screen of a path other than the game's. */
export async function loadScreen(path: string): Promise<Screen> {
  const route = routeOf(path) as Later;
  await PAGES[route.page]();
  return { render: () => renderPage(route), title: () => titleOf(route) };
}

function renderPage(route: Later): TemplateResult {
  switch (route.page) {
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
    case 'review':
      return html`<review-page
        data-page
        tabindex="-1"
        .day=${dayOfNumber(route.number)}
        .entry=${route.id}
      ></review-page>`;
    case 'explore':
      return html`<explore-page data-page tabindex="-1"></explore-page>`;
    case 'train':
      return html`<train-page data-page tabindex="-1"></train-page>`;
    case 'sheet':
      return html`<sheet-page data-page tabindex="-1" .query=${location.search}></sheet-page>`;
    case 'games':
      return html`<games-page data-page tabindex="-1" .query=${location.search}></games-page>`;
    case 'shared':
      return html`<shared-page data-page tabindex="-1" .sheet=${route.sheet}></shared-page>`;
    case 'missing':
      return html`<missing-page data-page tabindex="-1"></missing-page>`;
  }
}

function titleOf(route: Later): string {
  switch (route.page) {
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
    case 'review':
      return msg('Análisis de la partida');
    case 'explore':
      return msg('Explorador');
    case 'train':
      return msg('Entrenamiento');
    case 'sheet':
      return msg('Hoja de puntos');
    case 'games':
      return msg('Partidas');
    case 'shared':
      return msg('Una partida para ti');
    case 'missing':
      return msg('Esta página no existe');
  }
}
