import { msg, str } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { DICE, type Face, type Roll } from '../../engine/dice.ts';
import type { Scorecard } from '../../engine/scorecard.ts';
import { possibleValues } from '../../engine/sheet/possible-values.ts';
import { PointsWriteEvent } from '../sheet-events.ts';
import { worthOnSheet } from '../state/sheet-worth.ts';
import { sheetDialog } from '../styles/dialog.styles.ts';
import { base, buttons } from '../styles/shared.styles.ts';
import { categoryHelp, categoryName, spokenRoll } from '../words.ts';
import { styles } from './box-entry.styles.ts';
import { smallDie } from './die-face.ts';
import { FACE_LIST } from './face-list.ts';
import { TreceElement } from './trece-element.ts';
import { valuesInWords } from './values-in-words.ts';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
/** So few values are offered one by one. */
const FEW = 6;
const MOST_DIGITS = 3;

/** Asks what goes in a box: points, or the dice that lie on the table. Tells `points-write`. */
@customElement('box-entry')
export class BoxEntry extends TreceElement {
  static override styles = [base, buttons, sheetDialog, styles];

  @property() name = '';
  @property({ type: Number }) seat = 0;
  @property({ attribute: false }) card!: Scorecard;
  /** Index of the box. */
  @property({ type: Number }) box = 0;
  /** What was typed already. */
  @property() typed = '';

  @query('dialog') private dialog!: HTMLDialogElement;
  @query('h2') private heading!: HTMLElement;

  @state() private way: 'points' | 'dice' = 'points';
  @state() private faces: readonly Face[] = [];
  @state() private refused = '';

  private onKeydown(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    if (/^\d$/.test(key)) this.onDigit(key);
    else if (key === 'Backspace') this.onBack();
    else if (key === 'Enter' && event.composedPath()[0] === this.heading) this.onWrite();
    else return;
    event.preventDefault();
  }

  private onDigit(digit: string): void {
    this.refused = '';
    if (this.way === 'points') this.typed = (this.typed + digit).slice(0, MOST_DIGITS);
    else if (/[1-6]/.test(digit)) this.onFace(Number(digit) as Face);
  }

  private onFace(face: Face): void {
    if (this.faces.length < DICE) this.faces = [...this.faces, face];
  }

  private onBack(): void {
    this.refused = '';
    if (this.way === 'points') this.typed = this.typed.slice(0, -1);
    else this.faces = this.faces.slice(0, -1);
  }

  private onDie(at: number): void {
    this.faces = this.faces.filter((_, position) => position !== at);
  }

  private onWay(way: 'points' | 'dice'): void {
    this.way = way;
    this.refused = '';
  }

  private onWrite(): void {
    const points = this.points;
    if (points === null) {
      this.refused =
        this.way === 'points'
          ? msg('Escribe los puntos, o toca los dados.')
          : msg('Toca las caras de los cinco dados.');
      return;
    }
    const values = possibleValues(this.card.rules, this.box);
    if (values.includes(points)) this.finish(points);
    else this.refused = this.refusalOf(points, values);
  }

  private refusalOf(points: number, values: readonly number[]): string {
    const { category } = this.card.rules.boxes[this.box]!;
    return msg(
      str`${points} no puede ser: ${categoryName(category)} (${categoryHelp(category)}) solo admite ${valuesInWords(values)}.`,
    );
  }

  private finish(points: number | null): void {
    this.dispatchEvent(new PointsWriteEvent(this.seat, this.box, points));
    this.dialog.close();
  }

  private onClose(): void {
    this.dispatchEvent(new Event('entry-close'));
    this.remove();
  }

  private onClick(event: Event): void {
    if (event.composedPath()[0] === this.dialog) this.dialog.close();
  }

  override firstUpdated(): void {
    this.dialog.showModal();
    this.heading.focus();
  }

  /** What would be written now; null while it is not said yet. */
  private get points(): number | null {
    if (this.way === 'points') return this.typed === '' ? null : Number(this.typed);
    if (this.faces.length < DICE) return null;
    return worthOnSheet(this.card, this.faces as unknown as Roll, this.box).points;
  }

