import type { Category } from './categories.ts';
import { countOf, DICE, type Face, isFiveAlike, type Roll, sumOf } from './dice.ts';
import type { Box, RuleSet, Worth } from './rule-sets/rule-set.ts';
import type { Scorecard } from './scorecard.ts';

/** Why a box cannot take a roll. */
export type ClosedBox = 'box-already-filled' | 'joker-order';

/**
 * The one judge of boxes: what filling the box at `index` with this roll scores (without the bonus
 * of a further five of a kind), or why it may not be filled. Screen, computer players, transcripts
 * and server all ask here.
 */
export function worthOfBox(card: Scorecard, roll: Roll, index: number): number | ClosedBox {
  if (card.scores[index] !== null) return 'box-already-filled';
  const box = card.rules.boxes[index]!;
  if (!isFurtherFive(card, roll, box.column)) return worthOf(box.worth, roll);
  switch (card.rules.furtherFives.joker) {
    case 'none':
      return worthOf(box.worth, roll);
    case 'free':
      return box.section === 'lower' ? satisfied(box.worth, roll) : worthOf(box.worth, roll);
    case 'forced':
      return worthOfForcedJoker(card, roll, box);
  }
}

/** `worthOfBox` for every box of the card, in its order. */
export function worthOfBoxes(card: Scorecard, roll: Roll): (number | ClosedBox)[] {
  return card.rules.boxes.map((_, index) => worthOfBox(card, roll, index));
}

/**
 * What a roll earns beside its box: the bonus of a further five of a kind, or 0. It depends on the
 * roll and on what the five-of-a-kind box holds, not on where the roll is put.
 */
export function fiveOfAKindBonus(card: Scorecard, roll: Roll, column = 0): number {
  if (!isFiveAlike(roll)) return 0;
  return (fiveOfAKindScore(card, column) ?? 0) > 0 ? card.rules.furtherFives.bonus : 0;
}

/** True when this roll is five alike although the column's five-of-a-kind box is filled, be it with 0. */
export function isFurtherFive(card: Scorecard, roll: Roll, column = 0): boolean {
  return isFiveAlike(roll) && fiveOfAKindScore(card, column) !== null;
}

/** Points of a roll under one category's rule, looking at nothing but the dice. */
export function worthOf(worth: Worth, roll: Roll): number {
  switch (worth.kind) {
    case 'face':
      return worth.face * countOf(roll, worth.face);
    case 'alike':
      if (mostAlike(roll) < worth.atLeast) return 0;
      return worth.points === 'sum' ? sumOf(roll) : worth.points;
    case 'fullHouse':
      return isFullHouse(roll) ? worth.points : 0;
    case 'straight':
      return hasStraight(roll, worth.length) ? worth.points : 0;
    case 'sum':
      return sumOf(roll);
  }
}

/** The forced order (DESIGN.md, section 1): upper box of the face, else a lower box, else a 0 above. */
function worthOfForcedJoker(card: Scorecard, roll: Roll, box: Box): number | ClosedBox {
  if (isUpperBoxOpen(card, box.column, roll[0])) {
    return isUpperBoxOf(box, roll[0]) ? worthOf(box.worth, roll) : 'joker-order';
  }
  if (box.section === 'lower') return satisfied(box.worth, roll);
  return isLowerBoxOpen(card, box.column) ? 'joker-order' : worthOf(box.worth, roll);
}

/** Points of a joker: the category counts as satisfied. */
function satisfied(worth: Worth, roll: Roll): number {
  return 'points' in worth && worth.points !== 'sum' ? worth.points : sumOf(roll);
}

function fiveOfAKindScore(card: Scorecard, column: number): number | null {
  return card.scores[boxIn(card.rules, column, card.rules.furtherFives.category)] ?? null;
}

/** The index of a category's box within a column, or -1. */
function boxIn(rules: RuleSet, column: number, category: Category): number {
  const { boxes } = rules;
  for (let index = 0; index < boxes.length; index += 1) {
    if (boxes[index]!.category === category && boxes[index]!.column === column) return index;
  }
  return -1;
}

function isUpperBoxOf(box: Box, face: Face): boolean {
  return box.worth.kind === 'face' && box.worth.face === face;
}

function isUpperBoxOpen(card: Scorecard, column: number, face: Face): boolean {
  return card.rules.boxes.some(
    (box, index) => box.column === column && card.scores[index] === null && isUpperBoxOf(box, face),
  );
}

function isLowerBoxOpen(card: Scorecard, column: number): boolean {
  return card.rules.boxes.some(
    (box, index) => box.column === column && card.scores[index] === null && box.section === 'lower',
  );
}

/** Counts each face in three bits of its own, in one pass: scoring is most of a replay's work. */
function mostAlike(roll: Roll): number {
  let counts = 0;
  let most = 0;
  for (let position = 0; position < DICE; position += 1) {
    const shift = 3 * roll[position]!;
    counts += 1 << shift;
    most = Math.max(most, (counts >> shift) & 7);
  }
  return most;
}

/** Three of one face and two of another. Five alike are none. */
function isFullHouse(roll: Roll): boolean {
  const faces = facesOf(roll);
  const butLowest = faces & (faces - 1);
  const hasTwoFaces = butLowest !== 0 && (butLowest & (butLowest - 1)) === 0;
  return hasTwoFaces && mostAlike(roll) === 3;
}

/** True when `length` faces stand in a row; a pair may be among the five. */
function hasStraight(roll: Roll, length: 4 | 5): boolean {
  let faces = facesOf(roll);
  for (let rest = length - 1; rest > 0; rest -= 1) faces &= faces >> 1;
  return faces !== 0;
}

/** The faces that a roll shows, as bits 1 to 6. */
function facesOf(roll: Roll): number {
  let faces = 0;
  for (let position = 0; position < DICE; position += 1) faces |= 1 << roll[position]!;
  return faces;
}
