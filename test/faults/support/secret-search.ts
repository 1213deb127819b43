import { Buffer } from 'node:buffer';
import { KEY } from './local-worker.ts';
import type { Secrets } from './past-day.ts';

/** A kind of text that could carry a secret, and what it must not hold. */
interface Watch {
  readonly name: string;
  /** Stretches of a text that are looked at. */
  readonly stretch: RegExp;
  /** What is left out of them. */
  readonly without: RegExp;
  readonly parts: readonly string[];
}

/** Undealt dice in a row that count as told; fewer may stand anywhere by chance. */
const DICE_TOLD = 10;
/** The same where all but digits is left out of a whole text. */
const DIGITS_TOLD = 16;
/** Hex digits, characters of base64 and bytes of a secret in a row that count as told. */
const HEX_TOLD = 16;
const BASE64_TOLD = 14;
const BYTES_TOLD = 6;

/** Dice as digits or as a list, whatever stands between them: `1234561`, `[1, 2]`, `"44242","11`. */
const DICE = /[1-6](?:\W{0,3}[1-6]){9,}/g;
const HEX = /[0-9a-f]{16,}/gi;
const BASE64 = /[A-Za-z0-9+/_-]{14,}/g;
const BYTES = /\d{1,3}(?:,\s?\d{1,3}){5,}/g;
const ALL = /[\s\S]+/g;
const NOTHING = /(?!)/g;

/** Looks for what must not be heard before a day is published. */
export class SecretSearch {
  private readonly watches: readonly Watch[];

  /** `dealt`: dice that some player has been shown already. */
  constructor({ seed, dice }: Secrets, dealt: number) {
    const undealt = dice.slice(dealt);
    const backwards = [...undealt].reverse().join('');
    const directions = [...windowsOf(undealt, DICE_TOLD), ...windowsOf(backwards, DICE_TOLD)];
    this.watches = [
      { name: 'dice', stretch: DICE, without: /\D/g, parts: directions },
      { name: 'dice', stretch: ALL, without: /\D/g, parts: windowsOf(undealt, DIGITS_TOLD) },
      ...watchesOf('seed', seed),
      ...watchesOf('key', KEY),
    ];
  }

  /** Names what a text gives away; empty if nothing. */
  find(text: string): string[] {
    return this.watches.flatMap(({ name, stretch, without, parts }) => {
      const stretches = (text.match(stretch) ?? []).map((part) => part.replace(without, ''));
      return parts
        .filter((part) => stretches.some((one) => one.includes(part)))
        .map((part) => `${name}: ${part}`);
    });
  }
}

/** A secret in hex of either case, in base64 of its bytes and of its hex, and as a list of bytes. */
function watchesOf(name: string, hex: string): Watch[] {
  const bytes = Buffer.from(hex, 'hex');
  const base64 = [0, 1, 2].flatMap((shift) => [
    bytes.subarray(shift).toString('base64'),
    bytes.subarray(shift).toString('base64url'),
    Buffer.from(hex).subarray(shift).toString('base64'),
  ]);
  const lists = Array.from({ length: bytes.length - BYTES_TOLD + 1 }, (_, at) =>
    [...bytes.subarray(at, at + BYTES_TOLD)].join(','),
  );
  return [
    ...[hex, hex.toUpperCase()].map((written) => ({
      name: `${name} in hex`,
      stretch: HEX,
      without: NOTHING,
      parts: windowsOf(written, HEX_TOLD),
    })),
    {
      name: `${name} in base64`,
      stretch: BASE64,
      without: NOTHING,
      parts: base64.flatMap((text) => windowsOf(text.replace(/=+$/, ''), BASE64_TOLD)),
    },
    { name: `${name} as bytes`, stretch: BYTES, without: /\s/g, parts: lists },
  ];
}

function windowsOf(text: string, length: number): string[] {
  return Array.from({ length: text.length - length + 1 }, (_, at) => text.slice(at, at + length));
}
