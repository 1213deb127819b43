import { formatBase64url, parseBase64url } from './base64url.ts';

/*
 * A recovery code is the player's token as a person can type it: its 256 bits and 24 bits of check,
 * in fourteen groups of four letters of Crockford's base 32 (https://www.crockford.com/base32.html).
 */

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BITS = 5n;
const TOKEN_BYTES = 32;
const CHECK_BYTES = 3;
const LENGTH = ((TOKEN_BYTES + CHECK_BYTES) * 8) / 5;

/** The code of a token, such as `7ZQ4-…`. */
export async function formatRecoveryCode(token: string): Promise<string> {
  const bytes = bytesOf(token);
  let number = numberOf([...bytes, ...(await checkOf(bytes))]);
  let letters = '';
  for (; letters.length < LENGTH; number >>= BITS)
    letters = LETTERS[Number(number & 31n)] + letters;
  return letters.replace(/.{4}(?!$)/g, '$&-');
}

/**
 * The token of a code as people type it: either case, any blanks and dashes, O for 0, I and L for 1.
 * Null if it is no code, or one mistyped.
 */
export async function parseRecoveryCode(text: string): Promise<string | null> {
  const letters = text
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  if (letters.length !== LENGTH || [...letters].some((letter) => !LETTERS.includes(letter)))
    return null;
  let number = 0n;
  for (const letter of letters) number = (number << BITS) | BigInt(LETTERS.indexOf(letter));
  const bytes = new Uint8Array(TOKEN_BYTES + CHECK_BYTES);
  for (let at = bytes.length - 1; at >= 0; at -= 1, number >>= 8n)
    bytes[at] = Number(number & 255n);
  const token = bytes.slice(0, TOKEN_BYTES);
  const check = await checkOf(token);
  return check.every((byte, at) => byte === bytes[TOKEN_BYTES + at])
    ? formatBase64url(token)
    : null;
}

function bytesOf(token: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(parseBase64url(token) ?? '', (character) => character.charCodeAt(0));
}

async function checkOf(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).slice(0, CHECK_BYTES);
}

function numberOf(bytes: readonly number[]): bigint {
  return bytes.reduce((number, byte) => (number << 8n) | BigInt(byte), 0n);
}
