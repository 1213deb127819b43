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

/** As much chance as a token has. */
const secret = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/));

/** As much chance as a token has: it keeps the new one from whoever has the old. */
export const rotationBody = exactly({
  repeat: v.optional(secret),
});

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const label = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
/** The largest cards have three columns of thirteen boxes. */
const MOST_BOXES = 39;
const MOST_SEATS = 8;
/** The last moment that a date can tell. */
const LAST_MOMENT = 8.64e15;

/** The engine judges points and total. */
export const sheetBody = exactly({
  key: secret,
  game: exactly({
    id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
    rules: label,
    finishedAt: v.pipe(count, v.maxValue(LAST_MOMENT)),
    seats: v.pipe(
      v.array(
        exactly({
          player: label,
          name: label,
          scores: v.pipe(v.array(v.nullable(count)), v.maxLength(MOST_BOXES)),
          fiveOfAKindBonuses: v.pipe(v.array(count), v.maxLength(MOST_BOXES)),
          total: count,
          wonAtOnce: v.optional(v.boolean()),
        }),
      ),
      v.minLength(1),
      v.maxLength(MOST_SEATS),
    ),
  }),
});

export const sheetKeyBody = exactly({ key: secret });

const REASON_LENGTH = 200;

export const leakedKeyBody = exactly({
  keyId: v.pipe(v.string(), v.nonEmpty()),
  reason: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(REASON_LENGTH)),
});