  override render() {
    const box = this.card.rules.boxes[this.box]!;
    const values = possibleValues(this.card.rules, this.box);
    const { points } = this;
    return html`<dialog
      aria-labelledby="box"
      aria-describedby="help"
      @close=${this.onClose}
      @click=${this.onClick}
      @keydown=${this.onKeydown}
    >
      <div class="stack">
        <div>
          <p class="who"><bdi>${this.name}</bdi></p>
          <h2 id="box" tabindex="-1">${categoryName(box.category)}</h2>
          <p class="help" id="help">${categoryHelp(box.category)}</p>
        </div>
        <div class="ways" role="group" aria-label=${msg('Cómo anotar')}>
          ${this.renderWay('points', msg('Puntos'))} ${this.renderWay('dice', msg('Dados'))}
        </div>
        ${this.way === 'points' ? this.renderPoints(values) : this.renderDice()}
        <p class="refused" role="alert">${this.refused}</p>
        <div class="acts">
          <button type="button" class="button main" aria-disabled=${points === null} @click=${this.onWrite}>
            ${points === null ? msg('Anotar') : msg(str`Anotar ${points}`)}
          </button>
          <button type="button" class="button quiet" @click=${() => this.finish(0)}>${msg('Tachar (0)')}</button>
          <button type="button" class="button quiet" @click=${() => this.finish(null)}>${msg('Sin anotar')}</button>
        </div>
      </div>
    </dialog>`;
  }

  private renderWay(way: 'points' | 'dice', name: string): TemplateResult {
    return html`<button type="button" aria-pressed=${this.way === way} @click=${() => this.onWay(way)}>${name}</button>`;
  }

  private renderPoints(values: readonly number[]): TemplateResult {
    return html`<output class="typed" aria-label=${msg('Puntos')}>${this.typed || '–'}</output>
      ${
        values.length <= FEW
          ? html`<div class="few" role="group" aria-label=${msg('Puntos posibles')}>
              ${values.map((value) => html`<button type="button" @click=${() => this.finish(value)}>${value}</button>`)}
            </div>`
          : nothing
      }
      <div class="pad" role="group" aria-label=${msg('Teclado de puntos')}>
        ${DIGITS.map((digit) => html`<button type="button" @click=${() => this.onDigit(digit)}>${digit}</button>`)}
        <button type="button" aria-label=${msg('Borrar la última cifra')} @click=${this.onBack}>⌫</button>
        <button type="button" @click=${() => this.onDigit('0')}>0</button>
      </div>`;
  }

  private renderDice(): TemplateResult {
    return html`<div class="lying" role="group" aria-label=${msg('Dados tocados; toca uno para quitarlo')}>
        ${Array.from({ length: DICE }, (_, at) => {
          const face = this.faces[at];
          return face === undefined
            ? html`<span class="slot"></span>`
            : html`<button type="button" aria-label=${msg(str`Quitar el ${face}`)} @click=${() => this.onDie(at)}>${smallDie(face)}</button>`;
        })}
      </div>
      <div class="faces" role="group" aria-label=${msg('Caras')}>
        ${FACE_LIST.map((face) => html`<button type="button" aria-label=${face} @click=${() => this.onFace(face)}>${smallDie(face)}</button>`)}
      </div>
      <p class="worth" role="status">${this.worthWords()}</p>`;
  }

  private worthWords(): string {
    if (this.faces.length < DICE) return msg(str`Faltan ${DICE - this.faces.length}`);
    const { points, isJoker, isFurther } = worthOnSheet(
      this.card,
      this.faces as unknown as Roll,
      this.box,
    );
    const dice = spokenRoll(this.faces);
    if (isJoker) return msg(str`${dice}: como comodín vale ${points}. Su bonus se apunta aparte.`);
    if (isFurther) return msg(str`${dice}: vale ${points}. Su bonus se apunta aparte.`);
    return msg(str`${dice}: vale ${points}`);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'box-entry': BoxEntry;
  }
}
