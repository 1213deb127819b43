import { afterAll, expect, test } from 'vitest';
import { chooseLocale, type Locale, loadLater } from '../../web/locale.ts';
import type { SharedResult } from '../../web/share-text.ts';

// As the result loads it: with its part of the translations.
const { shareText } = await loadLater(() => import('../../web/share-text.ts'));

const RESULT: SharedResult = {
  number: 334,
  total: 261,
  place: 1842,
  players: 10311,
  percentile: 82,
  bonus: true,
  streak: 12,
  host: 'trece.example',
  lostByTurn: null,
  squares: true,
};

/** Ten ideal turns, two near, one far: each bound from both sides. */
const LOST = [0, 0.2, 1.1, 0.5, 3.01, 0, 0.49, 0, 3, 0, 0, 0.1, 0];

const SMALL: SharedResult = { ...RESULT, place: 3, players: 7, bonus: false, streak: 1 };

afterAll(() => chooseLocale('es'));

for (const [locale, many, few] of [
  [
    'es',
    'Trece 334 · 261\n▰▰▰▰▰▰▰▰▱▱ top 18%\nbonus ✓ · racha 12\nhttps://trece.example/d/334',
    'Trece 334 · 261\npuesto 3 de 7\nbonus ✗\nhttps://trece.example/d/334',
  ],
  [
    'en',
    'Trece 334 · 261\n▰▰▰▰▰▰▰▰▱▱ top 18%\nbonus ✓ · streak 12\nhttps://trece.example/d/334',
    'Trece 334 · 261\nplace 3 of 7\nbonus ✗\nhttps://trece.example/d/334',
  ],
  [
    'pt-BR',
    'Trece 334 · 261\n▰▰▰▰▰▰▰▰▱▱ top 18%\nbônus ✓ · sequência 12\nhttps://trece.example/d/334',
    'Trece 334 · 261\nposição 3 de 7\nbônus ✗\nhttps://trece.example/d/334',
  ],
] satisfies [Locale, string, string][]) {
  test(`the text in ${locale} is exactly this`, async () => {
    await chooseLocale(locale);
    expect(shareText(RESULT)).toBe(many);
    expect(shareText(SMALL)).toBe(few);
  });
}

for (const [fact, change, line] of [
  ['the first of many is in the top 1%', { place: 1, percentile: 100 }, '▰▰▰▰▰▰▰▰▰▰ top 1%'],
  [
    'the last of ten fills nothing',
    { place: 10, players: 10, percentile: 0 },
    '▱▱▱▱▱▱▱▱▱▱ top 100%',
  ],
  ['percentile 9 fills nothing', { percentile: 9 }, '▱▱▱▱▱▱▱▱▱▱ top 18%'],
  ['percentile 10 fills one', { percentile: 10 }, '▰▱▱▱▱▱▱▱▱▱ top 18%'],
  ['the share of the top is rounded up', { place: 101, players: 1000 }, '▰▰▰▰▰▰▰▰▱▱ top 11%'],
  ['nine players are few', { place: 9, players: 9 }, 'puesto 9 de 9'],
] as const) {
  test(fact, async () => {
    await chooseLocale('es');
    expect(shareText({ ...RESULT, ...change }).split('\n')[1]).toBe(line);
  });
}

for (const [locale, words, place] of [
  ['es', '10 ideales, 2 cerca, 1 lejos', 'puesto 3 de 7'],
  ['en', '10 ideal, 2 close, 1 far', 'place 3 of 7'],
  ['pt-BR', '10 ideais, 2 perto, 1 longe', 'posição 3 de 7'],
] satisfies [Locale, string, string][]) {
  test(`the text of a judged game in ${locale} is exactly this`, async () => {
    await chooseLocale(locale);
    const squares = '🟩🟩🟨🟩🟥🟩🟩\n🟩🟨🟩🟩🟩🟩';
    expect(shareText({ ...RESULT, lostByTurn: LOST })).toBe(
      `Trece 334 · 261\n${squares}\n${words} · top 18%\nhttps://trece.example/d/334`,
    );
    expect(shareText({ ...SMALL, lostByTurn: LOST })).toBe(
      `Trece 334 · 261\n${squares}\n${words} · ${place}\nhttps://trece.example/d/334`,
    );
    expect(shareText({ ...RESULT, lostByTurn: LOST, squares: false })).toBe(
      `Trece 334 · 261\n${words} · top 18%\nhttps://trece.example/d/334`,
    );
  });
}

test('one ideal turn is said in the singular', async () => {
  await chooseLocale('es');
  const lostByTurn = LOST.map((_, turn) => (turn === 0 ? 0 : 4));
  const lines = shareText({ ...RESULT, lostByTurn }).split('\n');
  expect(lines[1]).toBe('🟩🟥🟥🟥🟥🟥🟥');
  expect(lines[3]).toBe('1 ideal, 0 cerca, 12 lejos · top 18%');
});

test('a sum that only rounding lifts above a bound is below it', async () => {
  await chooseLocale('es');
  const lostByTurn = LOST.map(() => 0.1 + 0.2 + 0.2 + 1e-12);
  expect(shareText({ ...RESULT, lostByTurn })).toContain('13 ideales, 0 cerca, 0 lejos');
});

test('a streak counts from 2 on', async () => {
  await chooseLocale('es');
  expect(shareText({ ...RESULT, streak: 1 }).split('\n')[2]).toBe('bonus ✓');
  expect(shareText({ ...RESULT, streak: 2 }).split('\n')[2]).toBe('bonus ✓ · racha 2');
});
