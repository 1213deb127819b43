import { msg, str } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { KeptGame } from '../device/kept-game.ts';
import { duelOf, type Ranked, rankingOf } from '../state/ranking.ts';
import { base } from '../styles/shared.styles.ts';
import { number } from '../words.ts';
import { TreceElement } from './trece-element.ts';

/** Who has won how often, the best and the mean, and how each did against the others. */
@customElement('games-ranking')
export class GamesRanking extends TreceElement {
  static override styles = [
    base,
    css`
      :host {
        display: block;
      }
      h2 {
        margin-block-end: 0.5rem;
        font-size: 0.9375rem;
      }
      .scroll {
        overflow-x: auto;
      }
      table {
        inline-size: 100%;
        border-spacing: 0;
      }
      th,
      td {
        block-size: 2.75rem;
        padding: 0.25rem 0.375rem;
        border-block-end: 1px solid var(--line);
        text-align: end;
      }
      tr:last-child > * {
        border-block-end: 0;
      }
      thead th {
        block-size: 2rem;
        color: var(--ink-2);
        font-size: 0.8125rem;
        font-weight: 600;
      }
      tr > :first-child {
        padding-inline-start: 0;
        text-align: start;
      }
      tbody th {
        min-inline-size: 4.5rem;
        overflow-wrap: anywhere;
      }
      small {
        display: block;
        color: var(--ink-2);
        font-size: 0.75rem;
        white-space: nowrap;
      }
      @media (max-width: 26rem) {
        tbody th {
          min-inline-size: 4rem;
        }
        th,
        td {
          padding-inline: 0.1875rem;
          font-size: 0.875rem;
        }
        thead th {
          font-size: 0.6875rem;
        }
      }
      details {
        margin-block-start: 0.5rem;
      }
      summary {
        min-block-size: 2.75rem;
        padding-block: 0.625rem;
        font-weight: 600;
        cursor: pointer;
      }
      li {
        padding-block: 0.375rem;
        overflow-wrap: anywhere;
      }
    `,
  ];

  /** All of one rule set. */
  @property({ attribute: false }) games: readonly KeptGame[] = [];

  override render() {
    const ranking = rankingOf(this.games);
    const isContested = ranking.some(({ contests }) => contests > 0);
    return html`<h2 id="ranking">${msg('Clasificación de este dispositivo')}</h2>
      <div class="scroll" tabindex="0" role="group" aria-labelledby="ranking">
        <table aria-labelledby="ranking">
          <thead>
            <tr>
              <th scope="col">${msg('Jugador')}</th>
              <th scope="col">${msg('Jugadas')}</th>
              <th scope="col">${msg('Ganadas')}</th>
              <th scope="col">${msg('Mejor')}</th>
              <th scope="col">${msg('Media')}</th>
            </tr>
          </thead>
          <tbody>${ranking.map(renderRow)}</tbody>
        </table>
      </div>
      ${isContested ? this.renderDuels(ranking) : nothing}`;
  }

  private renderDuels(ranking: readonly Ranked[]): TemplateResult {
    const pairs = ranking.flatMap((one, at) => ranking.slice(at + 1).map((other) => [one, other]));
    return html`<details>
      <summary>${msg('Cara a cara')}</summary>
      <ul>${pairs.map(([one, other]) => this.renderDuel(one!, other!))}</ul>
    </details>`;
  }

  private renderDuel(one: Ranked, other: Ranked) {
    const { games, won, tied, lost } = duelOf(one.player, other.player, this.games);
    if (games === 0) return nothing;
    return html`<li>
      <bdi>${one.name}</bdi> <strong>${won} – ${lost}</strong> <bdi>${other.name}</bdi>
      ${tied > 0 ? html`<small>${msg(str`empates: ${tied}`)}</small>` : nothing}
    </li>`;
  }
}

function renderRow({ name, games, contests, wins, ties, best, mean }: Ranked): TemplateResult {
  return html`<tr>
    <th scope="row"><bdi>${name}</bdi></th>
    <td>${number(games)}</td>
    <td>
      ${contests === 0 ? '–' : number(wins)}${ties > 0 ? html`<small>${msg(str`${ties} con empate`)}</small>` : nothing}
    </td>
    <td>${number(best)}</td>
    <td>${number(mean, { maximumFractionDigits: 1 })}</td>
  </tr>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'games-ranking': GamesRanking;
  }
}
