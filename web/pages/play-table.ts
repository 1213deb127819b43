// First load: the table with its dice, and the two acts: rolling and scoring.
import { msg, str } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { HOLD_NONE, isHeld } from '../../engine/dice.ts';
import type { HoldToggleEvent } from '../events.ts';
import type { GameView } from '../state/game-view.ts';
import { categoryName } from '../words.ts';
import '../elements/dice-tray.ts';

const POSITIONS = [0, 1, 2, 3, 4];

/** What the page does when the table is used. */
export interface TableActs {
  readonly onToggle: (event: HoldToggleEvent) => void;
  readonly onRoll: () => void;
  readonly onScore: () => void;
}

/** The table, or nothing where no game can be played. */
export function renderTable(play: GameView, acts: TableActs): TemplateResult | typeof nothing {
  if (['unreachable', 'closed', 'refused'].includes(play.phase)) return nothing;
  return html`<section class="table" aria-label=${msg('Mesa')}>
    <dice-tray
      .roll=${play.roll}
      .hold=${play.hold}
      .open=${play.canHold}
      .inTheAir=${inTheAir(play)}
      .tumbling=${play.tumbling}
      @hold-toggle=${acts.onToggle}
    ></dice-tray>
    <div class="acts ${play.phase === 'playing' ? '' : 'single'}">
      <button
        type="button"
        class="button roll"
        aria-keyshortcuts="Space R"
        aria-disabled=${!play.canRoll}
        @click=${acts.onRoll}
      >
        ${play.phase === 'playing' ? msg('Tirar') : msg('Tirar los dados')}
        <small>${underRoll(play)}</small>
      </button>
      ${play.phase === 'playing' ? renderScore(play, acts) : nothing}
    </div>
  </section>`;
}

function renderScore(play: GameView, acts: TableActs) {
  return html`<button
    type="button"
    class="button"
    aria-disabled=${play.chosen === null || play.sending !== null}
    @click=${acts.onScore}
  >
    ${scoreText(play)}
  </button>`;
}

/** The dice of the move on its way: those not held, or all five of a new turn. */
function inTheAir({ sending, hold }: GameView): number[] {
  if (sending === null) return [];
  const held = typeof sending === 'object' && 'hold' in sending ? hold : HOLD_NONE;
  return POSITIONS.filter((position) => !isHeld(held, position));
}

function underRoll({ phase, rollsLeft }: GameView): string {
  if (phase !== 'playing') return msg('empieza el reto de hoy');
  if (rollsLeft === 0) return msg('no quedan tiradas');
  return rollsLeft === 1 ? msg('queda 1 tirada') : msg(str`quedan ${rollsLeft} tiradas`);
}

function scoreText({ chosen, worths, sending, game }: GameView): string {
  if (sending && typeof sending === 'object' && 'score' in sending) return msg('Anotando…');
  const worth = chosen === null ? undefined : worths?.[chosen];
  if (chosen === null || typeof worth !== 'number') return msg('Elige una casilla');
  const name = categoryName(game!.card.rules.boxes[chosen]!.category);
  return msg(str`Anotar ${worth} en ${name}`);
}
