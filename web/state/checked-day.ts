import type { Day } from '../../engine/day.ts';
import type { Fault } from '../../engine/faults.ts';
import type { ChallengeAnswer, EntryDetail, PlacedEntry } from '../../worker/wire.ts';
import { fetchChallenge, fetchEntry } from '../api.ts';
import { fetchLeaderboard } from '../board-api.ts';
import { checkDay, type DayCheck, scoreTranscript } from '../fairness.ts';
import { type Outcome, outcomeOf, rememberedCommitment } from './promises.ts';

/** Games of a day that are replayed when none is asked for: the best ones and one's own. */
const GAMES = 5;

/** An entry as the board has it, and what its transcript is on the dice of the seed. */
export interface CheckedGame {
  readonly entry: EntryDetail;
  /** The total on the board. */
  readonly claimed: number;
  readonly scored: number | Fault;
}

/** A published day, checked from its seed alone. */
export interface CheckedDay {
  readonly challenge: Required<ChallengeAnswer>;
  readonly check: DayCheck;
  /** The commitment that this device remembers from before the reveal, and what came of it. */
  readonly remembered: string | null;
  readonly outcome: Outcome | null;
  readonly games: readonly CheckedGame[];
}

/** Checks a day with one of its entries, or with its best and one's own. Null before it is published. */
export async function fetchCheckedDay(day: Day, entry: string | null): Promise<CheckedDay | null> {
  const challenge = await fetchChallenge(day);
  if (!isPublished(challenge)) return null;
  const check = await checkDay(challenge.seed, challenge.commitment, challenge.dice);
  const rows = entry === null ? await chooseRows(day) : [{ id: entry }];
  const [outcome, ...games] = await Promise.all([
    outcomeOf(challenge),
    ...rows.map((row) => checkGame(day, row, check.dealt)),
  ]);
  return { challenge, check, remembered: rememberedCommitment(day), outcome, games };
}

async function chooseRows(day: Day): Promise<PlacedEntry[]> {
  const { entries, me } = await fetchLeaderboard(day, GAMES);
  return me && !entries.some(({ id }) => id === me.id) ? [...entries, me] : [...entries];
}

async function checkGame(
  day: Day,
  { id, total }: { id: string; total?: number },
  dealt: string,
): Promise<CheckedGame> {
  const entry = await fetchEntry(day, id);
  const scored = scoreTranscript(entry.transcript, day, dealt);
  return { entry, claimed: total ?? entry.total, scored };
}

function isPublished(challenge: ChallengeAnswer): challenge is Required<ChallengeAnswer> {
  return challenge.seed !== undefined && challenge.dice !== undefined;
}
