/** The value of the ranked game (README.md): what optimal play totals on average. */
export const IDEAL = 254.5877;

/** The latest games that strength is told from. */
const GAMES = 30;

/** What a player's games would total on average with everybody's luck. */
export interface Strength {
  readonly value: number;
  /** The standard error of `value`; null of one game, which does not tell. */
  readonly error: number | null;
  /** Games that it is told from. */
  readonly games: number;
}

/**
 * A player's strength from the points lost in each game, in order of play: the value of the game
 * less the mean loss of the last 30. Null without games.
 */
export function strengthOf(lost: readonly number[]): Strength | null {
  const latest = lost.slice(-GAMES);
  const games = latest.length;
  if (games === 0) return null;
  const mean = latest.reduce((sum, one) => sum + one, 0) / games;
  const squares = latest.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  const error = games === 1 ? null : Math.sqrt(squares / (games - 1) / games);
  return { value: IDEAL - mean, error, games };
}

/** The strength after each game, in order of play. */
export function strengthsOf(lost: readonly number[]): Strength[] {
  return lost.map((_, at) => strengthOf(lost.slice(0, at + 1))!);
}
