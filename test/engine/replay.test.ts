import { expect, test } from 'vitest';
import type { Fault } from '../../engine/faults.ts';
import { beginGame, play } from '../../engine/game.ts';
import { movesOf, replay, rollsOfTurns } from '../../engine/replay.ts';
import { FORCED_JOKER } from '../../engine/rule-sets/forced-joker.ts';
import { totalOf } from '../../engine/scorecard.ts';
import type { Turn } from '../../engine/transcript.ts';
import { roll, rolls } from '../support/rolls.ts';
import { PLAIN_TURNS, turnsWith } from '../support/transcripts.ts';

/** A day of 39 equal rolls that are no five alike. */
const SAME = rolls('12344'.repeat(39));

/** A day of nothing but fives of a kind. */
const FIVES = rolls('44444'.repeat(39));

test('a whole game replays to its final card', () => {
  const { game, fault, rollsDealt } = replay(FORCED_JOKER, PLAIN_TURNS, SAME);
  expect(fault).toBeNull();
  expect(game.phase).toBe('finished');
  expect(game.card.scores).toEqual([1, 2, 3, 8, 0, 0, 0, 0, 0, 30, 0, 0, 14]);
  expect(rollsDealt).toBe(13);
});

test('every roll takes the next five dice, and stopping early skips none', () => {
  const day = rolls('11111 22222 33333 44444 55555 66666');
  const turns: Turn[] = [
    { holds: [1, 3], box: 'chance' },
    { holds: [], box: 'ones' },
    { holds: [16], box: 'fives' },
  ];
  const { game } = replay(FORCED_JOKER, turns.slice(0, 2), day);
  expect(rollsOfTurns(turns, day)).toEqual([
    rolls('11111 12222 12333'),
    rolls('44444'),
    rolls('55555 66665'),
  ]);
  expect(game).toMatchObject({ phase: 'rolling', turn: 2, roll: roll('55555'), rollsMade: 1 });
  expect(totalOf(game.card)).toBe(12);
});

test('holding all five dice spends a roll and changes nothing', () => {
  const turns: Turn[] = [{ holds: [31, 31], box: 'chance' }];
  const { game, rollsDealt } = replay(FORCED_JOKER, turns, rolls('12345 66666 66666 11111'));
  expect(totalOf(game.card)).toBe(15);
  expect(rollsDealt).toBe(4);
});

test.for<[fault: Fault, turns: readonly Turn[]]>([
  [{ code: 'too-many-rolls', turn: 3 }, turnsWith(3, { holds: [0, 0, 0] })],
  [{ code: 'too-many-rolls', turn: 3 }, turnsWith(3, { holds: [32, 0, 0] })],
  [{ code: 'bad-hold', turn: 2 }, turnsWith(2, { holds: [32] })],
  [{ code: 'bad-hold', turn: 2 }, turnsWith(2, { holds: [-1] })],
  [{ code: 'bad-hold', turn: 2 }, turnsWith(2, { holds: [4, 0.5] })],
  [{ code: 'unknown-box', turn: 0 }, turnsWith(0, { box: 'bonus' })],
  [{ code: 'unknown-box', turn: 0 }, turnsWith(0, { box: '__proto__' })],
  [{ code: 'box-already-filled', turn: 12 }, turnsWith(12, { box: 'ones' })],
  [{ code: 'too-many-turns' }, [...PLAIN_TURNS, { holds: [], box: 'ones' }]],
])('%j stops the replay', ([fault, turns]) => {
  expect(replay(FORCED_JOKER, turns, SAME).fault).toEqual(fault);
});

test('a further five of a kind out of its order stops the replay', () => {
  const turns: Turn[] = [
    { holds: [], box: 'fiveOfAKind' },
    { holds: [], box: 'fours' },
    { holds: [], box: 'ones' },
  ];
  const { game, fault } = replay(FORCED_JOKER, turns, FIVES);
  expect(fault).toEqual({ code: 'joker-order', turn: 2 });
  expect(totalOf(game.card)).toBe(50 + 20 + 100);
});

test('the legal prefix is kept up to the last legal move', () => {
  const { game, fault, rollsDealt } = replay(FORCED_JOKER, turnsWith(2, { holds: [1, 32] }), SAME);
  expect(fault).toEqual({ code: 'bad-hold', turn: 2 });
  expect(game).toMatchObject({ phase: 'rolling', turn: 2, rollsMade: 2 });
  expect(rollsDealt).toBe(4);
});

test('within a turn rolls come before holds and holds before the box', () => {
  const faults = [[0, 0, 99], [99], []].map(
    (holds) => replay(FORCED_JOKER, turnsWith(0, { holds, box: 'bonus' }), SAME).fault?.code,
  );
  expect(faults).toEqual(['too-many-rolls', 'bad-hold', 'unknown-box']);
});

test('the first faulty turn is told, whatever comes later', () => {
  const turns = turnsWith(4, { box: 'ones' }).with(9, { holds: [0, 0, 0, 0], box: 'none' });
  expect(replay(FORCED_JOKER, turns, SAME).fault).toEqual({ code: 'box-already-filled', turn: 4 });
});

test('dice that end early are a fault of their own', () => {
  const { game, fault } = replay(FORCED_JOKER, PLAIN_TURNS, SAME.slice(0, 5));
  expect(fault).toEqual({ code: 'out-of-dice', turn: 5 });
  expect(game).toMatchObject({ phase: 'rolling', turn: 4 });
});

test('a later fault that needs no dice is told instead of the dice that end early', () => {
  const { fault } = replay(FORCED_JOKER, turnsWith(11, { box: 'bonus' }), SAME.slice(0, 5));
  expect(fault).toEqual({ code: 'unknown-box', turn: 11 });
});

test('an open turn is replayed to where it stands', () => {
  const { game, fault } = replay(FORCED_JOKER, [{ holds: [12] }], SAME);
  expect(fault).toBeNull();
  expect(game).toMatchObject({ phase: 'rolling', turn: 0, rollsMade: 2 });
});

test('the moves of a turn are its holds and then its box', () => {
  expect(movesOf({ holds: [18, 0], box: 'ones' })).toEqual([
    { hold: 18 },
    { hold: 0 },
    { score: 'ones' },
  ]);
  expect(movesOf({ holds: [18] })).toEqual([{ hold: 18 }]);
});

test('a move returns a new game and leaves the old one as it was', () => {
  const game = beginGame(FORCED_JOKER, roll('12344'));
  const before = structuredClone(game);
  play(game, { hold: 3 }, roll('66666'));
  play(game, { score: 'fours' }, roll('66666'));
  expect(structuredClone(game)).toEqual(before);
});
