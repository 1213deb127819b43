/** The shapes on the wire that the operator reads (operating.md). Types only, as in wire.ts. */

import type { Day } from '../engine/day.ts';

/** An entry that readers reported. */
export interface ReportedEntry {
  readonly day: Day;
  readonly entry: string;
  readonly name: string;
  readonly hidden: boolean;
  readonly reports: number;
  readonly firstAt: number;
}

/** `GET /api/operator/reports`: the longest waiting first. */
export interface ReportsAnswer {
  readonly reports: readonly ReportedEntry[];
}

/** `GET /api/health`: 200 while the day can be played, else 503. */
export interface HealthAnswer {
  readonly ok: boolean;
  readonly version: string;
  /** The database answers. */
  readonly database: boolean;
  /** The keys that new and committed days need are at hand. */
  readonly keys: boolean;
  /** The clock reads a possible time. */
  readonly clock: boolean;
  /** Names of keys that unpublished days were promised under and that are not at hand. */
  readonly missingKeys: readonly string[];
  /** The latest published day and when that was done. */
  readonly published: { readonly day: Day; readonly at: number } | null;
  /** The oldest day that should have been published over an hour ago. */
  readonly overdue: Day | null;
}
