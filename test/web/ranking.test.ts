import { expect, test } from 'vitest';
import { duelOf, rankingOf } from '../../web/state/ranking.ts';
import { placesOf } from '../../web/state/standings.ts';
import { someGame } from './device/support.ts';

function game(id: string, totals: Record<string, number>, finishedAt = 0) {
  const seats = Object.entries(totals).map(([player, total]) => ({
    player,
    name: player.toUpperCase(),
    scores: [],
    fiveOfAKindBonuses: [0],
    total,
  }));
  return someGame(id, { seats, finishedAt });
}

const GAMES = [
  game('1', { a: 200, b: 100, c: 200 }),
  game('2', { a: 150, b: 250 }),
  game('3', { a: 310 }),
];

test('equal totals share a place, and who won at once stands first', () => {
  const places = placesOf(GAMES[0]!).map(({ seat, place, tied }) => [seat.player, place, tied]);
  expect(places).toEqual([
    ['a', 1, true],
    ['c', 1, true],
    ['b', 3, false],
  ]);
  const [low, high] = game('x', { low: 10, high: 99 }).seats;
  expect(placesOf({ seats: [high!, { ...low!, wonAtOnce: true }] })[0]!.seat.player).toBe('low');
});

test('the ranking counts games, wins with their ties, best and mean', () => {
  expect(rankingOf(GAMES)).toEqual(
    [
      { player: 'b', name: 'B', games: 2, contests: 2, wins: 1, ties: 0, best: 250, mean: 175 },
      { player: 'a', name: 'A', games: 3, contests: 2, wins: 1, ties: 1, best: 310, mean: 220 },
      { player: 'c', name: 'C', games: 1, contests: 1, wins: 1, ties: 1, best: 200, mean: 200 },
    ].sort((x, y) => y.mean - x.mean),
  );
});

test('a player goes by the name of the latest game', () => {
  const renamed = game('9', { a: 1 }, 9);
  const games = [{ ...renamed, seats: [{ ...renamed.seats[0]!, name: 'New' }] }, ...GAMES];
  expect(rankingOf(games).find(({ player }) => player === 'a')!.name).toBe('New');
});

test('head to head counts only the games that both sat in', () => {
  expect(duelOf('a', 'b', GAMES)).toEqual({ games: 2, won: 1, tied: 0, lost: 1 });
  expect(duelOf('c', 'a', GAMES)).toEqual({ games: 1, won: 0, tied: 1, lost: 0 });
  expect(duelOf('b', 'nobody', GAMES).games).toBe(0);
});
