import * as v from 'valibot';
import { OFFERED_RULES } from '../../engine/rule-sets/offered.ts';
import type { RuleSet } from '../../engine/rule-sets/rule-set.ts';
import { emptyCard, type Scorecard, totalOf } from '../../engine/scorecard.ts';
import type { KeptGame } from '../device/kept-game.ts';

/** As many as fit round a table. */
export const MOST_SEATS = 8;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const text = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/** What was written: a box's points (null: pending again), or the further fives of a column. */
const change = v.union([
  v.strictObject({ seat: count, box: count, points: v.nullable(count) }),
  v.strictObject({ seat: count, column: count, fives: count }),
]);

const shape = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  rules: text,
  seats: v.pipe(
    v.array(v.strictObject({ player: text, name: text })),
    v.minLength(1),
    v.maxLength(MOST_SEATS),
  ),
  changes: v.array(change),
  made: count,
});

/**
 * A sheet under way: who sits at it, and all that was written, in order. `made` of the changes
 * stand; the rest were undone and may be made again.
 */
export type Sheet = v.InferOutput<typeof shape>;

/** A sheet as the device keeps it, its changes fitting its rules. */
export const sheetDraft = v.pipe(shape, v.check(isPlayable));

export type Change = v.InferOutput<typeof change>;

/** A box that nobody has filled yet. */
export interface Pending {
  readonly seat: number;
  readonly box: number;
}

/** An empty sheet. */
export function beginSheet(rules: string, seats: Sheet['seats']): Sheet {
  return { id: crypto.randomUUID(), rules, seats, changes: [], made: 0 };
}

/** The sheet with one more thing written; what had been undone is gone for good. */
export function write(sheet: Sheet, change: Change): Sheet {
  const changes = [...sheet.changes.slice(0, sheet.made), change];
  return { ...sheet, changes, made: changes.length };
}

/** The sheet without its latest change, or with the next one that was undone. */
export function step(sheet: Sheet, by: -1 | 1): Sheet {
  const made = Math.min(Math.max(sheet.made + by, 0), sheet.changes.length);
  return { ...sheet, made };
}

/** The rules that a sheet is kept by. */
export function rulesOf(sheet: Sheet): RuleSet {
  return OFFERED_RULES.get(sheet.rules)!;
}

/** Every seat's card as it stands. Further fives count while the column's own box holds points. */
export function cardsOf(sheet: Sheet): Scorecard[] {
  const rules = rulesOf(sheet);
  const cards = sheet.seats.map(() => {
    const { scores, fiveOfAKindBonuses } = emptyCard(rules);
    return { rules, scores: [...scores], fiveOfAKindBonuses: [...fiveOfAKindBonuses] };
  });
  for (const change of sheet.changes.slice(0, sheet.made)) {
    const card = cards[change.seat]!;
    if ('box' in change) card.scores[change.box] = change.points;
    else card.fiveOfAKindBonuses[change.column] = change.fives;
  }
  for (const card of cards) {
    card.fiveOfAKindBonuses = card.fiveOfAKindBonuses.map((fives, column) =>
      canHaveFives(card, column) ? fives : 0,
    );
  }
  return cards;
}

/** True while further fives of a kind are worth something in a column: its own box holds points. */
export function canHaveFives({ rules, scores }: Scorecard, column: number): boolean {
  const { category, bonus } = rules.furtherFives;
  const box = rules.boxes.findIndex((box) => box.category === category && box.column === column);
  return bonus > 0 && (scores[box] ?? 0) > 0;
}

/** The boxes still open, seat by seat. */
export function pendingOf(cards: readonly Scorecard[]): Pending[] {
  return cards.flatMap(({ scores }, seat) =>
    [...scores.keys()].filter((box) => scores[box] === null).map((box) => ({ seat, box })),
  );
}

/** Whose turn it seems to be: who has filled the fewest boxes, the first of them. */
export function seatOnTurn(cards: readonly Scorecard[]): number {
  const open = cards.map(({ scores }) => scores.filter((points) => points === null).length);
  return open.indexOf(Math.max(...open));
}

/** The finished sheet as the history keeps it. */
export function finishedGame(sheet: Sheet, finishedAt: number): KeptGame {
  const seats = cardsOf(sheet).map((card, seat) => ({
    ...sheet.seats[seat]!,
    scores: [...card.scores],
    fiveOfAKindBonuses: [...card.fiveOfAKindBonuses],
    total: totalOf(card),
  }));
  return { version: 1, id: sheet.id, kind: 'sheet', rules: sheet.rules, finishedAt, seats };
}

/** True where every change is to a seat, box and column that the sheet has. */
function isPlayable(sheet: Sheet): boolean {
  const rules = OFFERED_RULES.get(sheet.rules);
  if (!rules || sheet.made > sheet.changes.length) return false;
  return sheet.changes.every((change) => {
    if (change.seat >= sheet.seats.length) return false;
    return 'box' in change ? change.box < rules.boxes.length : change.column < rules.columns.length;
  });
}
