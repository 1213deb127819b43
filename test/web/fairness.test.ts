import { expect, test } from 'vitest';
import { checkDay, fitOfFaces, parseSeed, scoreTranscript } from '../../web/fairness.ts';
import { PUBLISHED, playedEntry, publishedChallenge } from './published.ts';

const { seed, commitment, dice } = await publishedChallenge();
const entry = playedEntry(dice);

test('an honest day passes, whatever the case of its seed', async () => {
  expect(await checkDay(seed, commitment, dice)).toEqual({
    commitment: true,
    dice: true,
    dealt: dice,
  });
  expect(await checkDay(seed.toUpperCase(), commitment, dice)).toMatchObject({ commitment: true });
});

test('each part of a day is judged by itself', async () => {
  const other = '0'.repeat(64);
  expect(await checkDay(seed, other, dice)).toMatchObject({ commitment: false, dice: true });
  expect(await checkDay(seed, commitment, '1'.repeat(195))).toMatchObject({
    commitment: true,
    dice: false,
    dealt: dice,
  });
  expect(await checkDay(other, commitment, dice)).toMatchObject({ commitment: false, dice: false });
});

test.for(['', 'seed', '00', '0'.repeat(62), '0'.repeat(66), `${'0'.repeat(63)}g`])(
  '«%s» is no seed and passes nothing',
  async (text) => {
    expect(parseSeed(text)).toBeNull();
    expect(await checkDay(text, commitment, dice)).toEqual({
      commitment: false,
      dice: false,
      dealt: '',
    });
  },
);

test('a transcript scores its total, and on other dice another or a fault', () => {
  expect(scoreTranscript(entry.transcript, PUBLISHED, dice)).toBe(entry.total);
  expect(scoreTranscript(entry.transcript, PUBLISHED, '12345'.repeat(39))).not.toBe(entry.total);
});

test.for(['', '1234', '12345x', '12345'])('«%s» are no dice for a game', (text) => {
  expect(scoreTranscript(entry.transcript, PUBLISHED, text)).toEqual(
    expect.objectContaining({ code: 'out-of-dice' }),
  );
});

test.for([undefined, null, 'x', {}, [], { ...entry.transcript, more: 1 }])(
  'a transcript such as case %# is a fault, never an exception',
  (value) => {
    expect(scoreTranscript(value, PUBLISHED, dice)).toEqual({ code: 'malformed' });
  },
);

/** Upper tails of chi-square with five degrees of freedom, as tables print them. */
test.for([
  [0, 1],
  [1.145, 0.95],
  [4.35146, 0.5],
  [9.236, 0.1],
  [11.07, 0.05],
  [15.086, 0.01],
  [20.515, 0.001],
] as const)('χ² of %d is reached by chance with %d', ([chiSquare, chance]) => {
  const fit = fitOfFaces(countsFor(chiSquare));
  expect(fit.chiSquare).toBeCloseTo(chiSquare, 6);
  expect(fit.chance).toBeCloseTo(chance, 4);
});

test('loaded dice stand out, and more of them the more', () => {
  const loaded = (throws: number) => {
    const fair = throws / 6;
    return fitOfFaces([fair * 0.9, fair, fair, fair, fair, fair * 1.1]).chance;
  };
  expect(loaded(600)).toBeGreaterThan(0.5);
  expect(loaded(60_000)).toBeLessThan(1e-9);
});

/** Six counts about 1,000 each whose statistic is exactly that. */
function countsFor(chiSquare: number): number[] {
  const away = Math.sqrt((chiSquare * 1000) / 2);
  return [1000 + away, 1000 - away, 1000, 1000, 1000, 1000];
}
