import type { Day } from './day.ts';

/** Bytes that own their buffer, as Web Crypto asks for. */
export type Bytes = Uint8Array<ArrayBuffer>;

/**
 * The part of Web Crypto's SubtleCrypto that the dice stand on, typed by hand because the engine
 * knows no platform. Browsers, Workers and Node all pass their own `crypto.subtle`.
 */
export interface Subtle<Key> {
  importKey(
    format: 'raw',
    key: Bytes,
    algorithm: { name: string; hash: string },
    extractable: boolean,
    usages: 'sign'[],
  ): Promise<Key>;
  sign(algorithm: string, key: Key, data: Bytes): Promise<ArrayBuffer>;
  digest(algorithm: string, data: Bytes): Promise<ArrayBuffer>;
}

/** Dice in a day: thirteen turns of at most three rolls of five. */
export const DICE_IN_A_DAY = 195;

/** The seed of a day, 32 bytes: HMAC-SHA-256 of the day's name under its master key. */
export async function daySeed<Key>(
  subtle: Subtle<Key>,
  masterKey: Bytes,
  day: Day,
): Promise<Bytes> {
  const key = await hmacKey(subtle, masterKey);
  return new Uint8Array(await subtle.sign('HMAC', key, ascii(`trece:day:v1:${day}`)));
}

/** What is published ahead of a day: SHA-256 of its seed in lower-case hex. */
export async function commitmentOf<Key>(subtle: Subtle<Key>, seed: Bytes): Promise<string> {
  return formatHex(new Uint8Array(await subtle.digest('SHA-256', seed)));
}

/**
 * The dice that a seed deals, as 195 digits from 1 to 6 in order (stream version 1; DESIGN.md,
 * section 2). Bytes from 252 are dropped: 252 is the greatest multiple of six within a byte, so
 * every face is equally likely.
 */
export async function dealDice<Key>(subtle: Subtle<Key>, seed: Bytes): Promise<string> {
  const key = await hmacKey(subtle, seed);
  let dice = '';
  for (let block = 0; dice.length < DICE_IN_A_DAY; block += 1) {
    const bytes = await subtle.sign('HMAC', key, ascii(`trece:dice:v1:${block}`));
    for (const byte of new Uint8Array(bytes)) if (byte < 252) dice += (byte % 6) + 1;
  }
  return dice.slice(0, DICE_IN_A_DAY);
}

/** Reads an even number of hex digits of either case; null for any other text. */
export function parseHex(text: string): Bytes | null {
  if (!/^(?:[0-9a-f]{2})+$/i.test(text)) return null;
  const bytes = new Uint8Array(text.length / 2);
  for (let at = 0; at < bytes.length; at += 1) {
    bytes[at] = Number.parseInt(text.slice(at * 2, at * 2 + 2), 16);
  }
  return bytes;
}

/** The bytes as lower-case hex. */
export function formatHex(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += byte.toString(16).padStart(2, '0');
  return text;
}

function hmacKey<Key>(subtle: Subtle<Key>, key: Bytes): Promise<Key> {
  return subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
}

/** The messages of the stream are ASCII, so no text encoder is needed. */
function ascii(text: string): Bytes {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
