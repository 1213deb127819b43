import type { KeptGame, KeptSeat } from '../device/kept-game.ts';
import { placesOf } from './standings.ts';

/** How a player did in games of one rule set. */
export interface Ranked {
  readonly player: string;
  /** As in the latest game. */
  readonly name: string;
  readonly games: number;
  /** Games against others that they won, shared ones too. */
  readonly wins: number;
  /** Those of the wins that were shared. */
  readonly ties: number;
  /** Games against others, of which the wins are. */
  readonly contests: number;
  readonly best: number;
  readonly mean: number;
}

/** How two players did against each other: in the games that both sat in. */
export interface Duel {
  readonly games: number;
  readonly won: number;
  readonly tied: number;
  readonly lost: number;
}

/** Everybody in these games, most wins first, then the better mean. All games must be of one rule set. */
export function rankingOf(games: readonly KeptGame[]): Ranked[] {
  const players = [...new Set(games.flatMap(({ seats }) => seats.map(({ player }) => player)))];
  const ranked = players.map((player) => rankOf(player, games));
  return ranked.sort((a, b) => b.wins - a.wins || b.mean - a.mean || a.name.localeCompare(b.name));
}

/** How one player did against another. */
export function duelOf(player: string, rival: string, games: readonly KeptGame[]): Duel {
  const duel = { games: 0, won: 0, tied: 0, lost: 0 };
  for (const game of games) {
    const own = placeIn(game, player);
    const other = placeIn(game, rival);
    if (own === null || other === null) continue;
    duel.games += 1;
    if (own < other) duel.won += 1;
    else if (own === other) duel.tied += 1;
    else duel.lost += 1;
  }
  return duel;
}

function rankOf(player: string, all: readonly KeptGame[]): Ranked {
  const games = all.filter(({ seats }) => seats.some((seat) => seat.player === player));
  const latest = games.reduce((a, b) => (b.finishedAt > a.finishedAt ? b : a));
  const totals = games.map((game) => seatOf(game, player).total);
  const contests = games.filter(({ seats }) => seats.length > 1);
  const won = contests.filter((game) => placeIn(game, player) === 1);
  return {
    player,
    name: seatOf(latest, player).name,
    games: games.length,
    contests: contests.length,
    wins: won.length,
    ties: won.filter((game) => placesOf(game)[1]!.place === 1).length,
    best: Math.max(...totals),
    mean: totals.reduce((sum, total) => sum + total, 0) / totals.length,
  };
}

function seatOf({ seats }: KeptGame, player: string): KeptSeat {
  return seats.find((seat) => seat.player === player)!;
}

function placeIn(game: KeptGame, player: string): number | null {
  return placesOf(game).find(({ seat }) => seat.player === player)?.place ?? null;
}
