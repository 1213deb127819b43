/** Why a move or a transcript is refused. Each comment says how to provoke it. */
export const FAULT_CODES = [
  /** Leave out `turns`, add an unknown property, or write a hold as text. */
  'malformed',
  /** Write version 2. */
  'unsupported-version',
  /** Name rules that do not exist, such as `forced-joker/2`. */
  'unsupported-rules',
  /** Send yesterday's transcript for today. */
  'wrong-day',
  /** Leave out the last turn. */
  'too-few-turns',
  /** Repeat the last turn, or move after the last box. */
  'too-many-turns',
  /** Hold a third time within a turn. */
  'too-many-rolls',
  /** Hold 32, -1 or 0.5. */
  'bad-hold',
  /** Score `bonus`. */
  'unknown-box',
  /** Score the same box twice. */
  'box-already-filled',
  /** Put a further five of a kind anywhere but in the open upper box of its face. */
  'joker-order',
  /** Claim one point more than the transcript scores. */
  'total-mismatch',
  /** Submit a legal game that differs from the moves the server has. */
  'not-the-moves-made',
  /** Replay with fewer dice than the turns take. */
  'out-of-dice',
] as const;

export type FaultCode = (typeof FAULT_CODES)[number];

/** A refusal: the code and, where a turn is to blame, its index from 0. No prose. */
export interface Fault {
  readonly code: FaultCode;
  readonly turn?: number;
}

/** True for a fault, false for anything that the same function may return instead. */
export function isFault(value: object): value is Fault {
  return (value as Partial<Fault>).code !== undefined;
}
