import { expect, test } from 'vitest';
import { Refusal, Unreachable } from '../../web/api.ts';
import { sentenceOf, wordsOf } from '../../web/errors.ts';
import { explain, generalSentence, loadWords } from '../../web/explain.ts';
import problems from '../../worker/problems.ts?raw';

/** All codes of the server's. Read as text: the module speaks of a platform that this one is not. */
const CODES = [...problems.matchAll(/^ {2}'?([a-z-]+)'?: \[\d{3}, '/gm)].map(([, code]) => code!);

/** The page sends nothing that is refused so, unless it is out of date; or only operators do. */
const OUT_OF_DATE = [
  'not-operator',
  'method-not-allowed',
  'key-in-use',
  'unsupported-media-type',
  'unsupported-version',
  'unsupported-rules',
  'wrong-day',
  'too-few-turns',
  'too-many-turns',
  'bad-hold',
  'unknown-box',
  'total-mismatch',
];

const problem = (code: string) => ({ type: '', code, status: 400, title: '', requestId: '' });

test('every code that a page can meet has a sentence of its own', () => {
  expect(CODES.length).toBeGreaterThan(45);
  const general = CODES.filter((code) => sentenceOf(code) === generalSentence());
  expect(general.toSorted()).toEqual(OUT_OF_DATE.toSorted());
});

test('every sentence says what happened, then what to do', () => {
  for (const code of CODES) expect(sentenceOf(code)).toMatch(/^[A-ZÁÉÍÓÚ].+[.;:] .+\.$|^Escribe/);
});

test('a code new to the page gets the general sentence', () => {
  expect(sentenceOf('from-tomorrow')).toBe(generalSentence());
});

test('only a call that nobody answered is told as a lost connection', () => {
  const words = (error: unknown) => wordsOf(error, 'Sin conexión.');
  expect(words(new Unreachable(null, null))).toBe('Sin conexión.');
  expect(words(new Unreachable(60_000, 'too-many-calls'))).toBe(sentenceOf('too-many-calls'));
  expect(words(new Refusal(problem('day-closed')))).toBe(sentenceOf('day-closed'));
  expect(() => words(new TypeError('a fault of ours'))).toThrow('a fault of ours');
});

test('the first load has no words until they are loaded', async () => {
  expect(explain('day-closed')).toBe('');
  await loadWords();
  expect(explain('day-closed')).toBe(sentenceOf('day-closed'));
});
