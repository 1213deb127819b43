import { sValidator } from '@hono/standard-validator';
import * as v from 'valibot';
import { FLAG_NAMES } from '../flags.ts';
import { problem } from '../problems.ts';

/** Reads the body by its schema; whatever does not fit is `malformed`. JSON that is none ends in app.ts. */
export function body<Schema extends v.GenericSchema>(schema: Schema) {
  return sValidator('json', schema, (result, c) => {
    if (!result.success) return problem(c as never, 'malformed');
  });
}

/** An object with these properties and no others. */
function exactly<const Entries extends v.ObjectEntries>(entries: Entries) {
  const isNoList = v.check((value: unknown) => !Array.isArray(value));
  return v.pipe(v.unknown(), isNoList, v.strictObject(entries));
}

export const emptyBody = exactly({});

const step = v.pipe(v.number(), v.integer(), v.minValue(0));

export const moveBody = exactly({
  step,
  move: v.union([exactly({ hold: v.number() }), exactly({ score: v.string() })]),
});

/** The engine reads the transcript and names.ts the name, each with codes of its own. */
export const entryBody = exactly({
  transcript: v.looseObject({}),
  total: v.number(),
  name: v.optional(v.unknown()),
});

export const nameBody = exactly({ name: v.string() });

export const optionalNameBody = exactly({ name: v.optional(v.string()) });

export const flagBody = exactly({ flag: v.picklist(FLAG_NAMES) });

export const codeBody = exactly({ code: v.string() });

/** As much chance as a token has: it keeps the new one from whoever has the old. */
export const rotationBody = exactly({
  repeat: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/))),
});

const REASON_LENGTH = 200;

export const leakedKeyBody = exactly({
  keyId: v.pipe(v.string(), v.nonEmpty()),
  reason: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(REASON_LENGTH)),
});
