import { readFileSync } from 'node:fs';

const { buffer, byteOffset, byteLength } = readFileSync(
  `${import.meta.dirname}/../../.build/strategy/forced-joker.bin`,
);

/** The table that ships, as `npm run build` leaves it. */
export const table = buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
