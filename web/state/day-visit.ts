// First load: a day as a visit finds it: which one, whose, and how far it was played.
import type { Day } from '../../engine/day.ts';
import type { AttemptAnswer, ChallengeAnswer, PlayerAnswer } from '../../worker/wire.ts';
import { fetchAttempt, fetchChallenge, fetchToday } from '../api.ts';
import { setServerNow } from './clock.ts';
import { loadPlayer } from './player.ts';

interface Visit {
  readonly challenge: ChallengeAnswer;
  readonly player: PlayerAnswer;
  /** Null where the player has begun nothing. */
  readonly attempt: AttemptAnswer | null;
}

/** A day, or without one the day to play, with its player and their attempt. */
export async function fetchVisit(day: Day | null): Promise<Visit> {
  const [asked, player] = await Promise.all([
    day ? fetchChallenge(day) : fetchToday(),
    loadPlayer(),
  ]);
  // The answer of a published day may come from the browser's cache, with the time it was then.
  if (!asked.seed) setServerNow(asked.now);
  const first = day ?? dayToPlay(asked.day, player);
  const challenge = first === asked.day ? asked : await fetchChallenge(first);
  const attempt = hasBegun(player, first) ? await fetchAttempt(first) : null;
  return { challenge, player, attempt };
}

/** Whether the player has an attempt at a day: one still open, or one already entered. */
export function hasBegun({ open, history }: PlayerAnswer, day: Day): boolean {
  return [...open, ...history].some((begun) => begun.day === day);
}

/** Today, unless it is not begun and an earlier game can still be finished. */
function dayToPlay(today: Day, player: PlayerAnswer): Day {
  if (hasBegun(player, today)) return today;
  return player.open.find((open) => !open.finished)?.day ?? today;
}
