import type { Day } from '../../engine/day.ts';
import { timesOf } from '../../engine/day.ts';
import { parseRolls } from '../../engine/dice.ts';
import { commitmentOf, dealDice, formatHex } from '../../engine/random.ts';
import { RANKED_RULES } from '../../engine/rule-sets/all.ts';
import { totalOf } from '../../engine/scorecard.ts';
import { formatTranscript, type Transcript } from '../../engine/transcript.ts';
import type { ChallengeAnswer, EntryDetail } from '../../worker/wire.ts';
import { playPlausibly } from '../support/plausible-game.ts';
import { seededPick } from '../support/random-games.ts';
import { challenge } from './server.ts';

/** 2026-03-01, challenge 60: published long before the present of `server.ts`. */
export const PUBLISHED = '2026-03-01' as Day;

/** A published day as an honest server tells of it, from a seed of ours. */
export async function publishedChallenge(day = PUBLISHED, number = 60) {
  const bytes = new Uint8Array(32).fill(number % 256);
  const [commitment, dice] = await Promise.all([
    commitmentOf(crypto.subtle, bytes),
    dealDice(crypto.subtle, bytes),
  ]);
  const told: Required<ChallengeAnswer> = {
    ...challenge(day, number),
    ...timesOf(day),
    commitment,
    dice,
    seed: formatHex(bytes),
  };
  return told;
}

/** An entry of that day, played like a person; its id has the shape of a real one. */
export function playedEntry(dice: string, seed = 1, day = PUBLISHED) {
  const { turns, game } = playPlausibly(parseRolls(dice)!, seededPick(seed));
  const transcript: Transcript = formatTranscript(RANKED_RULES, day, turns);
  const entry: Required<EntryDetail> = {
    id: `entry-of-player${seed}`,
    name: `Persona ${seed}`,
    total: totalOf(game.card),
    lost: 12.34,
    at: timesOf(day).opensAt + 3_600_000,
    transcript,
  };
  return entry;
}
