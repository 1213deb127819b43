import type { FaultCode } from '../engine/faults.ts';
import type { AppContext } from './context.ts';
import type { NameFault } from './names.ts';
import type { Problem } from './wire.ts';

/** Seconds after which a refusal suggests another try; limits are counted by the minute. */
const RETRY_AFTER: Readonly<Record<number, string>> = { 429: '60', 503: '5' };

type Judged = Exclude<FaultCode, 'out-of-dice'> | NameFault;

/** Every refusal: its status and one plain sentence. No other module knows either. */
const PROBLEMS = {
  malformed: [400, 'The request cannot be read as this call expects it.'],
  'cross-site': [403, 'Writes are taken from our own pages only.'],
  'not-operator': [403, 'This call is for the operator.'],
  'https-required': [403, 'This address must be visited over https.'],
  'day-not-open': [403, 'This day has not opened yet.'],
  'day-closed': [403, 'This day takes no more of this.'],
  'human-check-needed': [403, 'Show that you are a person first.'],
  'game-not-over': [403, 'Your own game of this day is not over.'],
  'not-found': [404, 'There is nothing at this address.'],
  'no-such-day': [404, 'There is no such day.'],
  'no-attempt': [404, 'You have not begun this day.'],
  'no-player': [404, 'This browser has no player yet.'],
  'unknown-code': [404, 'No player has this code.'],
  'method-not-allowed': [405, 'This address does not take this method.'],
  'step-taken': [409, 'Another move was made at this step.'],
  'step-ahead': [409, 'Moves before this step are missing.'],
  'already-played': [409, 'You have begun this day already.'],
  'attempt-unfinished': [409, 'The game is not finished.'],
  'key-in-use': [409, 'This is the current key; add another after it first.'],
  restored: [409, 'The game was set back by a restored backup and ends unranked.'],
  'not-the-moves-made': [409, 'The transcript differs from the moves made.'],
  'body-too-large': [413, 'The body is larger than 4 KB.'],
  'unsupported-media-type': [415, 'The body must be application/json.'],
  'unsupported-version': [422, 'The transcript has a version that is not read here.'],
  'unsupported-rules': [422, 'The transcript names rules that are not played here.'],
  'wrong-day': [422, 'The transcript belongs to another day.'],
  'too-few-turns': [422, 'Turns are missing.'],
  'too-many-turns': [422, 'The game has no more turns.'],
  'too-many-rolls': [422, 'The turn has no more rolls.'],
  'bad-hold': [422, 'A hold is a whole number from 0 to 31.'],
  'unknown-box': [422, 'The card has no such box.'],
  'box-already-filled': [422, 'The box is already filled.'],
  'joker-order': [422, 'A further five of a kind must go elsewhere.'],
  'total-mismatch': [422, 'The game scores another total.'],
  'impossible-card': [422, 'No game by these rules ends with this card.'],
  'name-empty': [422, 'The name is empty.'],
  'name-too-long': [422, 'The name is longer than 16 characters.'],
  'name-bad-characters': [422, 'The name has characters that cannot be shown.'],
  'name-mixed-scripts': [422, 'The name mixes letters of several scripts.'],
  'name-like-dice': [422, 'The name could tell dice.'],
  'name-like-link': [422, 'The name could be a link.'],
  'name-reserved': [422, 'The name could be taken for ours.'],
  'name-not-allowed': [422, 'The name has a word that is not shown.'],
  'too-many-players': [429, 'Too many new players come from this address.'],
  'too-many-calls': [429, 'Too many calls in a short time.'],
  'internal-error': [500, 'Something went wrong here.'],
  'database-fault': [503, 'The database did not answer. Nothing was changed; try again.'],
  'key-missing': [503, 'The dice of this day are not at hand.'],
  'human-check-away': [503, 'The check for people does not answer.'],
  'clock-fault': [503, 'The clock of the server is wrong.'],
} as const satisfies Record<Judged, readonly [number, string]> &
  Record<string, readonly [number, string]>;

export type ProblemCode = keyof typeof PROBLEMS;

export const PROBLEM_CODES = Object.keys(PROBLEMS) as readonly ProblemCode[];

/** Where it applies: the turn at fault, and the attempt as it stands. */
type Details = Pick<Problem, 'turn' | 'attempt'>;

/** The refusal as RFC 9457 writes it. */
export function problem(c: AppContext, code: ProblemCode, details: Details = {}): Response {
  const [status, title] = PROBLEMS[code];
  c.set('code', code);
  const type = `urn:trece:problem:${code}`;
  const body: Problem = { type, code, status, title, requestId: c.get('requestId'), ...details };
  const wait = RETRY_AFTER[status];
  if (wait !== undefined) c.header('retry-after', wait);
  c.header('content-type', 'application/problem+json');
  return c.body(JSON.stringify(body), status);
}

/** The status of a code, for tests and for the page of calls. */
export function statusOf(code: ProblemCode): number {
  return PROBLEMS[code][0];
}
