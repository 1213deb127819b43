import { formatBase64url } from './base64url.ts';
import type { AppContext, Services } from './context.ts';
import type { Newcomer } from './db/players.ts';
import { tombstonesOf } from './db/tombstones.ts';
import { generateName } from './generated-names.ts';
import { createToken, hashToken, readToken } from './player-token.ts';
import type { ProblemCode } from './problems.ts';

const ID_BYTES = 12;

/** Why nobody new may come in this way, or null. */
export async function refuseNewcomer(
  c: AppContext,
  { limits, humanCheck }: Services,
): Promise<ProblemCode | null> {
  if (!(await limits.newPlayer(c.req.header('cf-connecting-ip')))) return 'too-many-players';
  const verdict = humanCheck ? await humanCheck(c.req.header('cf-turnstile-response')) : 'human';
  if (verdict === 'human') return null;
  return verdict === 'refused' ? 'human-check-needed' : 'human-check-away';
}

/**
 * The token that came along, if it has lost its player and days that it began are still open: a new
 * token would begin them again.
 */
export async function keptToken(c: AppContext, { db }: Services): Promise<string | undefined> {
  const { tokenHash } = c.var;
  const kept = tokenHash !== null && (await tombstonesOf(db, tokenHash)).length > 0;
  return kept ? readToken(c)! : undefined;
}

/** A player to be written down, and the token that is theirs alone: a new one, or one that lost its player. */
export async function createNewcomer(
  { random }: Services,
  createdAt: number,
  acceptLanguage: string | undefined,
  token = createToken(random),
): Promise<{ newcomer: Newcomer; token: string }> {
  const newcomer = {
    id: formatBase64url(random(ID_BYTES)),
    name: generateName(acceptLanguage, random),
    generated: true,
    tokenHash: await hashToken(token),
    createdAt,
  };
  return { newcomer, token };
}
