import { timesOf } from '../../engine/day.ts';
import type { Roll } from '../../engine/dice.ts';
import { answerAttempt, answerMove, judgeMove } from '../attempt.ts';
import { findBegun, shownAttempt } from '../begun.ts';
import type { AppContext, AppHandler, Services, WithBody } from '../context.ts';
import { rollsOfDay } from '../daily-challenge.ts';
import { type Attempt, addAttempt, addMove, findAttempt } from '../db/attempts.ts';
import { findPlayer } from '../db/players.ts';
import { findPublication } from '../db/publications.ts';
import { createNewcomer, keptToken, refuseNewcomer } from '../newcomer.ts';
import { readToken, sendToken } from '../player-token.ts';
import { problem } from '../problems.ts';
import type { MoveBody } from '../wire.ts';

/** Begins this player's only attempt at the day, or resumes it, whatever the hour. */
export function beginAttempt(services: Services): AppHandler {
  return async (c) => {
    const { day, now } = c.var;
    if (now < timesOf(day).opensAt) return problem(c, 'day-not-open');
    // A day that is over and was never asked for is not promised for the sake of a refusal.
    const isOver = now >= timesOf(day).closesAt;
    if (isOver && !(await findBegun(c, services, day))) return problem(c, 'day-closed');
    const rolls = await rollsOfDay(services, day);
    if (!rolls) return problem(c, 'key-missing');
    const answer = (await tryBegin(c, services, rolls)) ?? (await tryAgain(c, services, rolls));
    if (answer) return answer;
    if (await findPublication(services.db, day)) return problem(c, 'day-closed');
    // Twice in the way of a rival: as with a fault, nothing was changed and it may be sent again.
    return problem(c, 'database-fault');
  };
}

/** Where this player's attempt stands. */
export function showAttempt(services: Services): AppHandler {
  return async (c) => {
    const { day } = c.var;
    const begun = await findBegun(c, services, day);
    const attempt = begun && shownAttempt(begun);
    if (!attempt) return problem(c, 'no-attempt');
    const rolls = await rollsOfDay(services, day);
    return rolls ? c.json(answerAttempt(attempt, rolls)) : problem(c, 'key-missing');
  };
}

/** Takes a move, and shows the next dice only once it is written down. */
export function takeMove(services: Services) {
  return async (c: WithBody<MoveBody>): Promise<Response> => {
    const { day, now, player } = c.var;
    if (now < timesOf(day).opensAt) return problem(c, 'day-not-open');
    const attempt = player && (await findAttempt(services.db, day, player.id));
    if (!attempt) return problem(c, now < timesOf(day).finishBy ? 'no-attempt' : 'day-closed');
    if (attempt.restored) return problem(c, 'restored');
    const rolls = await rollsOfDay(services, day);
    if (!rolls) return problem(c, 'key-missing');
    return (
      (await tryMove(c, services, attempt, rolls)) ??
      // A rival was faster: the move is judged once more, by what the rival left.
      (await tryMove(c, services, (await findAttempt(services.db, day, player.id))!, rolls)) ??
      problem(c, 'day-closed')
    );
  };
}

/** Begins or resumes; null when a rival began, forgot or rotated meanwhile. */
async function tryBegin(
  c: AppContext,
  services: Services,
  rolls: readonly Roll[],
): Promise<Response | null> {
  const { day, now, player } = c.var;
  const begun = await findBegun(c, services, day);
  if (begun) {
    const attempt = shownAttempt(begun);
    if (!attempt) return problem(c, 'already-played');
    sendToken(c, readToken(c)!);
    return c.json(answerAttempt(attempt, rolls));
  }
  if (now >= timesOf(day).closesAt) return problem(c, 'day-closed');
  const refusal = player ? null : await refuseNewcomer(c, services);
  if (refusal) return problem(c, refusal);
  const { newcomer, token } = player
    ? { newcomer: null, token: readToken(c)! }
    : await createNewcomer(
        services,
        now,
        c.req.header('accept-language'),
        await keptToken(c, services),
      );
  const tokenHash = newcomer?.tokenHash ?? c.var.tokenHash!;
  if (!(await addAttempt(services.db, { day, tokenHash, at: now }, newcomer))) return null;
  sendToken(c, token);
  const fresh = { day, moves: '', finished: false, restored: false };
  return c.json(answerAttempt(fresh, rolls), 201);
}

/** Begins once more, by what the rival left. */
async function tryAgain(
  c: AppContext,
  services: Services,
  rolls: readonly Roll[],
): Promise<Response | null> {
  const { tokenHash } = c.var;
  c.set('player', tokenHash === null ? null : await findPlayer(services.db, tokenHash));
  return tryBegin(c, services, rolls);
}

/** Judges and takes a move; null when the attempt moved on meanwhile. */
async function tryMove(
  c: WithBody<MoveBody>,
  { db, strategy }: Services,
  attempt: Attempt,
  rolls: readonly Roll[],
): Promise<Response | null> {
  const body = c.req.valid('json');
  const verdict = judgeMove(attempt, body, rolls);
  if (verdict.kind === 'repeated') return c.json(answerMove(attempt, body.step + 1, rolls));
  const at = c.get('now');
  if (at >= timesOf(attempt.day).finishBy) return problem(c, 'day-closed');
  switch (verdict.kind) {
    case 'misplaced':
      return problem(c, verdict.code, { attempt: answerAttempt(attempt, rolls) });
    case 'illegal': {
      const { code, ...where } = verdict.fault;
      return problem(c, code, where);
    }
    case 'legal': {
      const { mark, finishes } = verdict;
      const moved = { ...attempt, moves: attempt.moves + mark, finished: finishes };
      const lost = finishes ? await strategy.lostIn(moved.moves, rolls) : -1;
      if (!(await addMove(db, attempt, { mark, finishes, lost, at }))) return null;
      return c.json(answerMove(moved, moved.moves.length, rolls));
    }
  }
}
