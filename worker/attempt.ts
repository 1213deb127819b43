import { formatRoll, type Roll } from '../engine/dice.ts';
import { type Fault, type FaultCode, isFault } from '../engine/faults.ts';
import { play } from '../engine/game.ts';
import { replay } from '../engine/replay.ts';
import { RANKED_RULES } from '../engine/rule-sets/all.ts';
import { totalOf } from '../engine/scorecard.ts';
import type { Transcript } from '../engine/transcript.ts';
import type { Attempt } from './db/attempts.ts';
import { formatMove, formatMoves, parseMoves } from './move-log.ts';
import type { AttemptAnswer, MoveAnswer, MoveBody } from './wire.ts';

/*
 * Each move but the last deals one roll, and so does the beginning. So `rolls[step]` is what the
 * move that led to `step` dealt, and an unfinished attempt has seen the rolls up to `rolls[step]`.
 */

/** How far an attempt went. */
type Stand = Pick<Attempt, 'day' | 'moves' | 'finished' | 'restored'>;

/** The attempt as its player may see it: dice up to the present roll and none beyond. */
export function answerAttempt(attempt: Stand, rolls: readonly Roll[]): AttemptAnswer {
  return {
    day: attempt.day,
    step: attempt.moves.length,
    rolls: dealtTo(attempt, rolls).map(formatRoll),
    turns: parseMoves(attempt.moves),
    finished: attempt.finished,
    ...(attempt.restored && { restored: true }),
  };
}

/** What a move is told that led, now or earlier, to `step`. */
export function answerMove(attempt: Attempt, step: number, rolls: readonly Roll[]): MoveAnswer {
  const finished = attempt.finished && step === attempt.moves.length;
  return { step, roll: finished ? null : formatRoll(rolls[step]!), finished };
}

/** A fault as players see it. `out-of-dice` is ours: it means that the game went another way. */
export interface GameFault {
  readonly code: Exclude<FaultCode, 'out-of-dice'> | 'attempt-unfinished';
  readonly turn?: number;
}

/** What is to be done with a move: take it, answer it again, or refuse it. */
export type Verdict =
  | { readonly kind: 'legal'; readonly mark: string; readonly finishes: boolean }
  | { readonly kind: 'repeated' }
  | { readonly kind: 'misplaced'; readonly code: 'step-taken' | 'step-ahead' }
  | { readonly kind: 'illegal'; readonly fault: GameFault };

/** Judges a move against the attempt as it stands. */
export function judgeMove(attempt: Attempt, body: MoveBody, rolls: readonly Roll[]): Verdict {
  const { moves } = attempt;
  const mark = formatMove(body.move);
  if (body.step > moves.length) return { kind: 'misplaced', code: 'step-ahead' };
  if (body.step < moves.length) {
    const isSame = moves.charAt(body.step) === mark;
    return isSame ? { kind: 'repeated' } : { kind: 'misplaced', code: 'step-taken' };
  }
  const { game, rollsDealt } = replay(RANKED_RULES, parseMoves(moves), rolls);
  const next = play(game, body.move, rolls[rollsDealt]);
  if (isFault(next)) return { kind: 'illegal', fault: faultToShow(next) };
  return { kind: 'legal', mark: mark!, finishes: next.phase === 'finished' };
}

/**
 * Replays a submitted transcript and returns its total. It is played on the rolls dealt to this
 * attempt and no others, so that no invented game can ask about dice still undealt.
 */
export function judgeEntry(
  attempt: Attempt,
  { turns }: Transcript,
  claimed: number,
  rolls: readonly Roll[],
): number | GameFault {
  if (!attempt.finished) return { code: 'attempt-unfinished' };
  const { game, fault } = replay(RANKED_RULES, turns, dealtTo(attempt, rolls));
  if (fault) return faultToShow(fault);
  if (formatMoves(turns) !== attempt.moves) return { code: 'not-the-moves-made' };
  const total = totalOf(game.card);
  return total === claimed ? total : { code: 'total-mismatch' };
}

function faultToShow({ code, ...where }: Fault): GameFault {
  return code === 'out-of-dice' ? { code: 'not-the-moves-made' } : { code, ...where };
}

function dealtTo(attempt: Stand, rolls: readonly Roll[]): readonly Roll[] {
  return rolls.slice(0, attempt.moves.length + (attempt.finished ? 0 : 1));
}
