import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Bytes } from '../engine/random.ts';
import { formatBase64url } from './base64url.ts';
import type { AppContext } from './context.ts';

const COOKIE = 'trece';
const TOKEN_BYTES = 32;
/** Four hundred days, the most that browsers grant (RFC 6265bis). */
const MAX_AGE = 400 * 24 * 60 * 60;

/** A new player's secret: 256 random bits. Only its hash is kept. */
export function createToken(random: (length: number) => Bytes): string {
  return formatBase64url(random(TOKEN_BYTES));
}

/**
 * The secret that comes after `token` in a rotation that may have to be asked for twice: the same
 * for the same `repeat`, and nothing that whoever has but the old one could know.
 */
export async function deriveToken(token: string, repeat: string): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(token), algorithm, false, [
    'sign',
  ]);
  const mac = await crypto.subtle.sign('HMAC', key, encoder.encode(`trece:rotate:v1:${repeat}`));
  return formatBase64url(new Uint8Array(mac));
}

/** What the database keeps of a token: SHA-256 in base64url. */
export async function hashToken(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return formatBase64url(new Uint8Array(digest));
}

/** The token that came along, or null. Whether the server gave it, only the database knows. */
export function readToken(c: AppContext): string | null {
  const token = isHttps(c) ? getCookie(c, COOKIE, 'host') : getCookie(c, COOKIE);
  return token !== undefined && /^[A-Za-z0-9_-]{43}$/.test(token) ? token : null;
}

/**
 * Hands the token over, or renews it, for so many seconds. On https as `__Host-trece`, which browsers accept only from
 * this very host over https; on http, which means this machine, without Secure.
 */
export function sendToken(c: AppContext, token: string, maxAge = MAX_AGE): void {
  const common = { path: '/', httpOnly: true, sameSite: 'Lax', maxAge } as const;
  if (isHttps(c)) setCookie(c, COOKIE, token, { ...common, secure: true, prefix: 'host' });
  else setCookie(c, COOKIE, token, common);
}

/** Takes a token back that has become worth nothing. */
export function clearToken(c: AppContext): void {
  if (isHttps(c)) deleteCookie(c, COOKIE, { path: '/', secure: true, prefix: 'host' });
  else deleteCookie(c, COOKIE, { path: '/' });
}

function isHttps(c: AppContext): boolean {
  return new URL(c.req.url).protocol === 'https:';
}
