/** The shapes on the wire (DESIGN.md, section 4). Types only, and no platform in them: the page reads this file too. */

import type { Day, DayTimes } from '../engine/day.ts';
import type { OpenTurn, Transcript, Turn } from '../engine/transcript.ts';

/** `GET /api/challenges/today` and `/api/challenges/{day}`. Times are milliseconds since 1970. */
export interface ChallengeAnswer extends DayTimes {
  readonly day: Day;
  readonly number: number;
  /** The server's clock when it answered. */
  readonly now: number;
  /** SHA-256 of the day's seed, lower-case hex. */
  readonly commitment: string;
  /** The rule set's name, such as `forced-joker/1`. */
  readonly rules: string;
  /** Entries so far. */
  readonly players: number;
  /** Once the day is published: what it was dealt from, 64 hex digits. */
  readonly seed?: string;
  /** Once the day is published: its 195 dice as digits from 1 to 6. */
  readonly dice?: string;
}

/** A player's only attempt at a day, as far as it went. */
export interface AttemptAnswer {
  readonly day: Day;
  /** Moves taken so far. */
  readonly step: number;
  /** The raw fives dealt so far, in order, five digits each. */
  readonly rolls: readonly string[];
  /** The turns so far; while unfinished the last one has no box. */
  readonly turns: readonly (Turn | OpenTurn)[];
  readonly finished: boolean;
  /** A restored backup forgot moves of this game: it takes no more of them and is unranked. */
  readonly restored?: true;
}

/** `POST /api/challenges/{day}/attempt/moves`: `step` is the number of moves taken before this one. */
export interface MoveBody {
  readonly step: number;
  readonly move: { readonly hold: number } | { readonly score: string };
}

export interface MoveAnswer {
  /** The number of moves taken after this one. */
  readonly step: number;
  /** The next five dice, raw; null after the last box. */
  readonly roll: string | null;
  readonly finished: boolean;
}

export interface EntryBody {
  readonly transcript: Transcript;
  readonly total: number;
  readonly name?: string;
}

/** A replayed result on the board. `at` is when it was entered; of a game that nobody submitted, when it was finished. */
export interface Entry {
  readonly id: string;
  readonly name: string;
  readonly total: number;
  readonly at: number;
  /** Expected points that the decisions lost against optimal play, in hundredths of a point at the finest. */
  readonly lost?: number;
}

/** `GET /api/challenges/{day}/entries/{id}`: its transcript too once the day is published. */
export interface EntryDetail extends Entry {
  readonly transcript?: Transcript;
}

export interface PlacedEntry extends Entry {
  readonly place: number;
}

export interface EntryAnswer {
  readonly entry: Entry;
  readonly place: number;
  readonly players: number;
  /** ⌊100 · players with less / (players − 1)⌋; 100 when alone. */
  readonly percentile: number;
  /** Why the name sent with the entry was not taken. */
  readonly nameRefused?: string;
}

export interface LeaderboardAnswer {
  readonly day: Day;
  readonly players: number;
  /** Best first; equal totals share a place. */
  readonly entries: readonly PlacedEntry[];
  readonly me?: PlacedEntry;
  /** The cursor of the next page, of A-Z a-z 0-9 _ and -. */
  readonly next?: string;
}

/** `GET /api/challenges/{day}/leaderboard?by=lost`: fewest points lost first. Old games have no `lost` and are not on it. */
export interface SkillBoardAnswer extends Omit<LeaderboardAnswer, 'me'> {
  /** Without `place` where it is beyond the 1,576th. */
  readonly me?: Entry & { readonly place?: number };
}

/** `GET /api/challenges/{day}/par`. */
export interface ParAnswer {
  readonly day: Day;
  /** The total of optimal play without foresight on the day's dice. */
  readonly par: number;
}

export interface TotalsAnswer {
  readonly day: Day;
  readonly players: number;
  /** How many players have each total, as pairs of total and count, in rising order of totals. */
  readonly totals: readonly (readonly [total: number, count: number])[];
}

/** A day that the player has entered. */
export interface PlayedDay {
  readonly day: Day;
  readonly total: number;
  readonly at: number;
  /** As in `Entry`. */
  readonly lost?: number;
}

/** An attempt that still takes a move or its entry. */
export interface OpenAttempt {
  readonly day: Day;
  readonly step: number;
  /** True when all boxes are filled and only the entry is missing. */
  readonly finished: boolean;
}

/** `GET /api/me`. Of a browser without a player: name null, everything else empty. */
export interface PlayerAnswer {
  readonly name: string | null;
  /** True while the name is the generated one. */
  readonly generated: boolean;
  /** Days in a row, up to today or, while today is not played, yesterday. */
  readonly streak: number;
  readonly longestStreak: number;
  /** Every day entered, latest first. */
  readonly history: readonly PlayedDay[];
  /** Attempts that can still go on, latest first. */
  readonly open: readonly OpenAttempt[];
}

