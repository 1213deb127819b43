import type { APIResponse, BrowserContext } from 'playwright';
import type { Day } from '../../engine/day.ts';
import { formatRoll, type Roll } from '../../engine/dice.ts';
import { movesOf } from '../../engine/replay.ts';
import { RANKED_RULES } from '../../engine/rule-sets/all.ts';
import { formatTranscript, type OpenTurn, type Turn } from '../../engine/transcript.ts';
import type { AttemptAnswer, EntryAnswer } from '../../worker/wire.ts';
import { playAtRandom, seededPick } from './random-games.ts';

/** Calls the server as the visitor's own pages do, with the visitor's cookie. */
export function post(context: BrowserContext, path: string, data: object): Promise<APIResponse> {
  return context.request.post(path, { data, headers: { 'sec-fetch-site': 'same-origin' } });
}

export function attemptPath(day: Day): string {
  return `/api/challenges/${day}/attempt`;
}

/** The attempt as the server has it. */
export async function attemptOf(context: BrowserContext, day: Day): Promise<AttemptAnswer> {
  const response = await context.request.get(attemptPath(day));
  return response.json();
}

/** Begins the day's attempt, or finds it begun. */
async function begin(context: BrowserContext, day: Day): Promise<void> {
  await succeed(post(context, attemptPath(day), {}));
}

/** Makes the moves of these turns, from the beginning of the day; `pause` comes before each. */
export async function playTurns(
  context: BrowserContext,
  day: Day,
  turns: readonly (Turn | OpenTurn)[],
  pause: () => Promise<void> = async () => {},
): Promise<void> {
  await begin(context, day);
  for (const [step, move] of turns.flatMap(movesOf).entries()) {
    await pause();
    await succeed(post(context, `${attemptPath(day)}/moves`, { step, move }));
  }
}

/** A legal game on a day's rolls, and what it totals. */
export function randomGame(rolls: readonly Roll[], seed = 1) {
  return playAtRandom(RANKED_RULES, rolls, seededPick(seed));
}

/** Submits a finished game. */
export async function enter(
  context: BrowserContext,
  day: Day,
  turns: readonly Turn[],
  total: number,
): Promise<EntryAnswer> {
  const transcript = formatTranscript(RANKED_RULES, day, turns);
  return succeed(post(context, `/api/challenges/${day}/entries`, { transcript, total }));
}

/** Rolls as the wire writes them. */
export function written(rolls: readonly Roll[]): string[] {
  return rolls.map(formatRoll);
}

async function succeed<Answer>(call: Promise<APIResponse>): Promise<Answer> {
  const response = await call;
  if (!response.ok()) throw new Error(`${response.status()} ${await response.text()}`);
  return response.json();
}
