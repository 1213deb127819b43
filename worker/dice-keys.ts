import { type Bytes, parseHex } from '../engine/random.ts';

/** The master keys at hand. New days are dealt under the current one, a day's row names its own. */
export interface DiceKeys {
  readonly current: string;
  readonly keys: ReadonlyMap<string, Bytes>;
}

const LEAST_BYTES = 32;

/**
 * Reads `id=hex` pairs parted by commas, the last one current. Null if there is none, or if any
 * pair is broken, doubled or short: a typing error must not quietly make another key the current one.
 */
export function parseDiceKeys(text: string | undefined): DiceKeys | null {
  const keys = new Map<string, Bytes>();
  let current = '';
  for (const pair of (text ?? '').split(',')) {
    const [, id, hex] = /^\s*([A-Za-z0-9._-]{1,32})=([0-9A-Fa-f]+)\s*$/.exec(pair) ?? [];
    const key = hex === undefined ? null : parseHex(hex);
    if (id === undefined || !key || key.length < LEAST_BYTES || keys.has(id)) return null;
    keys.set(id, key);
    current = id;
  }
  return { current, keys };
}
