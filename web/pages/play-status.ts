// First load: the line below the card, and what a screen reader hears.
import { msg, str } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import { type ClosedBox, fiveOfAKindBonus, isFurtherFive } from '../../engine/scoring.ts';
import type { Unreachable } from '../api.ts';
import { explain } from '../explain.ts';
import type { GameView } from '../state/game-view.ts';
import { categoryHelp, categoryName, spokenRoll } from '../words.ts';

/** The line below the card: what just happened, what the chosen box is worth, or what to do next. */
export function statusOf(play: GameView): TemplateResult | string {
  if (play.waiting && play.sending) return waitingWords(play.waiting);
  if (play.notice) return explain(play.notice.code);
  if (play.phase === 'loading') return msg('Buscando tu partida…');
  if (play.phase === 'ready')
    return msg('Los mismos dados para todo el mundo. Tira cuando quieras.');
  if (play.chosen !== null) return helpOf(play);
  const joker = jokerOf(play);
  if (joker) return joker;
  if (play.sending) return '';
  if (play.rollsLeft === 0) return msg('Elige una casilla para anotar esta tirada.');
  return msg('Toca los dados que quieras guardar y vuelve a tirar, o elige una casilla.');
}

/** What a screen reader hears of the table: each roll once, in words. */
export function announcementOf(play: GameView): string {
  if (play.waiting && play.sending) return waitingWords(play.waiting);
  if (play.notice) return explain(play.notice.code);
  const { game } = play;
  if (game?.phase !== 'rolling' || play.sending) return '';
  const roll = spokenRoll(game.roll);
  const words = msg(str`Turno ${game.turn + 1}, tirada ${game.rollsMade}: ${roll}.`);
  const joker = jokerOf(play);
  return joker === null ? words : `${words} ${joker}`;
}

/** Why a box that was pressed cannot be chosen, as a code. */
export function reasonClosed(play: GameView, index: number): ClosedBox | null {
  const worth = play.worths?.[index];
  return typeof worth === 'string' ? worth : null;
}

/** Why a move is on its way for so long, and that nothing has to be done. */
function waitingWords({ code }: Unreachable): string {
  return code === null
    ? msg('Sin conexión. Tu jugada se enviará sola; no se pierde nada.')
    : `${explain(code)} ${msg('Tu jugada se enviará sola; no se pierde nada.')}`;
}

function helpOf(play: GameView): TemplateResult {
  const { category } = play.game!.card.rules.boxes[play.chosen!]!;
  const worth = play.worths?.[play.chosen!];
  const help = categoryHelp(category);
  return html`<span
    ><strong>${categoryName(category)}</strong>: ${help}.
    ${typeof worth === 'number' ? msg(str`Vale ${worth}.`) : ''}</span
  >`;
}

/** On a further five of a kind: what it earns and where it may go; else null. */
function jokerOf({ game }: GameView): string | null {
  if (game?.phase !== 'rolling' || !isFurtherFive(game.card, game.roll)) return null;
  const bonus = fiveOfAKindBonus(game.card, game.roll);
  return bonus > 0
    ? msg(str`¡Otra vez cinco iguales! +${bonus}, y el comodín abre solo estas casillas.`)
    : msg('Otra vez cinco iguales: el comodín abre solo estas casillas.');
}
