// First load: the card with its two sections.
import { msg, str } from '@lit/localize';
import { html } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Section } from '../../engine/rule-sets/rule-set.ts';
import { type Scorecard, sectionSum, upperLead } from '../../engine/scorecard.ts';
import type { ClosedBox } from '../../engine/scoring.ts';
import { BoxChooseEvent } from '../events.ts';
import { base } from '../styles/shared.styles.ts';
import { type BoxState, renderBox } from './score-box.ts';
import { styles } from './score-card.styles.ts';
import { TreceElement } from './trece-element.ts';

/**
 * The card: filled boxes, what the open ones would score, and the way to the upper bonus. Asks by
 * `box-choose` that a box be chosen; pressing a chosen box asks again. Arrow keys move among the
 * boxes, Tab stops once.
 */
@customElement('score-card')
export class ScoreCard extends TreceElement {
  static override styles = [base, styles];

  @property({ attribute: false }) card!: Scorecard;
  /** What each box would score now, or why it is closed; null while there is nothing to score. */
  @property({ attribute: false }) worths: readonly (number | ClosedBox)[] | null = null;
  /** Index of the chosen box. */
  @property({ type: Number }) chosen: number | null = null;

  /** The box where Tab stops. */
  @state() private tabStop = 0;

  private onPress(index: number): void {
    this.tabStop = index;
    this.dispatchEvent(new BoxChooseEvent(index));
  }

  private onKeydown(event: KeyboardEvent): void {
    const target = this.neighbour(this.tabStop, event.key);
    if (target === null) return;
    event.preventDefault();
    this.focusBox(target);
  }

  /** Moves the focus to a box; without one to where it was last. */
  focusBox(index = this.tabStop): void {
    this.tabStop = index;
    this.renderRoot.querySelector<HTMLButtonElement>(`[data-box="${index}"]`)?.focus();
  }

  /** The box that an arrow key leads to from another; null for other keys and at the edges. */
  private neighbour(from: number, key: string): number | null {
    const upper = this.indicesOf('upper');
    const lower = this.indicesOf('lower');
    const own = upper.includes(from) ? upper : lower;
    const row = own.indexOf(from);
    switch (key) {
      case 'ArrowUp':
        return own[row - 1] ?? null;
      case 'ArrowDown':
        return own[row + 1] ?? null;
      case 'ArrowLeft':
        return own === lower ? upper[Math.min(row, upper.length - 1)]! : null;
      case 'ArrowRight':
        return own === upper ? lower[row]! : null;
      case 'Home':
        return own[0]!;
      case 'End':
        return own.at(-1)!;
      default:
        return null;
    }
  }

  private indicesOf(section: Section): number[] {
    return [...this.card.rules.boxes.keys()].filter(
      (index) => this.card.rules.boxes[index]!.section === section,
    );
  }

  override render() {
    return html`<div class="sections" @keydown=${this.onKeydown}>
      <ul class="section" aria-label=${msg('Sección superior')}>
        ${this.indicesOf('upper').map((index) => this.renderBox(index))}
        <li>${this.renderBonus()}</li>
      </ul>
      <ul class="section" aria-label=${msg('Sección inferior')}>
        ${this.indicesOf('lower').map((index) => this.renderBox(index))}
      </ul>
    </div>`;
  }

  private renderBox(index: number) {
    const { rules, scores, fiveOfAKindBonuses } = this.card;
    const box = rules.boxes[index]!;
    const isFives = box.category === rules.furtherFives.category;
    const worth = this.worths?.[index];
    const view = {
      box,
      state: this.stateOf(index),
      points: scores[index] ?? (typeof worth === 'number' ? worth : null),
      chosen: index === this.chosen,
      extra: isFives ? fiveOfAKindBonuses[box.column]! * rules.furtherFives.bonus : 0,
      tabStop: index === this.tabStop,
    };
    return renderBox(view, index, () => this.onPress(index));
  }

  private stateOf(index: number): BoxState {
    if (this.card.scores[index] !== null) return 'filled';
    if (!this.worths) return 'idle';
    return typeof this.worths[index] === 'number' ? 'open' : 'closed';
  }

  private renderBonus() {
    const { threshold, points } = this.card.rules.sectionBonuses[0]!;
    const sum = sectionSum(this.card, 'upper');
    const earned = sum >= threshold;
    return html`<div class="bonus ${earned ? 'earned' : ''}">
      <span>${msg(str`Bonus +${points}`)}</span>
      <strong>${msg(str`${sum} de ${threshold}`)}</strong>
      <progress
        max=${threshold}
        .value=${Math.min(sum, threshold)}
        aria-label=${msg('Camino al bonus')}
      ></progress>
      ${earned ? this.renderEarned() : this.renderPace()}
    </div>`;
  }

  private renderEarned() {
    return html`<span class="pace" aria-hidden="true">✓</span><span class="unseen">${msg('conseguido')}</span>`;
  }

  /** How far above or below three of each face: a number to see, a sentence to hear. */
  private renderPace() {
    const lead = upperLead(this.card);
    const sign = lead > 0 ? '+' : lead < 0 ? '−' : '±';
    return html`<span class="pace" aria-hidden="true" title=${paceText(lead)}>${sign}${Math.abs(lead)}</span>
      <span class="unseen">${paceText(lead)}</span>`;
  }
}

function paceText(lead: number): string {
  if (lead > 0) return msg(str`${lead} por encima de tres de cada`);
  if (lead < 0) return msg(str`${-lead} por debajo de tres de cada`);
  return msg('justo a tres de cada');
}

declare global {
  interface HTMLElementTagNameMap {
    'score-card': ScoreCard;
  }
}
