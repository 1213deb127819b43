/** The shapes on the wire that the operator reads (operating.md). Types only, as in wire.ts. */

import type { Day } from '../engine/day.ts';
import type { Entry } from './wire.ts';

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

/** An entry that is marked, with the figures that tell why. */
export interface FlaggedEntry extends Entry {
  readonly flags: readonly ('too-fast' | 'foresight' | 'assistance')[];
  /** The middle one of the times between its moves, in milliseconds. */
  readonly medianMove?: number;
  /** Of the player's games up to this day, those that foresight is judged by: a hundred at the most. */
  readonly games?: number;
  /** Luck in them that their days do not explain, in standard deviations; marked above 4.25. */
  readonly foresight?: number;
  /** How many of the last thirty games lost half a point or less; marked from 12 on. */
  readonly assistance?: number;
}

/** `GET /api/operator/flags/{day}`: best first. */
export interface FlagsAnswer {
  readonly day: Day;
  readonly entries: readonly FlaggedEntry[];
  /** The cursor of the next hundred. */
  readonly next?: string;
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
