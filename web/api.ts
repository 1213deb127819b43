// First load: the calls to the server (worker/http.md), typed by worker/wire.ts.
import type { Day } from '../engine/day.ts';
import type {
  AttemptAnswer,
  ChallengeAnswer,
  CommitmentsAnswer,
  EntryAnswer,
  EntryBody,
  EntryDetail,
  MoveAnswer,
  MoveBody,
  PlayerAnswer,
  Problem,
  PublicationsAnswer,
} from '../worker/wire.ts';
import type { Proof } from './human-check.ts';
import { currentLocale } from './locale.ts';

/** A refusal: the server understood and said no. */
export class Refusal extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.code);
    this.name = 'Refusal';
    this.problem = problem;
  }
}

/** No usable answer: the network, the server or its database failed. The call may be sent again. */
export class Unreachable extends Error {
  /** Milliseconds that the server asked to wait, if it did. */
  readonly retryAfter: number | null;
  /** What the server said it is, if it did: a limit or a fault of its own. */
  readonly code: string | null;

  constructor(retryAfter: number | null, code: string | null, options?: ErrorOptions) {
    super(code ?? 'unreachable', options);
    this.name = 'Unreachable';
    this.retryAfter = retryAfter;
    this.code = code;
  }
}

/** A call that takes longer counts as lost. */
const TIMEOUT = 15_000;

export function fetchToday(): Promise<ChallengeAnswer> {
  return call('GET', '/api/challenges/today');
}

export function fetchChallenge(day: Day): Promise<ChallengeAnswer> {
  return call('GET', `/api/challenges/${day}`);
}

/** The player's attempt at a day, or null where there is none. */
export async function fetchAttempt(day: Day): Promise<AttemptAnswer | null> {
  try {
    return await call<AttemptAnswer>('GET', `/api/challenges/${day}/attempt`);
  } catch (error) {
    if (error instanceof Refusal && error.problem.code === 'no-attempt') return null;
    throw error;
  }
}

export function beginAttempt(day: Day, proof: Proof): Promise<AttemptAnswer> {
  return call('POST', `/api/challenges/${day}/attempt`, {}, proof);
}

export function sendMove(day: Day, move: MoveBody): Promise<MoveAnswer> {
  return call('POST', `/api/challenges/${day}/attempt/moves`, move);
}

export function sendEntry(day: Day, entry: EntryBody): Promise<EntryAnswer> {
  return call('POST', `/api/challenges/${day}/entries`, entry);
}

export function fetchPlayer(): Promise<PlayerAnswer> {
  return call('GET', '/api/me');
}

/** The next thirty days' commitments. */
export function fetchCommitments(): Promise<CommitmentsAnswer> {
  return call('GET', '/api/commitments');
}

/** The seeds of all published days. */
export function fetchPublications(): Promise<PublicationsAnswer> {
  return call('GET', '/api/publications');
}

/** One entry; with its transcript once the day is published. */
export function fetchEntry(day: Day, id: string): Promise<EntryDetail> {
  return call('GET', `/api/challenges/${day}/entries/${id}`);
}

/** Tells the operator that an entry's name is not fit to be shown. */
export function reportEntry(day: Day, id: string): Promise<unknown> {
  return call('POST', `/api/challenges/${day}/entries/${id}/report`, {});
}

/** Makes a call; throws a `Refusal`, or `Unreachable` where it may be sent again. */
export async function call<Answer>(
  method: string,
  path: string,
  body?: object,
  more?: Proof,
): Promise<Answer> {
  const response = await request(method, path, body, more);
  if (response.ok) return read<Answer>(response);
  if (response.status >= 500 || response.status === 429)
    throw new Unreachable(waitOf(response), await codeOf(response));
  throw new Refusal(await read<Problem>(response));
}

async function request(
  method: string,
  path: string,
  body?: object,
  more?: Proof,
): Promise<Response> {
  const headers: Record<string, string> = { 'accept-language': currentLocale(), ...more };
  if (body) headers['content-type'] = 'application/json';
  const init: RequestInit = { method, headers, signal: AbortSignal.timeout(TIMEOUT) };
  if (body) init.body = JSON.stringify(body);
  try {
    return await fetch(path, init);
  } catch (cause) {
    throw new Unreachable(null, null, { cause });
  }
}

/** A body cut short or not JSON (a captive portal, say) is no answer at all. */
async function read<Answer>(response: Response): Promise<Answer> {
  if (response.status === 204) return undefined as Answer;
  try {
    return await response.json();
  } catch (cause) {
    throw new Unreachable(null, null, { cause });
  }
}

/** The code of a refusal; null where it is not ours (a gateway's page, say). */
async function codeOf(response: Response): Promise<string | null> {
  try {
    return ((await response.json()) as Partial<Problem>).code ?? null;
  } catch {
    return null;
  }
}

function waitOf(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1000 : null;
}
