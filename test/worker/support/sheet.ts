import type { SheetBody, SheetGame } from '../../../worker/wire.ts';

const SEAT = {
  player: 'ana',
  name: 'Ana',
  scores: [3, 6, 9, 12, 15, 18, 20, 25, 25, 30, 40, 50, 20],
  fiveOfAKindBonuses: [1],
  total: 408,
};

/** A finished sheet of two, such as the page sends. */
export function someSheet(change: Partial<SheetGame> = {}, key = randomKey()): SheetBody {
  const game = {
    id: crypto.randomUUID(),
    rules: 'forced-joker/1',
    finishedAt: 1_790_000_000_000,
    seats: [SEAT, { ...SEAT, player: 'bea', name: 'Bea', fiveOfAKindBonuses: [0], total: 308 }],
    ...change,
  };
  return { key, game };
}

/** The first seat of `someSheet` with a change. */
export function seatWith(change: Partial<typeof SEAT>): SheetGame['seats'] {
  return [{ ...SEAT, ...change }];
}

function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(43));
  return Array.from(bytes, (byte) => String.fromCharCode(97 + (byte % 26))).join('');
}
