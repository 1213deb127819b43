import type { AppMiddleware } from '../context.ts';
import { problem } from '../problems.ts';

/**
 * Lets the operator in by `Authorization: Bearer`. Without a token of the Worker's own there is no
 * such address. Browsers of other sites are kept out as from every write; the operator's command
 * line sends neither of their headers.
 */
export function operator(token: string | undefined): AppMiddleware {
  return async (c, next) => {
    if (!token) return problem(c, 'not-found');
    const site = c.req.header('sec-fetch-site');
    const origin = c.req.header('origin');
    const isForeign =
      (site !== undefined && site !== 'same-origin' && site !== 'none') ||
      (origin !== undefined && origin !== new URL(c.req.url).origin);
    if (isForeign) return problem(c, 'cross-site');
    const given = c.req.header('authorization') ?? '';
    return (await isEqual(given, `Bearer ${token}`)) ? next() : problem(c, 'not-operator');
  };
}

/** Compares digests, so that the time taken says nothing of where two texts part. */
async function isEqual(a: string, b: string): Promise<boolean> {
  const [one, other] = await Promise.all([digest(a), digest(b)]);
  let difference = 0;
  for (let at = 0; at < one.length; at += 1) difference |= one[at]! ^ other[at]!;
  return difference === 0;
}

async function digest(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}
