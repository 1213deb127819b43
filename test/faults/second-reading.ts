/*
 * The rules read a second time, from DESIGN.md sections 1 to 3 alone, for the tests against damaged
 * transcripts. Nothing of the engine is imported here and nothing is clever: each sentence of the
 * rules is one plain piece of code. Slow, and meant to be checked by eye.
 */

/** What a transcript with a claimed total is worth, or its first fault. */
export type Reading =
  | { readonly total: number }
  | { readonly code: string; readonly turn?: number };

const UPPER = ['ones', 'twos', 'threes', 'fours', 'fives', 'sixes'];
const LOWER = [
  'threeOfAKind',
  'fourOfAKind',
  'fullHouse',
  'smallStraight',
  'largeStraight',
  'fiveOfAKind',
  'chance',
];
const TURNS = 13;

/**
 * Reads any value as a transcript of `forced-joker/1` on the 195 dice of a day. `day` and `claimed`
 * are judged unless undefined.
 */
export function readAgain(
  value: unknown,
  dice: string,
  day: string | undefined,
  claimed: number | undefined,
): Reading {
  if (!isTranscript(value)) return { code: 'malformed' };
  if (value.version !== 1) return { code: 'unsupported-version' };
  if (value.rules !== 'forced-joker/1') return { code: 'unsupported-rules' };
  if (day !== undefined && value.day !== day) return { code: 'wrong-day' };
  if (value.turns.length < TURNS) return { code: 'too-few-turns' };
  if (value.turns.length > TURNS) return { code: 'too-many-turns' };

  const card = new Map<string, number>();
  let bonuses = 0;
  let cursor = 0;
  for (let turn = 0; turn < TURNS; turn += 1) {
    const { holds, box } = value.turns[turn]!;
    if (holds.length > 2) return { code: 'too-many-rolls', turn };
    for (const hold of holds) if (!isHold(hold)) return { code: 'bad-hold', turn };
    if (!UPPER.includes(box) && !LOWER.includes(box)) return { code: 'unknown-box', turn };
    if (card.has(box)) return { code: 'box-already-filled', turn };

    let table = nextFive(dice, cursor);
    cursor += 5;
    for (const hold of holds) {
      const five = nextFive(dice, cursor);
      cursor += 5;
      table = table.map((face, position) => (stays(hold, position) ? face : five[position]!));
    }

    const isFurther = areAllAlike(table) && card.has('fiveOfAKind');
    if (isFurther && !mayTake(card, table[0]!, box)) return { code: 'joker-order', turn };
    const isJoker = isFurther && LOWER.includes(box);
    if (isFurther && card.get('fiveOfAKind') === 50) bonuses += 100;
    card.set(box, isJoker ? jokerPoints(box, table) : points(box, table));
  }

  const boxes = [...card.values()].reduce((sum, score) => sum + score, 0);
  const upper = UPPER.reduce((sum, box) => sum + card.get(box)!, 0);
  const total = boxes + bonuses + (upper >= 63 ? 35 : 0);
  if (claimed !== undefined && claimed !== total) return { code: 'total-mismatch' };
  return { total };
}

interface Transcript {
  version: number;
  rules: string;
  day: string;
  turns: { holds: number[]; box: string }[];
}

/** Exactly the properties of DESIGN.md section 3, each of its type. */
function isTranscript(value: unknown): value is Transcript {
  if (!hasOnly(value, 'day,rules,turns,version')) return false;
  if (typeof value.version !== 'number') return false;
  if (typeof value.rules !== 'string') return false;
  if (typeof value.day !== 'string' || !isDate(value.day)) return false;
  if (!Array.isArray(value.turns)) return false;
  for (const turn of value.turns) {
    if (!hasOnly(turn, 'box,holds')) return false;
    if (typeof turn.box !== 'string') return false;
    if (!Array.isArray(turn.holds)) return false;
    for (const hold of turn.holds) if (typeof hold !== 'number') return false;
  }
  return true;
}

function hasOnly(value: unknown, sortedNames: string): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.keys(value).sort().join() === sortedNames;
}

/** A date of the calendar, written `2026-11-30`. */
function isDate(text: string): boolean {
  if (text.length !== 10 || text[4] !== '-' || text[7] !== '-') return false;
  const parts = [text.slice(0, 4), text.slice(5, 7), text.slice(8)];
  for (const part of parts) {
    for (const digit of part) if (!'0123456789'.includes(digit)) return false;
  }
  const [year, month, date] = parts.map(Number) as [number, number, number];
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return month >= 1 && month <= 12 && date >= 1 && date <= lengths[month - 1]!;
}

function isHold(hold: number): boolean {
  for (let legal = 0; legal <= 31; legal += 1) if (hold === legal) return true;
  return false;
}

/** Bit i (value 1, 2, 4, 8, 16) set: the die at position i stays. */
function stays(hold: number, position: number): boolean {
  return Math.floor(hold / 2 ** position) % 2 === 1;
}

function nextFive(dice: string, cursor: number): number[] {
  return [0, 1, 2, 3, 4].map((position) => Number(dice[cursor + position]));
}

function areAllAlike(table: number[]): boolean {
  return table.every((face) => face === table[0]);
}

/** Where a further five of a kind must go: its upper box; else open lower ones; else anywhere. */
function mayTake(card: Map<string, number>, face: number, box: string): boolean {
  const own = UPPER[face - 1]!;
  if (!card.has(own)) return box === own;
  if (LOWER.some((lower) => !card.has(lower))) return LOWER.includes(box);
  return true;
}

function jokerPoints(box: string, table: number[]): number {
  if (box === 'fullHouse') return 25;
  if (box === 'smallStraight') return 30;
  if (box === 'largeStraight') return 40;
  return sum(table);
}

/** The table of DESIGN.md section 1. */
function points(box: string, table: number[]): number {
  const counts = [1, 2, 3, 4, 5, 6].map((face) => table.filter((die) => die === face).length);
  const most = Math.max(...counts);
  const hasRow = (length: number) =>
    [1, 2, 3].some((low) => {
      for (let face = low; face < low + length; face += 1) if (!table.includes(face)) return false;
      return true;
    });
  if (UPPER.includes(box)) return (UPPER.indexOf(box) + 1) * counts[UPPER.indexOf(box)]!;
  if (box === 'threeOfAKind') return most >= 3 ? sum(table) : 0;
  if (box === 'fourOfAKind') return most >= 4 ? sum(table) : 0;
  if (box === 'fullHouse') return counts.includes(3) && counts.includes(2) ? 25 : 0;
  if (box === 'smallStraight') return hasRow(4) ? 30 : 0;
  if (box === 'largeStraight') return hasRow(5) ? 40 : 0;
  if (box === 'fiveOfAKind') return most === 5 ? 50 : 0;
  return sum(table);
}

function sum(table: number[]): number {
  return table.reduce((total, face) => total + face, 0);
}
