import { formatBase64url } from './base64url.ts';
import type { Env } from './env.ts';

/** How much one caller may ask for in a minute; wrangler.toml says how much. True while it is within. */
export interface Limits {
  /** Players that come from an address. */
  newPlayer(address: string | undefined): Promise<boolean>;
  /** Recovery codes tried from an address. */
  recovery(address: string | undefined): Promise<boolean>;
  /** Sheets saved from an address. */
  sheet(address: string | undefined): Promise<boolean>;
  /** Calls that carry a player's token. */
  call(tokenHash: string): Promise<boolean>;
}

/**
 * Limits by the platform's counters; without a binding there is no limit. Addresses live in memory
 * alone: a counter knows the hash of one, and nothing stores or logs either.
 */
export function createLimits({ NEW_PLAYERS, PLAYER_CALLS, SHEETS }: Env): Limits {
  return {
    newPlayer: async (address) => count(NEW_PLAYERS, address && (await keyOf('new', address))),
    recovery: async (address) => count(NEW_PLAYERS, address && (await keyOf('code', address))),
    sheet: async (address) => count(SHEETS, address && (await keyOf('sheet', address))),
    call: (tokenHash) => count(PLAYER_CALLS, tokenHash),
  };
}

/** An IPv4 address, mapped into IPv6 or not, or the /64 of an IPv6 address: one household or server has all of it. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 6).join() === '0,0,0,0,0,ffff';
  if (!isMapped) return groups.slice(0, 4).join(':');
  const bytes = groups.slice(6).flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 255];
  });
  return bytes.join('.');
}

/** The eight groups of an IPv6 address, as short as they go, or those there are of what is none. */
function groupsOf(address: string): string[] {
  const { hostname } = URL.parse(`http://[${address}]`) ?? { hostname: `[${address}]` };
  const [head = '', tail] = hostname.slice(1, -1).split('::');
  const groups = head.split(':').filter((group) => group !== '');
  const ending = (tail ?? '').split(':').filter((group) => group !== '');
  const zeros = tail === undefined ? 0 : 8 - groups.length - ending.length;
  return [...groups, ...Array<string>(Math.max(0, zeros)).fill('0'), ...ending];
}

/** A counter that fails counts nothing: a limit is no reason to end a game. */
async function count(counter: RateLimit | undefined, key: string | undefined): Promise<boolean> {
  if (!counter || !key) return true;
  try {
    return (await counter.limit({ key })).success;
  } catch {
    return true;
  }
}

async function keyOf(purpose: string, address: string): Promise<string> {
  const text = new TextEncoder().encode(`${purpose}:${networkOf(address)}`);
  return formatBase64url(new Uint8Array(await crypto.subtle.digest('SHA-256', text)));
}
