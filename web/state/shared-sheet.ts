import type { SheetGame } from '../../worker/wire.ts';
import { Refusal } from '../api.ts';
import { keepGame, keptGames } from '../device/games.ts';
import type { KeptGame } from '../device/kept-game.ts';
import { fetchSheet, removeSheet, saveSheet } from '../sheet-api.ts';

const KEY_BYTES = 32;

/**
 * Saves a finished sheet on the server and returns the game with its link. The key is kept before it
 * is sent: an answer that is lost leads to the same link when one tries again.
 */
export async function shareGame(game: KeptGame): Promise<KeptGame> {
  const key = game.shared?.key ?? randomKey();
  await keepGame({ ...game, shared: { key } });
  const { url } = await saveSheet({ key, game: toWire(game) });
  const shared = { ...game, shared: { key, url } };
  await keepGame(shared);
  return shared;
}

/** Takes a sheet off the server. One that is gone already is no fault. */
export async function unshareGame({ shared, ...game }: KeptGame): Promise<KeptGame> {
  const id = shared?.url?.split('/').at(-1);
  if (id !== undefined) await removeOnce(id, shared!.key);
  await keepGame(game);
  return game;
}

/** A sheet that somebody passed on, now in this device's history too; `isNew` if it was not before. */
export async function receiveGame(
  id: string,
  anonymous: string,
): Promise<{ readonly game: KeptGame; readonly isNew: boolean }> {
  const { game: sent } = await fetchSheet(id);
  const known = (await keptGames()).find((game) => game.id === sent.id);
  if (known) return { game: known, isNew: false };
  const game = fromWire(sent, anonymous);
  await keepGame(game);
  return { game, isNew: true };
}

async function removeOnce(id: string, key: string): Promise<void> {
  try {
    await removeSheet(id, key);
  } catch (error) {
    if (!(error instanceof Refusal && error.problem.code === 'not-found')) throw error;
  }
}

function toWire({ id, rules, finishedAt, seats }: KeptGame): SheetGame {
  return {
    id,
    rules,
    finishedAt,
    seats: seats.map(({ player, name, scores, fiveOfAKindBonuses, total, wonAtOnce }) => ({
      player,
      name,
      scores,
      fiveOfAKindBonuses,
      total,
      ...(wonAtOnce && { wonAtOnce }),
    })),
  };
}

function fromWire({ id, rules, finishedAt, seats }: SheetGame, anonymous: string): KeptGame {
  return {
    version: 1,
    id,
    kind: 'sheet',
    rules,
    finishedAt,
    seats: seats.map(({ scores, fiveOfAKindBonuses, name, ...seat }) => ({
      ...seat,
      name: name || anonymous,
      scores: [...scores],
      fiveOfAKindBonuses: [...fiveOfAKindBonuses],
    })),
  };
}

function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
