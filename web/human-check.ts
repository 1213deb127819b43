// First load: the check that a newcomer is a person, in builds that have it (worker/operating.md).
import { Refusal } from './api.ts';
import { loadLater } from './locale.ts';

/** The site key of Turnstile's widget. Without it nothing of Turnstile is built. */
export const SITE_KEY: string | undefined = import.meta.env.VITE_TURNSTILE_SITE_KEY;

/** More would only be asked for by a secret that does not belong to the site key. */
const MOST_CHECKS = 3;

/** Headers by which a call shows that a person makes it. */
export type Proof = Readonly<Record<string, string>>;

/** Makes a call; where the server asks for it, again with the proof that a person makes it. */
export async function asPerson<Answer>(
  send: (proof: Proof) => Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  if (!SITE_KEY) return send({});
  let proof: Proof = {};
  for (let checks = 0; ; checks += 1) {
    try {
      return await send(proof);
    } catch (error) {
      if (checks === MOST_CHECKS || !isAsked(error)) throw error;
      const { openHumanCheck } = await loadLater(() => import('./elements/human-check.ts'));
      const token = await openHumanCheck(SITE_KEY, signal);
      if (token === null) throw error;
      proof = { 'cf-turnstile-response': token };
    }
  }
}

function isAsked(error: unknown): boolean {
  return error instanceof Refusal && error.problem.code === 'human-check-needed';
}
