import { msg, str } from '@lit/localize';
import { css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { IDEAL, type Strength, strengthsOf } from '../../engine/strategy/strength.ts';
import type { PlayedDay } from '../../worker/wire.ts';
import { base } from '../styles/shared.styles.ts';
import { number } from '../words.ts';
import { points } from './lost-mark.ts';
import { TreceElement } from './trece-element.ts';
import './strength-plot.ts';

/** How strong the player is: what they would total on average with everybody's luck, how sure that is, and its course. */
@customElement('strength-card')
export class StrengthCard extends TreceElement {
  static override styles = [
    base,
    css`
      :host {
        display: grid;
        gap: 0.75rem;
      }
      .value {
        display: flex;
        flex-wrap: wrap;
        align-items: baseline;
        gap: 0.25rem 0.625rem;
      }
      strong {
        font-size: 2.5rem;
        font-weight: 800;
        line-height: 1;
        letter-spacing: -0.03em;
      }
      .error {
        font-size: 1.125rem;
        font-weight: 700;
        color: var(--ink-2);
      }
      .words {
        color: var(--ink-2);
        font-size: 0.9375rem;
      }
    `,
  ];

  /** The games played, latest first; those of the time before losses were counted tell nothing. */
  @property({ attribute: false }) history: readonly PlayedDay[] = [];

  override render() {
    const lost = this.history.flatMap((day) => (day.lost === undefined ? [] : [day.lost]));
    const strengths = strengthsOf(lost.reverse());
    const strength = strengths.at(-1);
    if (!strength)
      return html`<p class="words">${msg('Se mide por los puntos que pierden tus decisiones, desde tu próxima partida.')}</p>`;
    const { value, error } = strength;
    return html`<p class="value">
        <strong>${points(value)}</strong>
        ${error === null ? nothing : html`<span class="error" aria-hidden="true">± ${points(error)}</span>`}
      </p>
      <p class="words">${meaning(strength)}</p>
      <strength-plot .strengths=${strengths} .ideal=${IDEAL}></strength-plot>
      <p class="words">
        ${msg(str`La línea de trazos es el juego ideal, ${number(IDEAL, { maximumFractionDigits: 2 })} puntos de media. La banda es el error típico.`)}
      </p>`;
  }
}

function meaning({ value, error, games }: Strength): string {
  const mean = points(value);
  const what = msg(str`Con la suerte de todos, tus partidas sumarían ${mean} puntos de media.`);
  if (error === null) return `${what} ${msg('Una sola partida aún no dice cuánto puede variar.')}`;
  const [from, to] = [points(value - error), points(value + error)];
  const sure = msg(
    str`Se mide por los puntos perdidos en tus últimas ${number(games)} partidas; con un error típico de ${points(error)}, está entre ${from} y ${to} unas dos de cada tres veces.`,
  );
  return `${what} ${sure}`;
}

declare global {
  interface HTMLElementTagNameMap {
    'strength-card': StrengthCard;
  }
}
