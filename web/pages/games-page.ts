import { msg, str } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { exportGames, type FileFault, type Imported, importGames } from '../device/exchange.ts';
import { readGames, removeGame } from '../device/games.ts';
import { GAME_KINDS, type GameKind, type KeptGame } from '../device/kept-game.ts';
import { type Unkept, whyUnkept } from '../device/shelves.ts';
import { TreceElement } from '../elements/trece-element.ts';
import { kindName } from '../game-words.ts';
import { ruleSetName } from '../rule-set-words.ts';
import { saveFile } from '../save-file.ts';
import { placesOf } from '../state/standings.ts';
import { base, buttons, page } from '../styles/shared.styles.ts';
import { moment, number } from '../words.ts';
import { styles } from './games-page.styles.ts';
import '../elements/device-notice.ts';
import '../elements/device-players.ts';
import '../elements/games-ranking.ts';
import '../elements/kept-game-view.ts';
import '../elements/page-header.ts';
import '../elements/sheet-share.ts';

/** Games listed at first, and with each press on the button below. */
const GAMES = 20;
const FILE = 'trece-partidas.json';

/** History and ranking of everything that was played on this device, one rule set at a time. */
@customElement('games-page')
export class GamesPage extends TreceElement {
  static override styles = [base, buttons, page, styles];

  /** The address's query: `?game={id}` shows one game. */
  @property() query = '';

  /** Null before they are read. */
  @state() private games: readonly KeptGame[] | null = null;
  @state() private unreadable = 0;
  @state() private unkept: Unkept | null = null;
  /** The rule set on screen; null for that of the latest game. */
  @state() private chosenRules: string | null = null;
  @state() private kind: GameKind | 'all' = 'all';
  @state() private listed = GAMES;
  @state() private outcome = '';

  override connectedCallback(): void {
    super.connectedCallback();
    this.load();
  }

  private async load(): Promise<void> {
    const { games, unreadable } = await readGames();
    this.games = games;
    this.unreadable = unreadable;
    this.unkept = whyUnkept();
  }

  private onRules(event: Event): void {
    this.chosenRules = (event.target as HTMLSelectElement).value;
    this.listed = GAMES;
  }

  private onKind(event: Event): void {
    this.kind = (event.target as HTMLSelectElement).value as GameKind | 'all';
    this.listed = GAMES;
  }

  private onMore(): void {
    this.listed += GAMES;
  }

  private onRemove(): void {
    this.renderRoot.querySelector('dialog')?.showModal();
  }

  private async onRemoveForGood(game: KeptGame): Promise<void> {
    this.renderRoot.querySelector('dialog')?.close();
    await removeGame(game.id);
    this.query = '';
    history.replaceState(null, '', '/games');
    await this.load();
    this.outcome = msg('Partida borrada.');
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>('h1')?.focus();
  }

  private async onExport(): Promise<void> {
    saveFile(FILE, await exportGames());
  }

  private async onImport(event: Event): Promise<void> {
    const input = event.target as HTMLInputElement;
    const file = input.files?.[0];
    if (!file) return;
    const outcome = await importGames(await file.text());
    input.value = '';
    this.outcome = importWords(outcome);
    await this.load();
  }

  override render() {
    return html`<page-header current=""></page-header>
      <main aria-busy=${this.games === null}>${this.renderMain()}</main>`;
  }

  private renderMain() {
    const { games } = this;
    if (!games) return html`<h1 tabindex="-1">${msg('Partidas')}</h1>`;
    const id = new URLSearchParams(this.query).get('game');
    if (id === null) return this.renderAll(games);
    const game = games.find((game) => game.id === id);
    return game ? this.renderOne(game) : this.renderMissing();
  }

  private renderMissing(): TemplateResult {
    return html`<h1 tabindex="-1">${msg('Esa partida no está en este dispositivo')}</h1>
      <p><a class="button" href="/games">${msg('Ver todas las partidas')}</a></p>`;
  }

  private renderOne(game: KeptGame): TemplateResult {
    return html`<h1 tabindex="-1">${msg('Partida')}</h1>
      <kept-game-view .game=${game}></kept-game-view>
      ${game.kind === 'sheet' ? html`<sheet-share class="card" .game=${game}></sheet-share>` : nothing}
      <div class="acts">
        <a class="button" href="/games">${msg('Ver todas las partidas')}</a>
        <button type="button" class="button quiet" @click=${this.onRemove}>${msg('Borrar la partida')}</button>
      </div>
      <dialog aria-labelledby="remove">
        <h2 id="remove">${msg('¿Borrar la partida?')}</h2>
        <p>${msg('Desaparece del historial y de las cuentas de este dispositivo.')}</p>
        <form method="dialog" class="acts">
          <button class="button">${msg('Conservarla')}</button>
          <button type="button" class="button quiet" @click=${() => this.onRemoveForGood(game)}>${msg('Borrarla')}</button>
        </form>
      </dialog>`;
  }

