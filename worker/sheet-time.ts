import type { Services } from './context.ts';
import { removeSheetsBefore } from './db/sheets.ts';

/** How long a saved sheet is kept: a year, in milliseconds. */
export const SHEETS_KEPT = 365 * 24 * 60 * 60 * 1000;

/** Sheets that a scheduled run removes at the most. */
const SHEETS_A_RUN = 1_000;

/** Removes saved sheets whose year is over; returns how many. */
export function removeOldSheets({ db }: Services, now: number): Promise<number> {
  return removeSheetsBefore(db, now - SHEETS_KEPT, SHEETS_A_RUN);
}
