import type { KeptGame, KeptSeat } from '../device/kept-game.ts';

/** How a seat ended. Equal totals share a place: 1, 1, 3. */
export interface Placed {
  readonly seat: KeptSeat;
  readonly place: number;
  readonly tied: boolean;
}

/** The seats of a game, best first. Whoever won at once stands before all totals. */
export function placesOf({ seats }: Pick<KeptGame, 'seats'>): Placed[] {
  const sorted = [...seats].sort((a, b) => rank(b) - rank(a));
  return sorted.map((seat) => {
    const place = sorted.findIndex((other) => rank(other) === rank(seat)) + 1;
    const tied = sorted.filter((other) => rank(other) === rank(seat)).length > 1;
    return { seat, place, tied };
  });
}

function rank({ total, wonAtOnce }: KeptSeat): number {
  return wonAtOnce ? Number.POSITIVE_INFINITY : total;
}
