import { formatBase64url } from './base64url.ts';
import type { Services } from './context.ts';
import type { Newcomer } from './db/players.ts';
import { generateName } from './generated-names.ts';
import { createToken, hashToken } from './player-token.ts';

const ID_BYTES = 12;

/** A player to be written down, and the token that is theirs alone. */
export async function createNewcomer(
  { random }: Services,
  createdAt: number,
  acceptLanguage: string | undefined,
): Promise<{ newcomer: Newcomer; token: string }> {
  const token = createToken(random);
  const newcomer = {
    id: formatBase64url(random(ID_BYTES)),
    name: generateName(acceptLanguage, random),
    generated: true,
    tokenHash: await hashToken(token),
    createdAt,
  };
  return { newcomer, token };
}
