import { type Day, parseDay } from './day.ts';
import type { Fault } from './faults.ts';
import type { RuleSet } from './rule-sets/rule-set.ts';

/** One turn as a transcript has it: a hold for each re-roll made, then the box filled. */
export interface Turn {
  readonly holds: readonly number[];
  readonly box: string;
}

/** A turn under way: not yet scored. */
export interface OpenTurn {
  readonly holds: readonly number[];
}

/** The versioned record of a game: everything that a player submits (DESIGN.md, section 3). */
export interface Transcript {
  readonly version: 1;
  readonly rules: string;
  readonly day: Day;
  readonly turns: readonly Turn[];
}

/** The header that a reader accepts: which rule sets by their names, and which day (any, if left out). */
export interface Expected {
  readonly ruleSets: ReadonlyMap<string, RuleSet>;
  readonly day?: Day;
}

/** A transcript whose header and number of turns are right, with the rules that it names. */
export interface ReadTranscript {
  readonly transcript: Transcript;
  readonly rules: RuleSet;
}

/**
 * Reads any value, such as `JSON.parse` returns, as a transcript: its shape, version, rules, day
 * and number of turns, in this order. The moves themselves are judged by `replay`. Never throws.
 */
export function parseTranscript(value: unknown, expected: Expected): ReadTranscript | Fault {
  if (!isShaped(value)) return { code: 'malformed' };
  if (value.version !== 1) return { code: 'unsupported-version' };
  const rules = expected.ruleSets.get(value.rules);
  if (!rules) return { code: 'unsupported-rules' };
  if (expected.day !== undefined && value.day !== expected.day) return { code: 'wrong-day' };
  if (value.turns.length < rules.boxes.length) return { code: 'too-few-turns' };
  if (value.turns.length > rules.boxes.length) return { code: 'too-many-turns' };
  return { transcript: value as Transcript, rules };
}

/** The transcript of finished turns; `parseTranscript` reads it back. */
export function formatTranscript(rules: RuleSet, day: Day, turns: readonly Turn[]): Transcript {
  return { version: 1, rules: rules.name, day, turns };
}

/** A transcript by shape alone: right properties of right types, any version and names. */
interface Shaped extends Omit<Transcript, 'version'> {
  readonly version: number;
}

function isShaped(value: unknown): value is Shaped {
  return (
    hasExactly(value, ['version', 'rules', 'day', 'turns']) &&
    typeof value.version === 'number' &&
    typeof value.rules === 'string' &&
    typeof value.day === 'string' &&
    parseDay(value.day) !== null &&
    Array.isArray(value.turns) &&
    value.turns.every(isTurn)
  );
}

function isTurn(value: unknown): value is Turn {
  return (
    hasExactly(value, ['holds', 'box']) &&
    typeof value.box === 'string' &&
    Array.isArray(value.holds) &&
    value.holds.every((hold) => typeof hold === 'number')
  );
}

/** True for a plain object with these properties of its own and no others. */
function hasExactly<Name extends string>(
  value: unknown,
  names: readonly Name[],
): value is Record<Name, unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.keys(value).length === names.length &&
    names.every((name) => Object.hasOwn(value, name))
  );
}
