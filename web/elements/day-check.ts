import { msg } from '@lit/localize';
import { html, nothing, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { type Day, dayNumber, dayOfNumber } from '../../engine/day.ts';
import { sentenceOf, wordsOf } from '../errors.ts';
import { styles } from '../pages/fair-page.styles.ts';
import { type CheckedDay, fetchCheckedDay } from '../state/checked-day.ts';
import { base, buttons } from '../styles/shared.styles.ts';
import { isSound, renderSteps } from './check-steps.ts';
import { TreceElement } from './trece-element.ts';

/** Beyond it no address of ours names a day (routes.ts). */
const LAST_NUMBER = 999_999;

/** Checks a published day in the reader's own browser, step by step, with the engine of the game. */
@customElement('day-check')
export class DayCheckElement extends TreceElement {
  static override styles = [base, buttons, styles];

  /** The day offered first. */
  @property({ attribute: false }) day!: Day;
  /** The public id of the entry to check with it; null for the day's best and one's own. */
  @property({ attribute: false }) entry: string | null = null;
  /** Whether to check at once, without being asked. */
  @property({ type: Boolean }) eager = false;

  @state() private checked: CheckedDay | null = null;
  @state() private trouble: string | null = null;
  @state() private busy = false;

  /** The check under way; what an earlier one brings is dropped. */
  private run: symbol | null = null;

  override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('day') && !changed.has('entry')) return;
    this.drop();
    if (this.eager) this.check(this.day, this.entry);
  }

  private onCheck(event: SubmitEvent): void {
    event.preventDefault();
    if (this.busy) return;
    const asked = Number(new FormData(event.target as HTMLFormElement).get('number'));
    this.drop();
    if (!Number.isInteger(asked) || asked < 1 || asked > LAST_NUMBER) {
      this.trouble = sentenceOf('no-such-day');
      return;
    }
    const day = dayOfNumber(asked);
    this.check(day, day === this.day ? this.entry : null);
  }

  private drop(): void {
    this.run = null;
    this.checked = this.trouble = null;
    this.busy = false;
  }

  private async check(day: Day, entry: string | null): Promise<void> {
    const run = Symbol();
    this.run = run;
    this.busy = true;
    try {
      const checked = await fetchCheckedDay(day, entry);
      if (run !== this.run) return;
      this.checked = checked;
      if (!checked)
        this.trouble = msg(
          'Ese día aún no está publicado: su semilla se conoce tres horas después de que cierre.',
        );
    } catch (error) {
      if (run !== this.run) return;
      this.trouble = wordsOf(error, msg('No hay conexión con el servidor. Prueba más tarde.'));
    } finally {
      if (run === this.run) this.busy = false;
    }
  }

  override render() {
    const { checked } = this;
    return html`<form @submit=${this.onCheck}>
        <label>
          ${msg('Número de reto')}
          <input name="number" type="number" inputmode="numeric" min="1" max=${LAST_NUMBER} required .value=${String(dayNumber(this.day))} />
        </label>
        <button class="button" aria-disabled=${this.busy}>${msg('Comprobar aquí mismo')}</button>
      </form>
      <p role="status">${this.words()}</p>
      ${checked ? renderSteps(checked) : nothing}`;
  }

  private words(): string {
    if (this.busy) return msg('Comprobando…');
    if (this.trouble !== null) return this.trouble;
    if (!this.checked) return '';
    return isSound(this.checked)
      ? msg('Todo coincide.')
      : msg('Algo no coincide: mira los pasos marcados con ✗.');
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'day-check': DayCheckElement;
  }
}
