import type { Day } from '../engine/day.ts';
import { parseRolls, type Roll } from '../engine/dice.ts';
import { type Bytes, commitmentOf, daySeed, dealDice, formatHex } from '../engine/random.ts';
import type { DiceKeys } from './dice-keys.ts';

/** What a day was promised to be dealt from: the name of its key and the commitment. */
export interface Promised {
  readonly day: Day;
  readonly keyId: string;
  readonly commitment: string;
}

/** The only holder of keys, seeds and undealt dice. */
export interface Dealer {
  /** True when new days can be promised. */
  readonly ready: boolean;
  /** Promises a day under the current key; null without keys. */
  promise(day: Day): Promise<Promised | null>;
  /** The 39 rolls of a promised day; null when its key is missing or no longer gives its commitment. */
  rollsOf(promised: Promised): Promise<readonly Roll[] | null>;
  /** The seed of a promised day in hex, to be published; null as for `rollsOf`. */
  seedOf(promised: Promised): Promise<string | null>;
}

/** Days whose rolls stay in memory: yesterday's games run into today, and a few people look back. */
const DAYS_KEPT = 4;

/** A dealer of these keys, or one that can deal nothing. */
export function createDealer(keys: DiceKeys | null): Dealer {
  const dealt = new Map<string, readonly Roll[]>();
  return {
    ready: keys !== null,
    async promise(day) {
      if (!keys) return null;
      const seed = await daySeed(crypto.subtle, keys.keys.get(keys.current)!, day);
      return { day, keyId: keys.current, commitment: await commitmentOf(crypto.subtle, seed) };
    },
    async rollsOf(promised) {
      const name = `${promised.day}:${promised.keyId}:${promised.commitment}`;
      const rolls = dealt.get(name) ?? (await deal(keys, promised));
      if (!rolls) return null;
      dealt.delete(name);
      dealt.set(name, rolls);
      if (dealt.size > DAYS_KEPT) dealt.delete(dealt.keys().next().value!);
      return rolls;
    },
    async seedOf(promised) {
      const seed = await recallSeed(keys, promised);
      return seed && formatHex(seed);
    },
  };
}

async function deal(keys: DiceKeys | null, promised: Promised): Promise<readonly Roll[] | null> {
  const seed = await recallSeed(keys, promised);
  return seed && parseRolls(await dealDice(crypto.subtle, seed));
}

/** The seed that a day was promised to be dealt from; null without its key, or if the key is another. */
async function recallSeed(keys: DiceKeys | null, promised: Promised): Promise<Bytes | null> {
  const key = keys?.keys.get(promised.keyId);
  if (!key) return null;
  const seed = await daySeed(crypto.subtle, key, promised.day);
  return (await commitmentOf(crypto.subtle, seed)) === promised.commitment ? seed : null;
}
