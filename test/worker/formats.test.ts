import { expect, test } from 'vitest';
import { RANKED_RULES } from '../../engine/rule-sets/all.ts';
import { formatBase64url, parseBase64url } from '../../worker/base64url.ts';
import { formatCursor, parseCursor } from '../../worker/cursor.ts';
import { parseDiceKeys } from '../../worker/dice-keys.ts';
import { formatElapsed, formatMove, formatMoves, parseMoves } from '../../worker/move-log.ts';
import { KEY } from './support/world.ts';

test('every move has a character of its own, for ever', () => {
  const holds = Array.from({ length: 32 }, (_, hold) => formatMove({ hold }));
  const boxes = RANKED_RULES.boxes.map(({ id }) => formatMove({ score: id }));
  expect(holds.join('')).toBe('0123456789ABCDEFGHIJKLMNOPQRSTUV');
  expect(boxes.join('')).toBe('abcdefghijklm');
});

test('what is no move has no character', () => {
  for (const hold of [-1, 32, 0.5, Number.NaN, 1e300]) expect(formatMove({ hold })).toBe(null);
  for (const score of ['', 'bonus', '__proto__', 'CHANCE'])
    expect(formatMove({ score })).toBe(null);
});

test.each(['', '0', 'V0m', 'abcdefghijkl', 'abcdefghijklm', '00a11bUUc'])(
  'the log %j reads back from its turns',
  (log) => {
    expect(formatMoves(parseMoves(log))).toBe(log);
  },
);

test('while a game is unfinished its last turn has no box', () => {
  expect(parseMoves('')).toEqual([{ holds: [] }]);
  expect(parseMoves('I')).toEqual([{ holds: [18] }]);
  expect(parseMoves('Im')).toEqual([{ holds: [18], box: 'chance' }, { holds: [] }]);
  expect(parseMoves('abcdefghijklm')).toHaveLength(13);
});

test.each([
  [0, '00'],
  [99, '00'],
  [100, '01'],
  [3600, '10'],
  [129_500, 'zz'],
  [1e9, 'zz'],
  [-5, '00'],
])('%d ms between moves are written %s', (ms, text) => {
  expect(formatElapsed(ms)).toBe(text);
});

test('a cursor reads back, and is of letters that need no escape', () => {
  for (const cursor of [
    { total: 0, at: 0, id: '-___-___AAAA0000' },
    { total: 1575, at: 1_795_996_800_000, id: 'zzzzzzzzzzzzzzzz' },
  ]) {
    expect(formatCursor(cursor)).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(parseCursor(formatCursor(cursor))).toEqual(cursor);
  }
});

test('base64url has neither padding nor signs that an address escapes', () => {
  expect(formatBase64url(new Uint8Array([251, 255, 254]))).toBe('-__-');
  expect(formatBase64url(new Uint8Array([1]))).toBe('AQ');
  expect(parseBase64url('AQ')).toBe('\u0001');
  for (const text of ['A', 'AA=', 'A+', 'é', ' AA']) expect(parseBase64url(text)).toBe(null);
});

test('keys are read in order, the last one current', () => {
  const read = parseDiceKeys(`k1=${KEY}, k2=${'AB'.repeat(40)}`);
  expect(read?.current).toBe('k2');
  expect([...read!.keys.keys()]).toEqual(['k1', 'k2']);
  expect(read?.keys.get('k2')).toEqual(new Uint8Array(40).fill(0xab));
});

test.each([
  ['nothing', undefined],
  ['an empty text', ''],
  ['a key without a name', `=${KEY}`],
  ['a name without a key', 'k1='],
  ['no pair', KEY],
  ['a key of 31 bytes', `k1=${KEY.slice(2)}`],
  ['half a byte', `k1=${KEY}0`],
  ['a letter that is no hex digit', `k1=${KEY}zz`],
  ['a name used twice', `k1=${KEY},k1=${'ab'.repeat(32)}`],
  ['a comma too many', `k1=${KEY},`],
  ['one bad key among good ones', `k1=${KEY},k2=x,k3=${'ab'.repeat(32)}`],
])('of %s no keys are read', (_, text) => {
  expect(parseDiceKeys(text)).toBe(null);
});
