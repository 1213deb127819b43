import type { AppHandler, Services, WithBody } from '../context.ts';
import { findPlayer } from '../db/players.ts';
import { lend, rotate } from '../db/tombstones.ts';
import { createToken, deriveToken, hashToken, readToken, sendToken } from '../player-token.ts';
import { problem } from '../problems.ts';
import { formatRecoveryCode, parseRecoveryCode } from '../recovery-code.ts';
import type { RecoveryAnswer, RecoveryBody, RotationBody } from '../wire.ts';
import { answerPlayer } from './player.ts';

/** The code by which another device becomes this player. */
export const showRecoveryCode: AppHandler = async (c) => {
  if (!c.var.player) return problem(c, 'no-player');
  const code = await formatRecoveryCode(readToken(c)!);
  return c.json({ code } satisfies RecoveryAnswer);
};

/**
 * A new token and its code; the old one ends on every device. Where the answer was lost, the old one
 * with the same `repeat`, which only the asking device knows, leads to the same new one.
 */
export function rotateRecoveryCode({ db, random }: Services) {
  return async (c: WithBody<RotationBody>): Promise<Response> => {
    const { player, tokenHash } = c.var;
    const { repeat } = c.req.valid('json');
    const old = readToken(c);
    if (old === null) return problem(c, 'no-player');
    const token = repeat === undefined ? createToken(random) : await deriveToken(old, repeat);
    const next = await hashToken(token);
    const isRotated = player !== null && (await rotate(db, tokenHash!, next));
    if (!isRotated && !(await findPlayer(db, next))) return problem(c, 'no-player');
    sendToken(c, token);
    return c.json({ code: await formatRecoveryCode(token) } satisfies RecoveryAnswer);
  };
}

/** This device becomes the player of a code. What the device has begun counts as begun for them. */
export function recoverPlayer(services: Services) {
  return async (c: WithBody<RecoveryBody>): Promise<Response> => {
    const { now, tokenHash } = c.var;
    const isWithin = await services.limits.recovery(c.req.header('cf-connecting-ip'));
    if (!isWithin) return problem(c, 'too-many-calls');
    const token = await parseRecoveryCode(c.req.valid('json').code);
    if (token === null) return problem(c, 'malformed');
    const recovered = await hashToken(token);
    const player = await findPlayer(services.db, recovered);
    if (!player) return problem(c, 'unknown-code');
    if (tokenHash !== null && tokenHash !== recovered) {
      await lend(services.db, tokenHash, recovered, player.id);
    }
    sendToken(c, token);
    return c.json(await answerPlayer(services, player, now));
  };
}
