import type { Day } from '../engine/day.ts';
import { parseRolls } from '../engine/dice.ts';
import { isFault } from '../engine/faults.ts';
import { commitmentOf, dealDice, parseHex } from '../engine/random.ts';
import { replay } from '../engine/replay.ts';
import { RULE_SETS } from '../engine/rule-sets/all.ts';
import { totalOf } from '../engine/scorecard.ts';
import { parseTranscript } from '../engine/transcript.ts';

/** What checking a published day came to, each step by itself. */
export interface DayCheck {
  /** SHA-256 of the seed is the commitment published ahead. */
  readonly commitment: boolean;
  /** The dice that the seed deals are those that were played. */
  readonly dice: boolean;
  /** The dice that the seed deals, 195 digits. */
  readonly dealt: string;
}

/** Checks a published day in this browser, from its seed alone. */
export async function checkDay(
  seedHex: string,
  commitment: string,
  dice: string,
): Promise<DayCheck | null> {
  const seed = parseHex(seedHex);
  if (seed?.length !== 32) return null;
  const dealt = await dealDice(crypto.subtle, seed);
  return {
    commitment: (await commitmentOf(crypto.subtle, seed)) === commitment,
    dice: dealt === dice,
    dealt,
  };
}

/** The total that a transcript scores on a day's dice, or null if it is no legal game of that day. */
export function totalOfTranscript(transcript: unknown, day: Day, dice: string): number | null {
  const read = parseTranscript(transcript, { ruleSets: RULE_SETS, day });
  const rolls = parseRolls(dice);
  if (isFault(read) || !rolls) return null;
  const { game, fault } = replay(read.rules, read.transcript.turns, rolls);
  return fault ? null : totalOf(game.card);
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
