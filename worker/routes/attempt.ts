import { timesOf } from '../../engine/day.ts';
import type { Roll } from '../../engine/dice.ts';
import { answerAttempt, answerMove, judgeMove } from '../attempt.ts';
import type { AppHandler, Services, WithBody } from '../context.ts';
import { rollsOfDay } from '../daily-challenge.ts';
import { type Attempt, addAttempt, addMove, findAttempt } from '../db/attempts.ts';
import { createNewcomer } from '../newcomer.ts';
import { readToken, sendToken } from '../player-token.ts';
import { problem } from '../problems.ts';
import type { MoveBody } from '../wire.ts';

/** Begins this player's only attempt at the day, or resumes it, whatever the hour. */
export function beginAttempt(services: Services): AppHandler {
  return async (c) => {
    const { day, now, player } = c.var;
    const { opensAt, closesAt } = timesOf(day);
    if (now < opensAt) return problem(c, 'day-not-open');
    const rolls = await rollsOfDay(services, day);
    if (!rolls) return problem(c, 'key-missing');

    const known = player && (await findAttempt(services.db, day, player.id));
    if (!known && now >= closesAt) return problem(c, 'day-closed');
    const { newcomer, token } = player
      ? { newcomer: null, token: readToken(c)! }
      : await createNewcomer(services, now, c.req.header('accept-language'));
    const id = (player ?? newcomer)!.id;
    const fresh: Attempt = { day, player: id, movedAt: now, moves: '', finished: false };
    const begun = !known && (await addAttempt(services.db, fresh, newcomer));
    const attempt = begun ? fresh : (known ?? (await findAttempt(services.db, day, id))!);
    sendToken(c, token);
    return c.json(answerAttempt(attempt, rolls), begun ? 201 : 200);
  };
}

/** Where this player's attempt stands. */
export function showAttempt(services: Services): AppHandler {
  return async (c) => {
    const { day, player } = c.var;
    const attempt = player && (await findAttempt(services.db, day, player.id));
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

/** Judges and takes a move; null when the attempt moved on meanwhile. */
async function tryMove(
  c: WithBody<MoveBody>,
  { db }: Services,
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
      if (!(await addMove(db, attempt, { mark, finishes, at }))) return null;
      const moved = { ...attempt, moves: attempt.moves + mark, finished: finishes };
      return c.json(answerMove(moved, moved.moves.length, rolls));
    }
  }
}
