// The calls of a day's boards and of what it allowed (worker/http.md); not needed to play.
import type { Day } from '../engine/day.ts';
import type {
  LeaderboardAnswer,
  ParAnswer,
  SkillBoardAnswer,
  TotalsAnswer,
} from '../worker/wire.ts';
import { call } from './api.ts';

/** A page of the board, from the top or from a cursor. */
export function fetchLeaderboard(
  day: Day,
  limit: number,
  after?: string,
): Promise<LeaderboardAnswer> {
  return call('GET', boardPath(day, limit, after));
}

/** A page of the board by points lost, fewest first. */
export function fetchSkillBoard(
  day: Day,
  limit: number,
  after?: string,
): Promise<SkillBoardAnswer> {
  return call('GET', `${boardPath(day, limit, after)}&by=lost`);
}

export function fetchTotals(day: Day): Promise<TotalsAnswer> {
  return call('GET', `/api/challenges/${day}/totals`);
}

/** What optimal play without foresight scores; refused before the player's own game of an open day is over. */
export function fetchPar(day: Day): Promise<ParAnswer> {
  return call('GET', `/api/challenges/${day}/par`);
}

function boardPath(day: Day, limit: number, after: string | undefined): string {
  const cursor = after === undefined ? '' : `&after=${after}`;
  return `/api/challenges/${day}/leaderboard?limit=${limit}${cursor}&flagged=out`;
}
