import type { Day } from '../../engine/day.ts';
import { parseRolls, type Roll } from '../../engine/dice.ts';
import type { Turn } from '../../engine/transcript.ts';
import type { ChallengeAnswer } from '../../worker/wire.ts';
import { fetchAttempt, fetchChallenge, fetchEntry } from '../api.ts';
import { rollsOf } from './attempt.ts';

/** A finished game that may be reviewed. */
export interface ReviewedGame {
  readonly challenge: ChallengeAnswer;
  /** The entry's name, empty if anonymous; null of the player's own game. */
  readonly name: string | null;
  readonly turns: readonly Turn[];
  /** Those dealt to the player's own game, or all of a published day. */
  readonly rolls: readonly Roll[];
}

/** Why there is no game: not begun here, not over, or somebody else's of a day not published. */
export type NoGame = 'none' | 'unfinished' | 'unpublished';

/** The player's own game of a day, or for an id the entry's. */
export function loadGame(day: Day, entry: string | null): Promise<ReviewedGame | NoGame> {
  return entry === null ? loadOwn(day) : loadEntry(day, entry);
}

/** Read from what was dealt to the player, so that an open day's undealt dice play no part. */
async function loadOwn(day: Day): Promise<ReviewedGame | NoGame> {
  const [challenge, attempt] = await Promise.all([fetchChallenge(day), fetchAttempt(day)]);
  if (!attempt) return 'none';
  if (!attempt.finished) return 'unfinished';
  const turns = attempt.turns as readonly Turn[];
  return { challenge, name: null, turns, rolls: rollsOf(attempt) };
}

async function loadEntry(day: Day, id: string): Promise<ReviewedGame | NoGame> {
  const [challenge, entry] = await Promise.all([fetchChallenge(day), fetchEntry(day, id)]);
  const rolls = parseRolls(challenge.dice ?? '');
  if (!entry.transcript || !rolls?.length) return 'unpublished';
  return { challenge, name: entry.name, turns: entry.transcript.turns, rolls };
}
