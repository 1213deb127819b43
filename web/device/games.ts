import * as v from 'valibot';
import { type GameKind, type KeptGame, keptGame } from './kept-game.ts';
import { putRecord, readShelf, takeRecord } from './shelves.ts';

/** Which of the games to read; all, where nothing is named. */
export interface Wanted {
  readonly rules?: string;
  readonly kind?: GameKind;
}

/** Everything on the shelf of games, the unreadable counted: they stay where they are. */
export interface GamesRead {
  /** Latest first. */
  readonly games: readonly KeptGame[];
  readonly unreadable: number;
}

/** Keeps a finished game, in the place of any with its id. */
export async function keepGame(game: KeptGame): Promise<void> {
  await putRecord('games', v.parse(keptGame, game));
}

/** The device's games, latest first. */
export async function keptGames(wanted: Wanted = {}): Promise<readonly KeptGame[]> {
  const { games } = await readGames();
  return games.filter(
    ({ rules, kind }) =>
      (wanted.rules === undefined || rules === wanted.rules) &&
      (wanted.kind === undefined || kind === wanted.kind),
  );
}

/** All games that can be read, and how many cannot: one of those blocks none of the others. */
export async function readGames(): Promise<GamesRead> {
  const records = await readShelf('games');
  const read = records.map((record) => v.safeParse(keptGame, record));
  const games = read.flatMap(({ success, output }) => (success ? [output as KeptGame] : []));
  games.sort((a, b) => b.finishedAt - a.finishedAt);
  return { games, unreadable: read.length - games.length };
}

/** Takes a game out of the history. */
export function removeGame(id: string): Promise<void> {
  return takeRecord('games', id);
}
