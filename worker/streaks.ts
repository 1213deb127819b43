import { type Day, dayNumber } from '../engine/day.ts';

/** Days in a row. */
export interface Streaks {
  /** Up to today or, while today is not played, up to yesterday. */
  readonly streak: number;
  readonly longestStreak: number;
}

/** Streaks as they follow from the days entered, latest first, each once. */
export function streaksOf(days: readonly Day[], today: Day): Streaks {
  const runs: { latest: number; length: number }[] = [];
  let last = Number.POSITIVE_INFINITY;
  for (const number of days.map(dayNumber)) {
    if (number === last - 1) runs.at(-1)!.length += 1;
    else runs.push({ latest: number, length: 1 });
    last = number;
  }
  const present = runs[0];
  return {
    streak: present && present.latest >= dayNumber(today) - 1 ? present.length : 0,
    longestStreak: Math.max(0, ...runs.map((run) => run.length)),
  };
}
