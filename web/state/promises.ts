import { type Day, parseDay, timesOf } from '../../engine/day.ts';
import { commitmentOf } from '../../engine/random.ts';
import type { ChallengeAnswer, Replacement } from '../../worker/wire.ts';
import { fetchChallenge, fetchCommitments, Refusal, Unreachable } from '../api.ts';
import { parseSeed } from '../fairness.ts';
import { serverNow } from './clock.ts';
import { rememberedCommitments, writeCommitments } from './commitments.ts';

/**
 * What came of a promise that this device remembers: the seed answers it; or it answers another,
 * which took its place in public before the day opened; or the promise was broken.
 */
export type Outcome = 'kept' | 'replaced' | 'broken';

/** Written in place of `broken` once the person has put the warning away. */
const TOLD = 'told';

/** The commitment that this device was shown before the day was published, or null. */
export function rememberedCommitment(day: Day): string | null {
  return rememberedCommitments().find(([known]) => known === day)?.[1] ?? null;
}

/** Holds a published day against what this device remembers of it; null if that is nothing. */
export async function outcomeOf(challenge: ChallengeAnswer): Promise<Outcome | null> {
  const { day, commitment } = challenge;
  const remembered = rememberedCommitment(day);
  if (remembered === null) return null;
  const seed = parseSeed(challenge.seed ?? '');
  if (!seed || (await commitmentOf(crypto.subtle, seed)) !== commitment) return 'broken';
  if (remembered === commitment) return 'kept';
  const { replaced } = await fetchCommitments();
  return leadsTo(replaced, day, remembered, commitment) ? 'replaced' : 'broken';
}

/**
 * Looks at the latest published day that is remembered and was not looked at yet. Without an answer
 * it waits for the next visit. Returns the days whose promise was broken, these and earlier ones.
 */
export async function checkLatestPromise(): Promise<Day[]> {
  try {
    const day = latestDue();
    const challenge = day && (await fetchChallenge(day));
    const outcome = challenge?.seed ? await outcomeOf(challenge) : null;
    if (day && outcome) noteOutcome(day, outcome);
  } catch (error) {
    if (!(error instanceof Unreachable || error instanceof Refusal)) throw error;
  }
  return rememberedCommitments().flatMap(([day, , outcome]) =>
    outcome === 'broken' ? (parseDay(day) ?? []) : [],
  );
}

/** Puts a warning away for good. The check of that day still says what is wrong. */
export function dismissWarning(day: Day): void {
  noteOutcome(day, TOLD);
}

function latestDue(): Day | null {
  const due = rememberedCommitments().flatMap(([text, , outcome]) => {
    const day = outcome === undefined ? parseDay(text) : null;
    return day && timesOf(day).revealsAt <= serverNow() ? day : [];
  });
  return due.toSorted().at(-1) ?? null;
}

function noteOutcome(day: Day, outcome: Outcome | typeof TOLD): void {
  writeCommitments(
    rememberedCommitments().map((known) =>
      known[0] === day ? ([known[0], known[1], outcome] as const) : known,
    ),
  );
}

/** Whether public replacements, each made before the day opened, lead from one commitment to another. */
function leadsTo(replaced: readonly Replacement[], day: Day, from: string, to: string): boolean {
  const { opensAt } = timesOf(day);
  const steps = replaced.filter((step) => step.day === day && step.at < opensAt);
  let reached = from;
  for (let taken = 0; taken < steps.length && reached !== to; taken += 1) {
    reached = steps.find(({ commitment }) => commitment === reached)?.replacedBy ?? reached;
  }
  return reached === to;
}
