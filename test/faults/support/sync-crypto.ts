import { createHash, createHmac } from 'node:crypto';
import { vi } from 'vitest';

/**
 * Replaces the part of Web Crypto that the dice and tokens stand on by the same functions without
 * threads, so that a run depends on its seed alone.
 */
export function useSyncCrypto(): void {
  const sha256 = async (_: string, data: Uint8Array) => bytes(createHash('sha256').update(data));
  const importKey = async (_: string, key: Uint8Array) => key;
  const sign = async (_: string, key: Uint8Array, data: Uint8Array) =>
    bytes(createHmac('sha256', key).update(data));
  vi.stubGlobal('crypto', { subtle: { digest: sha256, importKey, sign } });
}

function bytes(hash: { digest(): Buffer }): ArrayBuffer {
  return new Uint8Array(hash.digest()).buffer;
}
