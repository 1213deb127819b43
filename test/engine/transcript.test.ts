import { expect, test } from 'vitest';
import type { Day } from '../../engine/day.ts';
import { RULE_SETS } from '../../engine/rule-sets/all.ts';
import { FORCED_JOKER } from '../../engine/rule-sets/forced-joker.ts';
import { formatTranscript, parseTranscript } from '../../engine/transcript.ts';
import { DAY, PLAIN_TURNS, transcriptOf } from '../support/transcripts.ts';

const EXPECTED = { ruleSets: RULE_SETS, day: DAY };
const GOOD = transcriptOf();

test('a transcript reads back as it was written', () => {
  const written = formatTranscript(FORCED_JOKER, DAY, PLAIN_TURNS);
  const read = parseTranscript(JSON.parse(JSON.stringify(written)), EXPECTED);
  expect(read).toEqual({ transcript: GOOD, rules: FORCED_JOKER });
});

test('without an expected day any day of the calendar will do', () => {
  const read = parseTranscript({ ...GOOD, day: '1970-01-01' }, { ruleSets: RULE_SETS });
  expect(read).toMatchObject({ transcript: { day: '1970-01-01' } });
});

test.for<[name: string, value: unknown]>([
  ['undefined', undefined],
  ['null', null],
  ['a number', 13],
  ['text', JSON.stringify(GOOD)],
  ['a list', [GOOD]],
  ['an empty object', {}],
  ['no version', without(GOOD, 'version')],
  ['no rules', without(GOOD, 'rules')],
  ['no day', without(GOOD, 'day')],
  ['no turns', without(GOOD, 'turns')],
  ['an unknown property', { ...GOOD, total: 261 }],
  ['an own property called __proto__', JSON.parse('{"__proto__":1}')],
  ['inherited properties', Object.create(GOOD)],
  ['a version in text', { ...GOOD, version: '1' }],
  ['rules as a number', { ...GOOD, rules: 1 }],
  ['a day as a number', { ...GOOD, day: 334 }],
  ['a day that the calendar lacks', { ...GOOD, day: '2026-02-29' }],
  ['turns as an object', { ...GOOD, turns: { length: 13 } }],
  ['a turn that is null', withTurn(null)],
  ['a turn that is a list', withTurn([[], 'chance'])],
  ['a turn without holds', withTurn({ box: 'chance' })],
  ['a turn without a box', withTurn({ holds: [] })],
  ['a turn with an unknown property', withTurn({ holds: [], box: 'chance', score: 5 })],
  ['a box as a number', withTurn({ holds: [], box: 12 })],
  ['holds as a number', withTurn({ holds: 18, box: 'chance' })],
  ['a hold in text', withTurn({ holds: ['18'], box: 'chance' })],
  ['a hold that is null', withTurn({ holds: [null], box: 'chance' })],
])('%s is malformed', ([, value]) => {
  expect(parseTranscript(value, EXPECTED)).toEqual({ code: 'malformed' });
});

test.for<[code: string, value: unknown]>([
  ['unsupported-version', { ...GOOD, version: 2 }],
  ['unsupported-version', { ...GOOD, version: 1.5 }],
  ['unsupported-rules', { ...GOOD, rules: 'forced-joker/2' }],
  ['unsupported-rules', { ...GOOD, rules: 'toString' }],
  ['wrong-day', { ...GOOD, day: '2026-11-29' }],
  ['too-few-turns', { ...GOOD, turns: GOOD.turns.slice(1) }],
  ['too-few-turns', { ...GOOD, turns: [] }],
  ['too-many-turns', { ...GOOD, turns: [...GOOD.turns, GOOD.turns[12]] }],
])('%s is the fault of a sound shape', ([code, value]) => {
  expect(parseTranscript(value, EXPECTED)).toEqual({ code });
});

test('of several faults the first in the order of the contract is told', () => {
  const faulty = {
    version: 2,
    rules: 'none/1',
    day: '2026-11-29' as Day,
    turns: [{ holds: ['1'], box: 'no box' }] as unknown[],
  };
  expect(codeOf(faulty)).toBe('malformed');
  faulty.turns = [{ holds: [99], box: 'no box' }];
  expect(codeOf(faulty)).toBe('unsupported-version');
  faulty.version = 1;
  expect(codeOf(faulty)).toBe('unsupported-rules');
  faulty.rules = 'forced-joker/1';
  expect(codeOf(faulty)).toBe('wrong-day');
  faulty.day = DAY;
  expect(codeOf(faulty)).toBe('too-few-turns');
});

function codeOf(value: unknown): string | undefined {
  const read = parseTranscript(value, EXPECTED);
  return 'code' in read ? read.code : undefined;
}

function without(value: object, property: string): object {
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== property));
}

function withTurn(turn: unknown): object {
  return { ...GOOD, turns: [turn, ...GOOD.turns.slice(1)] };
}
