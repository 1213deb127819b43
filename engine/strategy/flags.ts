// Signs that a player had help, for an operator to look at: no flag bans. Each is a number that a
// player's games add up to, and a threshold. `README.md` has the rates of both kinds of error.

/** A finished game beside those of the same day's other players. Luck is as `Review` has it. */
export interface DayLuck {
  readonly luck: number;
  /** How many others finished the day, and their mean luck (any number where there are none). */
  readonly others: number;
  readonly othersLuck: number;
}

/** A player's last games as foresight is judged by them; a sum, in whatever order. */
export interface Foresight {
  readonly games: number;
  /** Luck beyond what the days explain, summed, and the variance of that sum without foresight. */
  readonly excess: number;
  readonly variance: number;
}

export const NO_GAMES: Foresight = { games: 0, excess: 0, variance: 0 };

/** Variance of luck between days, by their dice, and within a day, by what is done with them. */
const BETWEEN_DAYS = 1_900;
const WITHIN_DAY = 1_700;

/** A single game counts no more than this: one stroke of luck is no sign. */
const MOST_EXCESS = 120;

/** A player is judged by the last so many games. */
export const GAMES_LOOKED_AT = 100;

/** Fewer games say nothing. */
const LEAST_GAMES = 5;

/** In standard deviations; far out, because it is looked at after every game. */
const FORESIGHT_THRESHOLD = 4.25;

/**
 * Adds a game. Luck has no expectation, whatever the player's strength, unless the dice to come are
 * known. The day's part of it is taken off as far as the others tell it: their mean, drawn towards
 * 0 where they are few.
 */
export function addToForesight(
  { games, excess, variance }: Foresight,
  { luck, others, othersLuck }: DayLuck,
): Foresight {
  const trust = BETWEEN_DAYS / (BETWEEN_DAYS * others + WITHIN_DAY);
  const ofDay = others > 0 ? others * trust * othersLuck : 0;
  return {
    games: games + 1,
    excess: excess + Math.min(MOST_EXCESS, luck - ofDay),
    variance: variance + WITHIN_DAY * (1 + trust),
  };
}

/** Luck that the days do not explain, in standard deviations. */
export function foresightScore({ excess, variance }: Foresight): number {
  return variance === 0 ? 0 : excess / Math.sqrt(variance);
}

/** True when a player's luck is beyond what chance gives without foresight. */
export function showsForesight(foresight: Foresight): boolean {
  return foresight.games >= LEAST_GAMES && foresightScore(foresight) > FORESIGHT_THRESHOLD;
}

/** Games that assistance is judged by: the last so many. */
const LAST_GAMES = 30;

/** A game that loses no more, in points, is as good as perfect. */
const NEARLY_NOTHING = 0.5;

/** More games of the last thirty than anybody plays so well unaided. */
const ASSISTANCE_THRESHOLD = 12;

/** How many of a player's last games lost next to nothing. `lost`: points lost by game, the last one last. */
export function assistanceScore(lost: readonly number[]): number {
  return lost.slice(-LAST_GAMES).filter((points) => points <= NEARLY_NOTHING).length;
}

/** True when a player's losses are too small too often. */
export function showsAssistance(lost: readonly number[]): boolean {
  return assistanceScore(lost) >= ASSISTANCE_THRESHOLD;
}