/** What a day is promised to be dealt from. */
export interface Commitment {
  readonly day: Day;
  readonly commitment: string;
}

/** A commitment that an operator took back before its day opened. */
export interface Replacement extends Commitment {
  readonly replacedBy: string;
  readonly at: number;
  readonly reason: string;
}

/** `GET /api/commitments`: thirty days from tomorrow on. */
export interface CommitmentsAnswer {
  readonly commitments: readonly Commitment[];
  readonly replaced: readonly Replacement[];
}

/** A published day's seed with the commitment that it answers. */
export interface Publication extends Commitment {
  readonly seed: string;
}

/** `GET /api/publications`: every published day, latest first. */
export interface PublicationsAnswer {
  readonly publications: readonly Publication[];
}

/** A player's token in groups that a person can type. */
export interface RecoveryAnswer {
  readonly code: string;
}

/**
 * `POST /api/me/recovery/rotate`. `repeat` is 256 random bits in base64url, drawn by the device: sent
 * again, it gets the same answer. Without it a lost answer cannot be had again.
 */
export interface RotationBody {
  readonly repeat?: string | undefined;
}

/** `POST /api/me/recover`. */
export interface RecoveryBody {
  readonly code: string;
}

/** A finished game of real dice, as whoever kept the sheet says it was. */
export interface SheetGame {
  /** The saving device's, so that nobody counts the game twice. */
  readonly id: string;
  /** The rule set's name, such as `forced-joker/1`. */
  readonly rules: string;
  readonly finishedAt: number;
  readonly seats: readonly SheetSeat[];
}

export interface SheetSeat {
  /** The name that the saving device has for the player, so that their games add up elsewhere. */
  readonly player: string;
  /** Empty where it is not shown. */
  readonly name: string;
  /** Points of each box in the rule set's order, before its column's factor; null only where the game was won at once. */
  readonly scores: readonly (number | null)[];
  /** Further fives of a kind paid for, column by column. */
  readonly fiveOfAKindBonuses: readonly number[];
  readonly total: number;
  readonly wonAtOnce?: boolean | undefined;
}

/** `POST /api/sheets`: the key is a secret of the device, which makes a repetition harmless and may remove the sheet. */
export interface SheetBody {
  readonly key: string;
  readonly game: SheetGame;
}

/** `DELETE /api/sheets/{id}`. */
export interface SheetKeyBody {
  readonly key: string;
}

export interface SheetLinkAnswer {
  readonly id: string;
  /** The page that shows it to whoever has the link. */
  readonly url: string;
  readonly keptUntil: number;
}

/** `GET /api/sheets/{id}`. */
export interface SheetAnswer extends SheetLinkAnswer {
  readonly game: SheetGame;
  /** Nobody saw the dice. */
  readonly verified: false;
}

/** `GET /api/me/export`: all that is kept of a player. */
export interface ExportAnswer {
  readonly exportedAt: number;
  /** Null once forgotten. */
  readonly player: {
    readonly name: string;
    readonly generated: boolean;
    readonly createdAt: number;
  } | null;
  readonly attempts: readonly {
    readonly day: Day;
    readonly startedAt: number;
    readonly movedAt: number;
    readonly turns: readonly (Turn | OpenTurn)[];
    /** The time before each move, at most about two minutes. */
    readonly elapsed: readonly number[];
    readonly finished: boolean;
    readonly restored: boolean;
    readonly lost?: number;
  }[];
  readonly entries: readonly {
    readonly day: Day;
    readonly id: string;
    readonly total: number;
    readonly at: number;
    readonly turns: readonly (Turn | OpenTurn)[];
    /** The operator's marks, 0 for most: 1 too fast, 2 foresight, 4 assistance, or a sum. */
    readonly flags: number;
    /** Marks that the operator took back, likewise. */
    readonly cleared: number;
    readonly hidden: boolean;
    readonly lost?: number;
  }[];
  /** Days that this browser may not begin, until they are published. */
  readonly tombstones: readonly Day[];
  /** With the name that was reported, or left by the operator. */
  readonly reports: readonly {
    readonly day: Day;
    readonly entry: string;
    readonly name: string;
    readonly at: number;
  }[];
}

/** A refusal, as RFC 9457 writes it: `application/problem+json`. */
export interface Problem {
  readonly type: string;
  readonly code: string;
  readonly status: number;
  readonly title: string;
  readonly requestId: string;
  /** Index of the turn at fault. */
  readonly turn?: number;
  /** With `step-taken` and `step-ahead`: where the attempt stands. */
  readonly attempt?: AttemptAnswer;
}
