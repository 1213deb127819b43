import {
  addToForesight,
  assistanceScore,
  type Foresight,
  NO_GAMES,
  showsAssistance,
  showsForesight,
} from '../engine/strategy/flags.ts';
import { IDEAL } from '../engine/strategy/strength.ts';
import type { DayPoints, PlayerGame } from './db/judged-days.ts';
import { parseElapsed } from './move-log.ts';

/**
 * Marks on an entry for the operator: a sum of these. Never a ban; a board may be read without the
 * marked rows. The first is told from one game alone, the others from a player's last games.
 */
export const FLAGS = { 'too-fast': 1, foresight: 2, assistance: 4 } as const;

/** A mark, as the operator reads it. */
export type Flag = keyof typeof FLAGS;

export const FLAG_NAMES = Object.keys(FLAGS) as Flag[];

/** Marks that are said of a player's games together. */
export const FLAGS_OF_PLAYERS: readonly Flag[] = ['foresight', 'assistance'];

/**
 * Milliseconds that most moves of a person take. The page lets the dice roll for 600 ms; with reduced
 * motion a person must still see five dice, choose and confirm. The median is judged, so that one
 * long pause hides nothing and a few moves made in haste mark nobody.
 */
const QUICKEST_MOVE = 400;

/** The marks that a finished game earns by its times alone (`elapsed`: move-log.ts). */
export function flagsOf(elapsed: string): number {
  return medianMove(elapsed) < QUICKEST_MOVE ? FLAGS['too-fast'] : 0;
}

/** The middle one of the times between a game's moves, in milliseconds. */
export function medianMove(elapsed: string): number {
  const times = parseElapsed(elapsed).toSorted((one, other) => one - other);
  return times[Math.floor(times.length / 2)] ?? 0;
}

/** What a player's last games say. */
export interface Judgement {
  readonly foresight: Foresight;
  /** Of the last thirty games, those that lost next to nothing. */
  readonly assistance: number;
  /** The marks that follow. */
  readonly flags: number;
}

/**
 * Judges a player by the last games, oldest first (engine/strategy/flags.ts). Those of days that are
 * not among `days` do not count, nor those up to a mark of the same kind that the operator took back.
 */
export function judgePlayer(
  games: readonly PlayerGame[],
  days: ReadonlyMap<number, DayPoints>,
): Judgement {
  const known = games.filter(({ day }) => days.has(day));
  const after = (flag: Flag) =>
    known.slice(known.findLastIndex(({ cleared }) => (cleared & FLAGS[flag]) !== 0) + 1);
  const foresight = after('foresight').reduce(
    (sum, game) => addToForesight(sum, luckOf(game, days.get(game.day)!)),
    NO_GAMES,
  );
  const lost = after('assistance').map((game) => game.lost / 100);
  return {
    foresight,
    assistance: assistanceScore(lost),
    flags:
      (showsForesight(foresight) ? FLAGS.foresight : 0) +
      (showsAssistance(lost) ? FLAGS.assistance : 0),
  };
}

/** The names of the marks in a sum. */
export function namesOfFlags(flags: number): Flag[] {
  return FLAG_NAMES.filter((name) => (flags & FLAGS[name]) !== 0);
}

/** A game's luck and that of the same day's others: total − expected total + points lost. */
function luckOf({ points }: PlayerGame, day: DayPoints) {
  const others = day.games - 1;
  const othersLuck = others > 0 ? (day.points - points) / 100 / others - IDEAL : 0;
  return { luck: points / 100 - IDEAL, others, othersLuck };
}
