import { msg, str } from '@lit/localize';
import { HOLD_NONE, isHeld } from '../../engine/dice.ts';
import type { RollingGame } from '../../engine/game.ts';
import { totalOf } from '../../engine/scorecard.ts';
import { worthOfBox } from '../../engine/scoring.ts';
import type { Frame } from '../state/watch-frames.ts';
import { categoryName, number, spokenRoll } from '../words.ts';

/** A frame of a legal game in words; no two that follow each other say the same. */
export function sayFrame({ game, move }: Frame): string {
  if (game.phase === 'finished')
    return msg(str`Fin de la partida: ${number(totalOf(game.card))} puntos.`);
  const turn = game.turn + 1;
  if (!move) return msg(str`Turno ${turn}, tirada ${game.rollsMade}: ${spokenRoll(game.roll)}.`);
  if ('score' in move) return sayScore(game, move.score);
  if (move.hold === HOLD_NONE)
    return msg(str`Turno ${turn}: no guarda ninguno y vuelve a tirar los cinco.`);
  const held = spokenRoll(game.roll.filter((_, position) => isHeld(move.hold, position)));
  return msg(str`Turno ${turn}: guarda ${held} y vuelve a tirar.`);
}

function sayScore({ card, roll, turn }: RollingGame, id: string): string {
  const box = card.rules.boxIndex.get(id)!;
  const name = categoryName(card.rules.boxes[box]!.category);
  const points = number(worthOfBox(card, roll, box) as number);
  return msg(str`Turno ${turn + 1}: anota ${points} en ${name}.`);
}
