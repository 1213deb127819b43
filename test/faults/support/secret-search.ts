import { Buffer } from 'node:buffer';
import { KEY } from './local-worker.ts';
import type { Secrets } from './past-day.ts';

/** Undealt dice in a row that count as told. Fewer may stand in any text by chance. */
const DICE_TOLD = 10;
/** The same where everything but digits is left out, so that more stands by chance. */
const DIGITS_TOLD = 16;
/** Hex digits of a secret in a row that count as told. */
const HEX_TOLD = 16;
const BASE64_TOLD = 14;

/** What must not be heard before a day is published. */
export class SecretSearch {
  private readonly needles: ReadonlyMap<string, string>;
  private readonly digits: readonly string[];

  /** `dealt`: dice that some player has been shown already. */
  constructor({ seed, dice }: Secrets, dealt: number) {
    const undealt = dice.slice(dealt);
    this.digits = windowsOf(undealt, DIGITS_TOLD);
    this.needles = new Map([
      ...windowsOf(undealt, DICE_TOLD).flatMap((run) => writingsOf(run)),
      ...secretNeedles('seed', seed),
      ...secretNeedles('key', KEY),
    ]);
  }

  /** Names what a text gives away; empty if nothing. */
  find(text: string): string[] {
    const lower = text.toLowerCase();
    const found: string[] = [];
    for (const [needle, name] of this.needles) {
      if (text.includes(needle) || lower.includes(needle)) found.push(`${name}: ${needle}`);
    }
    const digits = text.replace(/\D/g, '');
    for (const run of this.digits) if (digits.includes(run)) found.push(`dice, parted: ${run}`);
    return found;
  }
}

/** Dice as digits, as lists, and as the rolls of an answer. */
function writingsOf(run: string): [string, string][] {
  const list = [...run];
  const rolls = [run.slice(0, 5), run.slice(5)];
  return [
    [run, 'dice'],
    [list.join(','), 'dice in a list'],
    [list.join(', '), 'dice in a list'],
    [list.join(' '), 'dice in a list'],
    [rolls.join('","'), 'rolls'],
    [rolls.join(' '), 'rolls'],
    [[...run].reverse().join(''), 'dice backwards'],
  ];
}

/** Hex, base64 of the bytes and of the hex, in both alphabets, and the bytes as a list. */
function secretNeedles(name: string, hex: string): [string, string][] {
  const bytes = Buffer.from(hex, 'hex');
  const base64 = [0, 1, 2].flatMap((shift) => [
    bytes.subarray(shift).toString('base64'),
    bytes.subarray(shift).toString('base64url'),
    Buffer.from(hex).subarray(shift).toString('base64'),
  ]);
  return [
    ...windowsOf(hex, HEX_TOLD).map((part): [string, string] => [part, `${name} in hex`]),
    ...base64
      .flatMap((text) => windowsOf(text.replace(/=+$/, ''), BASE64_TOLD))
      .map((part): [string, string] => [part, `${name} in base64`]),
    ...[...bytes.keys()]
      .slice(0, -5)
      .map((at): [string, string] => [
        [...bytes.subarray(at, at + 6)].join(','),
        `${name} as bytes`,
      ]),
  ];
}

function windowsOf(text: string, length: number): string[] {
  return Array.from({ length: text.length - length + 1 }, (_, at) => text.slice(at, at + length));
}
