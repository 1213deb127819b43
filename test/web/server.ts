import { vi } from 'vitest';
import type { Day } from '../../engine/day.ts';
import { timesOf } from '../../engine/day.ts';
import type { ChallengeAnswer, PlacedEntry, PlayerAnswer } from '../../worker/wire.ts';

/** 2026-11-30, challenge 334, at noon. */
export const TODAY = '2026-11-30' as Day;
export const NOON = Date.UTC(2026, 10, 30, 12);

/** What a call is answered with: a body with 200, a refusal's code with its status, or no answer at all. */
export type Answer = { body: unknown } | { code: string; status: number } | 'unreachable';

/** Answers calls such as `GET /api/me` in place of the server; returns the bodies of those that came. */
export function answer(answers: Record<string, Answer | ((url: URL) => Answer)>): {
  call: string;
  body: unknown;
}[] {
  const calls: { call: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const url = new URL(path, location.origin);
    const call = `${init.method} ${url.pathname}`;
    calls.push({ call: call + url.search, body: init.body && JSON.parse(String(init.body)) });
    const given = answers[call];
    const reply = typeof given === 'function' ? given(url) : given;
    if (!reply) throw new Error(`Nobody answers ${call}`);
    if (reply === 'unreachable') throw new TypeError('Failed to fetch');
    if ('code' in reply) return Response.json({ ...reply, title: '' }, { status: reply.status });
    return Response.json(reply.body);
  });
  return calls;
}

/** A challenge as the server tells of it on 2026-11-30 at noon. */
export function challenge(day = TODAY, number = 334): ChallengeAnswer {
  return {
    ...timesOf(day),
    day,
    number,
    now: NOON,
    commitment: '0'.repeat(64),
    rules: 'forced-joker/1',
    players: 3,
  };
}

/** A player who has played nothing. */
export function newcomer(): PlayerAnswer {
  return { name: null, generated: true, streak: 0, longestStreak: 0, history: [], open: [] };
}

/** A player who has finished today with 261. */
export function veteran(): PlayerAnswer {
  return {
    name: 'Tapir Tranquilo',
    generated: true,
    streak: 2,
    longestStreak: 5,
    history: [
      { day: TODAY, total: 261, at: NOON },
      { day: '2026-11-29' as Day, total: 201, at: NOON - 86_400_000 },
    ],
    open: [],
  };
}

/** Rows of a board from first to last place, all different. */
export function entries(count: number, from = 1): PlacedEntry[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `entry-${from + at}`,
    place: from + at,
    name: `Persona ${from + at}`,
    total: 400 - from - at,
    at: NOON,
  }));
}
