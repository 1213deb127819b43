import * as v from 'valibot';
import { expect, test } from 'vitest';
import { FORCED_JOKER } from '../../engine/rule-sets/forced-joker.ts';
import { emptyCard, totalOf } from '../../engine/scorecard.ts';
import { keptGame } from '../../web/device/kept-game.ts';
import {
  beginSheet,
  cardsOf,
  finishedGame,
  pendingOf,
  type Sheet,
  seatOnTurn,
  sheetDraft,
  step,
  write,
} from '../../web/state/sheet.ts';
import { worthOnSheet } from '../../web/state/sheet-worth.ts';

const FIVES = FORCED_JOKER.boxIndex.get('fiveOfAKind')!;
const FULL = FORCED_JOKER.boxIndex.get('fullHouse')!;
const SCORES = [3, 6, 9, 12, 15, 18, 20, 25, 25, 30, 40, 50, 20];

function someSheet(): Sheet {
  return beginSheet('forced-joker/1', [
    { player: 'a', name: 'Ana' },
    { player: 'b', name: 'Bea' },
  ]);
}

test('what is written stands, may be corrected, and may be left pending again', () => {
  let sheet = write(someSheet(), { seat: 1, box: 0, points: 3 });
  expect(cardsOf(sheet)[1]!.scores[0]).toBe(3);
  sheet = write(sheet, { seat: 1, box: 0, points: 4 });
  expect(cardsOf(sheet)[1]!.scores[0]).toBe(4);
  sheet = write(sheet, { seat: 1, box: 0, points: null });
  expect(pendingOf(cardsOf(sheet))).toHaveLength(26);
});

test('every change is undone and made again in order, until another one is written', () => {
  let sheet = someSheet();
  for (const points of [1, 2, 3]) sheet = write(sheet, { seat: 0, box: 0, points });
  const ones = () => cardsOf(sheet)[0]!.scores[0];
  const seen = [-1, -1, -1, -1, 1, 1].map((by) => {
    sheet = step(sheet, by as 1 | -1);
    return ones();
  });
  expect(seen).toEqual([2, 1, null, null, 1, 2]);
  sheet = write(sheet, { seat: 0, box: 0, points: 5 });
  sheet = step(sheet, 1);
  expect(ones()).toBe(5);
  expect(sheet.changes).toHaveLength(3);
});

test('further fives count only while their own box holds points', () => {
  let sheet = write(someSheet(), { seat: 0, box: FIVES, points: 50 });
  sheet = write(sheet, { seat: 0, column: 0, fives: 2 });
  expect(totalOf(cardsOf(sheet)[0]!)).toBe(250);
  sheet = write(sheet, { seat: 0, box: FIVES, points: 0 });
  expect(totalOf(cardsOf(sheet)[0]!)).toBe(0);
});

test('it is the turn of whoever has filled fewest boxes', () => {
  let sheet = someSheet();
  expect(seatOnTurn(cardsOf(sheet))).toBe(0);
  sheet = write(sheet, { seat: 0, box: 0, points: 3 });
  expect(seatOnTurn(cardsOf(sheet))).toBe(1);
});

test('a finished sheet is a game of the history, with its bonuses', () => {
  let sheet = someSheet();
  for (const seat of [0, 1])
    for (const [box, points] of SCORES.entries()) sheet = write(sheet, { seat, box, points });
  sheet = write(sheet, { seat: 1, column: 0, fives: 1 });
  expect(pendingOf(cardsOf(sheet))).toEqual([]);
  const game = finishedGame(sheet, 5);
  expect(v.parse(keptGame, game)).toEqual(game);
  expect(game.seats.map(({ total }) => total)).toEqual([308, 408]);
});

test.each<[string, Partial<Sheet>]>([
  ['unknown rules', { rules: 'nothing/1' }],
  ['a ninth seat', { seats: Array(9).fill({ player: 'a', name: 'Ana' }) }],
  ['nobody', { seats: [] }],
  ['more made than written', { made: 1 }],
  ['a seat that is not there', { changes: [{ seat: 2, box: 0, points: 1 }], made: 1 }],
  ['a box that is not there', { changes: [{ seat: 0, box: 13, points: 1 }], made: 1 }],
  ['a column that is not there', { changes: [{ seat: 0, column: 1, fives: 1 }], made: 1 }],
])('a kept sheet with %s is not read', (_, change) => {
  expect(v.safeParse(sheetDraft, { ...someSheet(), ...change }).success).toBe(false);
  expect(v.safeParse(sheetDraft, someSheet()).success).toBe(true);
});

test('dice are worth what the engine says, and the order of the joker is not forced', () => {
  const card = { ...emptyCard(FORCED_JOKER), scores: SCORES.map(() => null) as (number | null)[] };
  expect(worthOnSheet(card, [2, 2, 3, 3, 3], FULL)).toMatchObject({ points: 25, isJoker: false });
  expect(worthOnSheet(card, [4, 4, 4, 4, 4], FULL)).toMatchObject({ points: 0, isFurther: false });
  card.scores[FIVES] = 50;
  // Its upper box is open, so the order would forbid the full house.
  expect(worthOnSheet(card, [4, 4, 4, 4, 4], FULL)).toEqual({
    points: 0,
    isFurther: true,
    isJoker: false,
  });
  card.scores[3] = 12;
  expect(worthOnSheet(card, [4, 4, 4, 4, 4], FULL)).toEqual({
    points: 25,
    isFurther: true,
    isJoker: true,
  });
});
