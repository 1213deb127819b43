import { msg } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { OFFERED_RULES } from '../../engine/rule-sets/offered.ts';
import { renderPending } from '../elements/pending-boxes.ts';
import type { SheetTable } from '../elements/sheet-table.ts';
import { TreceElement } from '../elements/trece-element.ts';
import { ruleSetHelp, ruleSetName } from '../rule-set-words.ts';
import type {
  CellChooseEvent,
  FivesChooseEvent,
  FivesWriteEvent,
  PointsWriteEvent,
  SheetBeginEvent,
} from '../sheet-events.ts';
import { setGameUnderWay } from '../state/game-under-way.ts';
import {
  canHaveFives,
  cardsOf,
  type Pending,
  pendingOf,
  rulesOf,
  type Sheet,
  seatOnTurn,
} from '../state/sheet.ts';
import { SheetController } from '../state/sheet-controller.ts';
import { base, buttons, page } from '../styles/shared.styles.ts';
import { styles } from './sheet-page.styles.ts';
import '../elements/blank-sheet.ts';
import '../elements/box-entry.ts';
import '../elements/device-notice.ts';
import '../elements/fives-entry.ts';
import '../elements/kept-game-view.ts';
import '../elements/page-header.ts';
import '../elements/sheet-setup.ts';
import '../elements/sheet-share.ts';
import '../elements/sheet-table.ts';

/** So few pending boxes are named unasked. */
const FEW = 3;

/** The score sheet for real dice: who plays and by which rules, the sheet, and the game once it is over. */
@customElement('sheet-page')
export class SheetPage extends TreceElement {
  static override styles = [base, buttons, page, styles];

  /** The address's query: `?print=forced-joker` shows a blank sheet. */
  @property() query = '';

  @query('sheet-table') private table!: SheetTable | null;
  /** Whether it was asked what is still pending. */
  @state() private namesPending = false;

  private readonly keeper = new SheetController(this);
  private gone = new AbortController();

  override connectedCallback(): void {
    super.connectedCallback();
    this.gone = new AbortController();
    window.addEventListener('keydown', (event) => this.onKey(event), { signal: this.gone.signal });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.gone.abort();
    document.querySelector('box-entry, fives-entry')?.remove();
  }

  override updated(): void {
    setGameUnderWay(!this.keeper.isReady || this.keeper.sheet !== null);
  }

