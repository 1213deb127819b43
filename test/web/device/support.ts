import { deleteDB } from 'idb';
import type { KeptGame } from '../../../web/device/kept-game.ts';
import { closeShelves, DATABASE } from '../../../web/device/shelves.ts';

/** The device as it was before anything was kept on it. */
export async function emptyDevice(): Promise<void> {
  await closeShelves();
  await deleteDB(DATABASE);
}

/** A finished game on the standard card, every box at 5. */
export function someGame(id: string, change: Partial<KeptGame> = {}): KeptGame {
  return {
    version: 1,
    id,
    kind: 'sheet',
    rules: 'forced-joker/1',
    finishedAt: 1_790_000_000_000,
    seats: [
      {
        player: 'ana',
        name: 'Ana',
        scores: Array(13).fill(5),
        fiveOfAKindBonuses: [0],
        total: 65,
      },
    ],
    ...change,
  };
}
