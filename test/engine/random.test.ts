import { expect, test } from 'vitest';
import type { Day } from '../../engine/day.ts';
import { commitmentOf, daySeed, dealDice, formatHex, parseHex } from '../../engine/random.ts';
import { readJsonLines } from '../support/json-lines.ts';

/** A day worked out independently of this code. */
interface DayOfDice {
  readonly day: Day;
  readonly key: string;
  readonly seed: string;
  readonly commitment: string;
  readonly dice: string;
}

const days = readJsonLines<DayOfDice>(new URL('dice-stream.jsonl', import.meta.url));
const { subtle } = crypto;

test.for(days)('$day under key $key deals the published dice', async (row) => {
  const seed = await daySeed(subtle, parseHex(row.key)!, row.day);
  expect(formatHex(seed)).toBe(row.seed);
  expect(await commitmentOf(subtle, seed)).toBe(row.commitment);
  expect(await dealDice(subtle, seed)).toBe(row.dice);
});

test('bytes from 252 are dropped and the rest are dealt by remainder', async () => {
  const bytes = [0, 5, 6, 251, 252, 253, 254, 255, 7];
  expect(await dealDice(constantSubtle(bytes), new Uint8Array(32))).toBe(
    '161'.concat('62').repeat(39),
  );
});

test('blocks are numbered in decimal from 0 and only as many as needed are made', async () => {
  const messages: string[] = [];
  const recording = constantSubtle(Array(20).fill(0), (message) => messages.push(message));
  await dealDice(recording, new Uint8Array(32));
  expect(messages).toEqual(Array.from({ length: 10 }, (_, n) => `trece:dice:v1:${n}`));
});

test('hex reads back in lower case, and other text is none', () => {
  expect(formatHex(parseHex('00fFA0')!)).toBe('00ffa0');
  for (const text of ['', 'f', '0g', 'ff ', '0x10']) expect(parseHex(text)).toBeNull();
});

/** A SubtleCrypto whose every block is the same bytes. */
function constantSubtle(bytes: number[], onSign: (message: string) => void = () => {}) {
  return {
    importKey: async () => null,
    sign: async (_algorithm: string, _key: null, data: Uint8Array) => {
      onSign(new TextDecoder().decode(data));
      return Uint8Array.from(bytes).buffer;
    },
    digest: async () => new ArrayBuffer(32),
  };
}
