import type { Day } from '../engine/day.ts';
import { parseRolls } from '../engine/dice.ts';
import { type Fault, isFault } from '../engine/faults.ts';
import { type Bytes, commitmentOf, dealDice, parseHex } from '../engine/random.ts';
import { replay } from '../engine/replay.ts';
import { RANKED_RULES } from '../engine/rule-sets/all.ts';
import { totalOf } from '../engine/scorecard.ts';
import { parseTranscript } from '../engine/transcript.ts';

const SEED_BYTES = 32;
/** No other rules are ranked, whatever else the engine plays. */
const RANKED = new Map([[RANKED_RULES.name, RANKED_RULES]]);

/** What checking a published day came to, each step by itself. */
export interface DayCheck {
  /** SHA-256 of the seed is the commitment. */
  readonly commitment: boolean;
  /** The dice that the seed deals are those that were played. */
  readonly dice: boolean;
  /** The dice that the seed deals, 195 digits; none where the seed is no seed. */
  readonly dealt: string;
}

/** Checks a published day in this browser, from its seed alone. */
export async function checkDay(
  seedHex: string,
  commitment: string,
  dice: string,
): Promise<DayCheck> {
  const seed = parseSeed(seedHex);
  if (!seed) return { commitment: false, dice: false, dealt: '' };
  const dealt = await dealDice(crypto.subtle, seed);
  return {
    commitment: (await commitmentOf(crypto.subtle, seed)) === commitment,
    dice: dealt === dice,
    dealt,
  };
}

/** The bytes of a seed in hex, or null where they are none. */
export function parseSeed(hex: string): Bytes | null {
  const seed = parseHex(hex);
  return seed?.length === SEED_BYTES ? seed : null;
}

/** The total that a transcript scores on a day's dice, or why it is no legal game of that day. */
export function scoreTranscript(transcript: unknown, day: Day, dice: string): number | Fault {
  const read = parseTranscript(transcript, { ruleSets: RANKED, day });
  if (isFault(read)) return read;
  const rolls = parseRolls(dice);
  if (!rolls?.length) return { code: 'out-of-dice' };
  const { game, fault } = replay(read.rules, read.transcript.turns, rolls);
  return fault ?? totalOf(game.card);
}

/** How well counts of six faces fit equal chances. */
export interface Fit {
  /** Pearson's chi-square with five degrees of freedom. */
  readonly chiSquare: number;
  /** The chance that fair dice stray at least this far. */
  readonly chance: number;
}

/** Pearson's test of six counts against equal chances. At least one die. */
export function fitOfFaces(counts: readonly number[]): Fit {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  return { chiSquare, chance: chanceBeyond(chiSquare) };
}

/**
 * The upper tail of chi-square with five degrees of freedom:
 * erfc(√(x/2)) + √(2x/π) · e^(−x/2) · (1 + x/3) (Abramowitz and Stegun 26.4.4).
 */
function chanceBeyond(x: number): number {
  const tail = Math.sqrt((2 * x) / Math.PI) * Math.exp(-x / 2) * (1 + x / 3);
  return Math.min(1, erfc(Math.sqrt(x / 2)) + tail);
}

/** The complementary error function for x ≥ 0, to 1.5e-7 (Abramowitz and Stegun 7.1.26). */
function erfc(x: number): number {
  const t = 1 / (1 + 0.3275911 * x);
  const series =
    t *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return series * Math.exp(-x * x);
}