  private renderAll(games: readonly KeptGame[]): TemplateResult {
    const rules = this.chosenRules ?? games[0]?.rules ?? '';
    const shown = games.filter(
      (game) => game.rules === rules && (this.kind === 'all' || game.kind === this.kind),
    );
    return html`<h1 tabindex="-1">${msg('Partidas')}</h1>
      <p class="lead">${msg('Todo lo que se ha jugado en este dispositivo fuera del reto diario.')}</p>
      <device-notice .reason=${this.unkept}></device-notice>
      ${this.unreadable > 0 ? html`<p class="note">${msg(str`Partidas que no se pueden leer: ${this.unreadable}. Quedan apartadas, sin borrarse.`)}</p>` : nothing}
      ${games.length === 0 ? this.renderEmpty() : this.renderShown(games, rules, shown)}
      <device-players class="card"></device-players>
      ${this.renderFile(games.length > 0)}`;
  }

  private renderEmpty(): TemplateResult {
    return html`<section class="card">
      <p>${msg('Todavía no hay ninguna. Abre una hoja para jugar con dados de verdad.')}</p>
      <p class="acts"><a class="button" href="/sheet">${msg('Hoja de puntos')}</a></p>
    </section>`;
  }

  private renderShown(
    games: readonly KeptGame[],
    rules: string,
    shown: readonly KeptGame[],
  ): TemplateResult {
    const names = [...new Set(games.map((game) => game.rules))];
    return html`<div class="filters">
        <label>
          ${msg('Reglas')}
          <select @change=${this.onRules}>
            ${names.map((name) => html`<option value=${name} ?selected=${name === rules}>${ruleSetName(name)}</option>`)}
          </select>
        </label>
        <label>
          ${msg('Partidas')}
          <select @change=${this.onKind}>
            <option value="all" ?selected=${this.kind === 'all'}>${msg('todas')}</option>
            ${GAME_KINDS.map((kind) => html`<option value=${kind} ?selected=${kind === this.kind}>${kindName(kind)}</option>`)}
          </select>
        </label>
      </div>
      ${shown.length === 0 ? html`<p>${msg('Ninguna partida así.')}</p>` : html`<games-ranking class="card" .games=${shown}></games-ranking>`}
      ${shown.length === 0 ? nothing : this.renderList(shown)}`;
  }

  private renderList(games: readonly KeptGame[]): TemplateResult {
    return html`<section class="card games" aria-labelledby="history">
      <h2 id="history">${msg('Historial')}</h2>
      <ol>${games.slice(0, this.listed).map(renderGame)}</ol>
      ${games.length > this.listed ? html`<button type="button" class="button quiet" @click=${this.onMore}>${msg('Ver más')}</button>` : nothing}
    </section>`;
  }

  private renderFile(hasGames: boolean): TemplateResult {
    return html`<section class="card" aria-labelledby="file">
      <h2 id="file">${msg('Llevarlas a otro dispositivo')}</h2>
      <div class="acts">
        ${hasGames ? html`<button type="button" class="button quiet" @click=${this.onExport}>${msg('Exportar a un archivo')}</button>` : nothing}
        <label class="button quiet file">
          ${msg('Importar de un archivo')}
          <input type="file" accept="application/json,.json" @change=${this.onImport} />
        </label>
      </div>
      <p role="status" class="outcome">${this.outcome}</p>
    </section>`;
  }
}

function renderGame(game: KeptGame): TemplateResult {
  const [first, ...rest] = placesOf(game);
  return html`<li>
    <a href="/games?game=${game.id}">
      <span class="who"><bdi>${first!.seat.name}</bdi>${rest.map(({ seat }) => html`, <bdi>${seat.name}</bdi>`)}</span>
      <span class="when">${kindName(game.kind)} · ${moment(game.finishedAt, 'full')}</span>
      <strong>${number(first!.seat.total)}</strong>
    </a>
  </li>`;
}

function importWords(outcome: Imported | FileFault): string {
  switch (outcome) {
    case 'not-json':
      return msg('Ese archivo no es JSON: no se ha tomado nada.');
    case 'not-ours':
      return msg('Ese archivo no es de partidas de Trece: no se ha tomado nada.');
    case 'newer':
      return msg(
        'Ese archivo es de una versión más nueva de Trece: recarga la página y prueba otra vez.',
      );
  }
  const { taken, known, unreadable, impossible } = outcome;
  const parts = [msg(str`Partidas nuevas: ${taken}.`)];
  if (known > 0) parts.push(msg(str`Ya estaban: ${known}.`));
  if (unreadable > 0) parts.push(msg(str`No se pueden leer: ${unreadable}.`));
  if (impossible > 0) parts.push(msg(str`Con puntos que sus reglas no dan: ${impossible}.`));
  return parts.join(' ');
}

declare global {
  interface HTMLElementTagNameMap {
    'games-page': GamesPage;
  }
}
