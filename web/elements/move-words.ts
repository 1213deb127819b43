import { msg, str } from '@lit/localize';
import { HOLD_ALL, HOLD_NONE, isHeld, type Roll } from '../../engine/dice.ts';
import { RANKED_RULES } from '../../engine/rule-sets/all.ts';
import type { ToldMove } from '../strategy/questions.ts';
import { categoryName, spokenRoll } from '../words.ts';

/** A move in words: «Guardar 4, 4, 4», «Anotar 25 en Full». */
export function moveWords(move: ToldMove, roll: Roll): string {
  if ('score' in move) {
    const worth = move.points;
    const name = boxName(move.score);
    return msg(str`Anotar ${worth} en ${name}`);
  }
  if (move.hold === HOLD_ALL) return msg('Guardar los cinco dados');
  if (move.hold === HOLD_NONE) return msg('Volver a tirar los cinco dados');
  return msg(str`Guardar ${spokenRoll(roll.filter((_, at) => isHeld(move.hold, at)))}`);
}

/** A ranked box by its name on the card. */
export function boxName(id: string): string {
  const { boxes, boxIndex } = RANKED_RULES;
  return categoryName(boxes[boxIndex.get(id)!]!.category);
}
