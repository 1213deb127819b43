/** A UTC calendar date written `2026-11-30`. Only `parseDay` and the functions below make one. */
export type Day = string & { readonly brand: 'Day' };

/** The moments of a day, in milliseconds since 1970 (DESIGN.md, section 2). */
export interface DayTimes {
  /** First millisecond in which an attempt may begin. */
  readonly opensAt: number;
  /** From here on no attempt begins. */
  readonly closesAt: number;
  /** From here on no move is taken. */
  readonly finishBy: number;
  /** From here on no entry is taken. */
  readonly revealsAt: number;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const FIRST_DAY = Date.UTC(2026, 0, 1);

/** Days ahead of the present one whose commitment may be known. */
export const DAYS_AHEAD = 30;

/** Reads `YYYY-MM-DD`; null unless it is a date of the calendar, such as 2026-02-29 is not. */
export function parseDay(text: string): Day | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const start = Date.parse(`${text}T00:00:00.000Z`);
  return Number.isNaN(start) || dayAt(start) !== text ? null : (text as Day);
}

/** The day in which a moment lies, in milliseconds since 1970. */
export function dayAt(ms: number): Day {
  return new Date(ms).toISOString().slice(0, 10) as Day;
}

/** Day number 1 is 2026-01-01; earlier dates have numbers below 1 and no challenge. */
export function dayNumber(day: Day): number {
  return Math.floor((startOf(day) - FIRST_DAY) / DAY) + 1;
}

/** The day of a whole number; `dayNumber` reads it back. */
export function dayOfNumber(number: number): Day {
  return dayAt(FIRST_DAY + (number - 1) * DAY);
}

/** When a day opens, closes, ends its last game and is published. */
export function timesOf(day: Day): DayTimes {
  const opensAt = startOf(day);
  const closesAt = opensAt + DAY;
  return { opensAt, closesAt, finishBy: closesAt + 2 * HOUR, revealsAt: closesAt + 3 * HOUR };
}

function startOf(day: Day): number {
  return Date.parse(`${day}T00:00:00.000Z`);
}
