// First load: which day a visit without an address plays.
import type { Day } from '../../engine/day.ts';
import type { PlayerAnswer } from '../../worker/wire.ts';

/** Today, unless it is not begun and an earlier game can still be finished. */
export function dayToPlay(today: Day, player: PlayerAnswer): Day {
  if (hasBegun(player, today)) return today;
  return player.open.find((open) => !open.finished)?.day ?? today;
}

/** Whether the player has an attempt at a day: one still open, or one already entered. */
export function hasBegun({ open, history }: PlayerAnswer, day: Day): boolean {
  return [...open, ...history].some((begun) => begun.day === day);
}
