/**
 * `npm run -s advise < positions.jsonl`: every move of a position with its exact value, best first
 * (DESIGN.md, section 7). The ranked rules are solved when it starts, which takes seconds.
 */

import { CATEGORIES } from '../../engine/categories.ts';
import { parseRoll } from '../../engine/dice.ts';
import { RANKED_RULES } from '../../engine/rule-sets/all.ts';
import { type Choices, makeChoices } from '../../engine/strategy/choices.ts';
import { formatKeep } from '../../engine/strategy/keeps.ts';
import { type Position, type ValuedMove, valuePosition } from '../../engine/strategy/position.ts';
import { solve } from '../../engine/strategy/solve.ts';
import { hasState, type State } from '../../engine/strategy/states.ts';
import { parseObject } from './json-object.ts';
import { filterLines } from './line-filter.ts';

/** A move as a line has it: a box, or the faces kept, ascending. */
type WrittenMove = ({ score: string } | { hold: string }) & { value?: number };

const CHOICES = makeChoices(solve(RANKED_RULES));
// A line is taken at its word: upper sums that no play reaches are answered too.
let choicesOfAll: Choices | null = null;
const FIVES = CATEGORIES.indexOf(RANKED_RULES.furtherFives.category);

await filterLines((line) => {
  const position = parsePosition(line);
  return position ? advise(position) : { ok: false, code: 'malformed' };
});

function advise(position: Position) {
  const moves = valuePosition(choicesFor(position.state), position);
  const [best] = moves;
  return {
    value: best!.value,
    best: writeMove(best!),
    moves: moves.map((move) => ({ ...writeMove(move), value: move.value })),
  };
}

function choicesFor(state: State): Choices {
  if (hasState(CHOICES.solution.space, state)) return CHOICES;
  choicesOfAll ??= makeChoices(solve(RANKED_RULES, 'all'));
  return choicesOfAll;
}

function writeMove(move: ValuedMove): WrittenMove {
  return 'score' in move ? { score: move.score } : { hold: formatKeep(move.keep) };
}

/** Null unless the line names a card with an open box, five dice and the rolls left. */
function parsePosition(text: string): Position | null {
  const line = parseObject(text);
  const filled = line?.get('filled');
  const upper = line?.get('upper');
  const arePaid = line?.get('fiveOfAKindScored');
  const dice = line?.get('dice');
  const rollsLeft = line?.get('rollsLeft');
  if (!Array.isArray(filled) || typeof upper !== 'number' || typeof dice !== 'string') return null;
  if (typeof arePaid !== 'boolean' || !Number.isInteger(upper) || upper < 0) return null;
  const boxes = parseBoxes(filled);
  const roll = parseRoll(dice);
  if (boxes === null || !roll || ![0, 1, 2].includes(rollsLeft as number)) return null;
  if (arePaid && ((boxes >> FIVES) & 1) === 0) return null;
  return { state: { filled: boxes, upper, arePaid }, roll, rollsLeft: rollsLeft as number };
}

/** The boxes as bits; null for unknown or repeated names and for a full card. */
function parseBoxes(names: readonly unknown[]): number | null {
  let filled = 0;
  for (const name of names) {
    const box = RANKED_RULES.boxIndex.get(name as string);
    if (box === undefined || (filled >> box) & 1) return null;
    filled |= 1 << box;
  }
  return names.length < RANKED_RULES.boxes.length ? filled : null;
}
