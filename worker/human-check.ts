/** What became of a check that a newcomer is a person. */
export type HumanVerdict = 'human' | 'refused' | 'unreachable';

/** Judges the token that the page's widget gave out, or the want of one. */
export type HumanCheck = (token: string | undefined) => Promise<HumanVerdict>;

const VERIFY = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';
const TIMEOUT = 5000;
/** Faults of ours or theirs (https://developers.cloudflare.com/turnstile/get-started/server-side-validation/). */
const NO_VERDICT = ['internal-error', 'missing-input-secret', 'invalid-input-secret'];

/** Cloudflare Turnstile; null while no secret is set, which turns it off. The address is not sent along. */
export function createHumanCheck(
  secret: string | undefined,
  fetch: typeof globalThis.fetch,
): HumanCheck | null {
  if (!secret) return null;
  return async (token) => {
    if (token === undefined || token === '') return 'refused';
    try {
      const response = await fetch(VERIFY, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ secret, response: token.slice(0, 2048) }),
        signal: AbortSignal.timeout(TIMEOUT),
      });
      const answer = await response.json<{ success?: unknown; 'error-codes'?: unknown }>();
      if (answer.success === true) return 'human';
      const codes = Array.isArray(answer['error-codes']) ? answer['error-codes'] : [];
      const isVerdict = response.ok && !codes.some((code) => NO_VERDICT.includes(code));
      return isVerdict ? 'refused' : 'unreachable';
    } catch {
      return 'unreachable';
    }
  };
}
