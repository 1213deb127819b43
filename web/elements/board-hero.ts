import { msg, str } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { dayOfNumber } from '../../engine/day.ts';
import { medianOf, percentileOf } from '../histogram.ts';
import type { BoardController } from '../state/board-controller.ts';
import { serverNow } from '../state/clock.ts';
import type { DayFigures } from '../state/day-figures.ts';
import { challengeName, date, moment, number } from '../words.ts';
import { points } from './lost-mark.ts';
import './totals-curve.ts';

/** The felt above a board: the challenge, the player's place, the curve and the days beside it. */
export function renderBoardHero(
  board: BoardController,
  figures: DayFigures,
  dayNumber: number | null,
): TemplateResult {
  const shown = board.phase === 'shown' || board.phase === 'sorting';
  return html`<section class="hero" aria-labelledby="heading">
    ${renderDays(board)}
    <header>
      <h1 id="heading">${dayNumber === null ? msg('Clasificación') : challengeName(dayNumber)}</h1>
      <p class="date">${dayNumber === null ? nothing : date(dayOfNumber(dayNumber))}</p>
    </header>
    ${shown && board.me ? renderMe(board) : nothing}
    <totals-curve
      aria-hidden=${shown ? nothing : 'true'}
      .totals=${shown ? board.totals : []}
      .mine=${shown ? (board.me?.total ?? null) : null}
    ></totals-curve>
    ${renderFacts(board, figures)}
    <p class="status">${renderStatus(board)}</p>
  </section>`;
}

function renderDays({ dayBefore, dayAfter, today }: BoardController): TemplateResult {
  return html`<nav class="days" aria-label=${msg('Otros días')}>
    ${
      dayBefore === null
        ? nothing
        : html`<a href="/d/${dayBefore}" aria-label=${msg(str`Día anterior: reto nº ${dayBefore}`)}>
            <span aria-hidden="true">‹</span> ${challengeName(dayBefore)}
          </a>`
    }
    ${
      dayAfter === null
        ? nothing
        : html`<a
            class="after"
            href=${dayAfter === today ? '/board' : `/d/${dayAfter}`}
            aria-label=${msg(str`Día siguiente: reto nº ${dayAfter}`)}
          >
            ${challengeName(dayAfter)} <span aria-hidden="true">›</span>
          </a>`
    }
  </nav>`;
}

function renderMe(board: BoardController): TemplateResult {
  return board.by === 'lost' ? renderMySkill(board) : renderMyScore(board);
}

function renderMySkill({ me, players }: BoardController): TemplateResult {
  const { place, total, lost } = me!;
  const lostText = lost === undefined ? null : points(lost);
  const placeText = number(place ?? 0);
  const playersText = number(players);
  return html`<p class="me">
    <strong>${number(total)}</strong>
    <span>
      ${place === undefined ? msg('más allá de los puestos que se cuentan') : msg(html`puesto <em>${placeText}</em> de ${playersText}`)}
      ${lostText === null ? nothing : html`<span class="share">${msg(html`con <em>${lostText}</em> puntos perdidos`)}</span>`}
    </span>
  </p>`;
}

function renderMyScore({ me, totals, players }: BoardController): TemplateResult {
  const { place, total } = me!;
  const share = number(percentileOf(totals, total) / 100, { style: 'percent' });
  const placeText = number(place!);
  const playersText = number(players);
  return html`<p class="me">
    <strong>${number(total)}</strong>
    <span>
      ${msg(html`puesto <em>${placeText}</em> de ${playersText}`)}
      ${players > 1 ? html`<span class="share">${msg(html`mejor que el <em>${share}</em>`)}</span>` : nothing}
    </span>
  </p>`;
}

function renderFacts(
  { phase, totals, players, challenge }: BoardController,
  { par, perfect }: DayFigures,
): TemplateResult {
  const isShown = phase === 'shown' || phase === 'sorting';
  const median = isShown ? medianOf(totals) : null;
  const best = isShown ? totals.at(-1)?.[0] : undefined;
  return html`<dl class="facts">
    ${challenge ? renderFact(number(players), players === 1 ? msg('persona') : msg('personas')) : nothing}
    ${median === null ? nothing : renderFact(number(median), msg('mediana'))}
    ${best === undefined ? nothing : renderFact(number(best), msg('mejor total'))}
    ${!isShown || par === null ? nothing : renderFact(number(par), msg('par del día'))}
    ${!isShown || perfect === null ? nothing : renderFact(number(perfect), msg('partida perfecta'))}
  </dl>`;
}

function renderFact(value: string, name: string): TemplateResult {
  return html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
}

/** Whether the board may still change, and until when by the viewer's own clock. */
function renderStatus({ challenge }: BoardController): string {
  if (!challenge) return '';
  const { revealsAt } = challenge;
  if (serverNow() >= revealsAt) return msg('Clasificación definitiva');
  const isToday = new Date(revealsAt).toDateString() === new Date(serverNow()).toDateString();
  const time = moment(revealsAt, isToday ? 'time' : 'weekday');
  return isToday
    ? msg(str`Clasificación provisional hasta las ${time}`)
    : msg(str`Clasificación provisional hasta el ${time}`);
}