  private onKey(event: KeyboardEvent): void {
    if (!(event.ctrlKey || event.metaKey) || !this.keeper.sheet) return;
    const isTyping =
      event.composedPath()[0] instanceof HTMLInputElement ||
      document.querySelector('box-entry, fives-entry') !== null;
    const key = event.key.toLowerCase();
    if (isTyping || (key !== 'z' && key !== 'y')) return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) this.keeper.redo();
    else this.keeper.undo();
  }

  private async onBegin({ rules, seats }: SheetBeginEvent): Promise<void> {
    this.namesPending = false;
    await this.keeper.begin(rules, [...seats]);
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>('h1')?.focus();
  }

  private onCell({ seat, box, digit }: CellChooseEvent): void {
    const card = cardsOf(this.keeper.sheet!)[seat]!;
    const entry = document.createElement('box-entry');
    const name = this.keeper.sheet!.seats[seat]!.name;
    Object.assign(entry, { name, seat, box, card, typed: digit });
    entry.addEventListener('points-write', (event) => this.onPoints(event));
    entry.addEventListener('entry-close', () => hasFocusGone() && this.table?.focusBox(seat, box));
    document.body.append(entry);
  }

  private onPoints({ seat, box, points }: PointsWriteEvent): void {
    const { sheet } = this.keeper;
    // It may have ended in another tab.
    if (!sheet || cardsOf(sheet)[seat]!.scores[box] === points) return;
    this.keeper.write({ seat, box, points });
  }

  private onFives({ seat, column }: FivesChooseEvent): void {
    const card = cardsOf(this.keeper.sheet!)[seat]!;
    const entry = document.createElement('fives-entry');
    Object.assign(entry, {
      name: this.keeper.sheet!.seats[seat]!.name,
      seat,
      column,
      fives: card.fiveOfAKindBonuses[column]!,
      bonus: card.rules.furtherFives.bonus * card.rules.columns[column]!.factor,
      most: card.rules.categories.length - 1,
      allowed: canHaveFives(card, column),
    });
    entry.addEventListener('fives-write', (event) => this.onFivesWrite(event));
    entry.addEventListener(
      'entry-close',
      () => hasFocusGone() && this.table?.focusFives(seat, column),
    );
    document.body.append(entry);
  }

  private onFivesWrite({ seat, column, fives }: FivesWriteEvent): void {
    if (this.keeper.sheet) this.keeper.write({ seat, column, fives });
  }

  private async onFinish(pending: readonly Pending[]): Promise<void> {
    this.namesPending = pending.length > 0;
    if (pending.length > 0) return;
    await this.keeper.finish();
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>('h1')?.focus();
  }

  private onLeave(): void {
    this.renderRoot.querySelector('dialog')?.showModal();
  }

  private async onLeaveForGood(): Promise<void> {
    this.renderRoot.querySelector('dialog')?.close();
    await this.keeper.leave();
  }

  private onPrint(): void {
    print();
  }

  override render() {
    return html`<page-header current=""></page-header>
      <main aria-busy=${!this.keeper.isReady}>${this.renderMain()}</main>`;
  }

  private renderMain() {
    const blank = this.blankRules;
    if (blank) {
      return html`<div class="bar">
          <h1 tabindex="-1">${msg('Hoja en blanco')}</h1>
          <span class="acts">
            <button type="button" class="button" @click=${this.onPrint}>${msg('Imprimir')}</button>
            <a class="button quiet" href="/sheet">${msg('Volver')}</a>
          </span>
        </div>
        <blank-sheet .rules=${blank}></blank-sheet>`;
    }
    const { sheet, finished, isReady } = this.keeper;
    if (!isReady) return html`<h1 tabindex="-1">${msg('Hoja para dados de verdad')}</h1>`;
    if (finished) return this.renderFinished();
    return sheet ? this.renderSheet(sheet) : this.renderSetup();
  }

  private get blankRules() {
    const id = new URLSearchParams(this.query).get('print');
    return [...OFFERED_RULES.values()].find((rules) => rules.id === id) ?? null;
  }

  private renderSetup(): TemplateResult {
    return html`<h1 tabindex="-1">${msg('Hoja para dados de verdad')}</h1>
      <p class="lead">${msg('Los dados son de verdad; la hoja lleva las cuentas. Todo queda en este dispositivo.')}</p>
      ${this.keeper.isDamaged ? html`<p class="note">${msg('La hoja que estaba a medias no se puede leer. Queda apartada y puedes empezar otra.')}</p>` : nothing}
      <device-notice .reason=${this.keeper.unkept}></device-notice>
      <sheet-setup @sheet-begin=${this.onBegin}></sheet-setup>`;
  }

  private renderSheet(sheet: Sheet): TemplateResult {
    const cards = cardsOf(sheet);
    const pending = pendingOf(cards);
    const { furtherFives } = rulesOf(sheet);
    return html`<div class="bar">
        <h1 tabindex="-1">${ruleSetName(sheet.rules)}</h1>
        <span class="acts">
          ${this.renderStep(msg('Deshacer'), '↶', sheet.made > 0, () => this.keeper.undo())}
          ${this.renderStep(msg('Rehacer'), '↷', sheet.made < sheet.changes.length, () => this.keeper.redo())}
        </span>
      </div>
      <device-notice .reason=${this.keeper.unkept}></device-notice>
      <sheet-table
        open
        .names=${sheet.seats.map(({ name }) => name)}
        .cards=${cards}
        .turn=${pending.length === 0 ? null : seatOnTurn(cards)}
        @cell-choose=${this.onCell}
        @points-write=${this.onPoints}
        @fives-choose=${this.onFives}
      ></sheet-table>
      <p class="help">${msg('Toca una casilla para anotar; mantenla pulsada para tacharla.')}</p>
      ${
        furtherFives.bonus > 0 && furtherFives.joker !== 'none'
          ? html`<p class="help">${ruleSetHelp(sheet.rules)} ${msg('La hoja no ve los dados: no lo impone.')}</p>`
          : nothing
      }
      <div class="acts end">
        <button type="button" class="button" aria-disabled=${pending.length > 0} @click=${() => this.onFinish(pending)}>
          ${msg('Finalizar y guardar resultados')}
        </button>
        <button type="button" class="button quiet" @click=${this.onLeave}>${msg('Descartar la hoja')}</button>
      </div>
      <div class="pending" role="status">
        ${pending.length > 0 && (this.namesPending || pending.length <= FEW) ? renderPending(sheet, cards, pending) : nothing}
      </div>
      <dialog aria-labelledby="leave">
        <h2 id="leave">${msg('¿Descartar la hoja?')}</h2>
        <p>${msg('Lo anotado se pierde y no queda en el historial.')}</p>
        <form method="dialog" class="acts">
          <button class="button">${msg('Seguir con ella')}</button>
          <button type="button" class="button quiet" @click=${this.onLeaveForGood}>${msg('Descartarla')}</button>
        </form>
      </dialog>`;
  }

  private renderStep(
    name: string,
    sign: string,
    possible: boolean,
    act: () => void,
  ): TemplateResult {
    return html`<button type="button" class="button quiet step" aria-label=${name} title=${name} aria-disabled=${!possible} @click=${act}>
      <span aria-hidden="true">${sign}</span>
    </button>`;
  }

  private renderFinished(): TemplateResult {
    return html`<h1 tabindex="-1">${msg('Partida guardada')}</h1>
      <device-notice .reason=${this.keeper.unkept}></device-notice>
      <kept-game-view .game=${this.keeper.finished}></kept-game-view>
      <sheet-share class="card" .game=${this.keeper.finished}></sheet-share>
      <div class="acts">
        <button type="button" class="button" @click=${() => this.keeper.leave()}>${msg('Otra hoja')}</button>
        <a class="button quiet" href="/games">${msg('Ver todas las partidas')}</a>
      </div>`;
  }
}

/** A closed dialog gives the focus back to a button only where pressing one focuses it. */
function hasFocusGone(): boolean {
  return document.activeElement === document.body;
}

declare global {
  interface HTMLElementTagNameMap {
    'sheet-page': SheetPage;
  }
}
