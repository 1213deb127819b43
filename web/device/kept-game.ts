import * as v from 'valibot';

/** Where a game was played: alone, against the computer, round one phone, or with real dice. */
export const GAME_KINDS = ['alone', 'computer', 'round', 'sheet'] as const;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/** One turn of a seat, as a transcript has it. */
const turn = v.strictObject({ holds: v.array(count), box: v.string() });

const seat = v.strictObject({
  /** The device's player, or `computer:` and the level. */
  player: name,
  /** As it was when the game ended. */
  name,
  /** Points of each box in the rule set's order, before its column's factor; null where the game ended before. */
  scores: v.pipe(v.array(v.nullable(count)), v.minLength(1), v.maxLength(100)),
  /** Further fives of a kind paid for, column by column. */
  fiveOfAKindBonuses: v.pipe(v.array(count), v.maxLength(10)),
  total: count,
  /** The rules let this seat win whatever the totals say. */
  wonAtOnce: v.optional(v.boolean()),
  /** How often the player asked what would be best. */
  hints: v.optional(count),
  turns: v.optional(v.array(turn)),
  /** The raw fives dealt, in order, five digits each. */
  rolls: v.optional(v.array(v.pipe(v.string(), v.regex(/^[1-6]{5}$/)))),
});

/** A finished game as the device keeps it, in the shape of its first version. */
export const keptGame = v.strictObject({
  version: v.literal(1),
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  kind: v.picklist(GAME_KINDS),
  /** The rule set's name, such as `forced-joker/1`; it may be one that this build lacks. */
  rules: name,
  /** Milliseconds since 1970. */
  finishedAt: count,
  seats: v.pipe(v.array(seat), v.minLength(1), v.maxLength(64)),
  /** Where this device saved it on the server, and the secret by which it may remove it there. */
  shared: v.optional(
    v.strictObject({ key: v.pipe(v.string(), v.length(43)), url: v.optional(v.string()) }),
  ),
});

export type GameKind = (typeof GAME_KINDS)[number];
type Mutable = v.InferOutput<typeof keptGame>;
export type KeptSeat = Readonly<Mutable['seats'][number]>;
export type KeptGame = Readonly<Omit<Mutable, 'seats'>> & { readonly seats: readonly KeptSeat[] };
