import { openDB } from 'idb';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropDraft, keepDraft, readDraft } from '../../../web/device/drafts.ts';
import { keepGame, keptGames, readGames, removeGame } from '../../../web/device/games.ts';
import { addPlayer, players, removePlayer, renamePlayer } from '../../../web/device/players.ts';
import { closeShelves, DATABASE, whyUnkept } from '../../../web/device/shelves.ts';
import { emptyDevice, someGame } from './support.ts';

beforeEach(emptyDevice);
afterEach(async () => {
  vi.restoreAllMocks();
  await emptyDevice();
});

const sheet = v.strictObject({ step: v.number() });

test('games are read back latest first, by rule set and by kind', async () => {
  await keepGame(someGame('a', { finishedAt: 1 }));
  await keepGame(someGame('b', { finishedAt: 3, rules: 'yatzy/1' }));
  await keepGame(someGame('c', { finishedAt: 2, kind: 'alone' }));
  await closeShelves();
  expect((await keptGames()).map(({ id }) => id)).toEqual(['b', 'c', 'a']);
  expect((await keptGames({ rules: 'forced-joker/1' })).map(({ id }) => id)).toEqual(['c', 'a']);
  expect((await keptGames({ kind: 'alone' })).map(({ id }) => id)).toEqual(['c']);
  expect(whyUnkept()).toBeNull();
});

test('a game kept twice is there once, as it was kept last', async () => {
  await keepGame(someGame('a'));
  await keepGame(someGame('a', { finishedAt: 7 }));
  expect(await keptGames()).toEqual([someGame('a', { finishedAt: 7 })]);
  await removeGame('a');
  expect(await keptGames()).toEqual([]);
});

test('a corrupt game blocks none of the rest, is counted, and stays', async () => {
  await keepGame(someGame('good'));
  const database = await openDB(DATABASE);
  await database.put('games', { id: 'bad', version: 1, seats: 'none' });
  await database.put('games', { id: 'newer', version: 2 });
  database.close();
  const read = await readGames();
  expect(read.games.map(({ id }) => id)).toEqual(['good']);
  expect(read.unreadable).toBe(2);
  await keepGame(someGame('another'));
  expect((await readGames()).unreadable).toBe(2);
});

test('a database of the first version is brought up to date with its games', async () => {
  const old = await openDB(DATABASE, 1, {
    upgrade: (database) => {
      database.createObjectStore('games', { keyPath: 'id' });
      database.createObjectStore('players', { keyPath: 'id' });
    },
  });
  await old.put('games', someGame('old'));
  old.close();
  expect((await keptGames()).map(({ id }) => id)).toEqual(['old']);
  await keepDraft('sheet', { step: 1 });
  expect(await readDraft('sheet', sheet)).toMatchObject({ found: 'draft', value: { step: 1 } });
  expect(whyUnkept()).toBeNull();
});

test('where storage is forbidden, all goes on in memory for this visit', async () => {
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  await keepGame(someGame('a'));
  const ana = await addPlayer('Ana');
  await keepDraft('sheet', { step: 2 });
  expect((await keptGames()).map(({ id }) => id)).toEqual(['a']);
  expect(await players()).toEqual([ana]);
  expect(await readDraft('sheet', sheet)).toMatchObject({ value: { step: 2 } });
  await removeGame('a');
  expect(await keptGames()).toEqual([]);
  expect(whyUnkept()).toBe('forbidden');
});

test('where storage is full, what was kept stays and the rest goes on in memory', async () => {
  await keepGame(someGame('kept', { finishedAt: 1 }));
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await keepGame(someGame('new', { finishedAt: 2 }));
  expect(whyUnkept()).toBe('full');
  expect((await keptGames()).map(({ id }) => id)).toEqual(['new', 'kept']);
  put.mockRestore();
  await keepGame(someGame('new', { finishedAt: 2 }));
  expect(whyUnkept()).toBeNull();
  await closeShelves();
  expect((await keptGames()).map(({ id }) => id)).toEqual(['new', 'kept']);
});

test('a newer build in another tab gets the database at once, and this one goes on in memory', async () => {
  await keepGame(someGame('a'));
  const newer = await openDB(DATABASE, 99, { upgrade: () => {} });
  await keepGame(someGame('b'));
  expect(whyUnkept()).toBe('newer');
  expect((await keptGames()).map(({ id }) => id)).toEqual(['b']);
  newer.close();
});

test('a tab that will not close holds nothing up, and what waited is kept once it has', async () => {
  const old = await openDB(DATABASE, 1, {
    upgrade: (database) => {
      database.createObjectStore('games', { keyPath: 'id' });
      database.createObjectStore('players', { keyPath: 'id' });
    },
  });
  await keepGame(someGame('waiting'));
  expect(whyUnkept()).toBe('blocked');
  expect((await keptGames()).map(({ id }) => id)).toEqual(['waiting']);
  old.close();
  await vi.waitFor(() => expect(whyUnkept()).toBeNull());
  await closeShelves();
  expect((await keptGames()).map(({ id }) => id)).toEqual(['waiting']);
});

test('players are added, renamed and removed, and no two have one name', async () => {
  const ana = await addPlayer('  Ana  María ');
  expect(ana).toMatchObject({ name: 'Ana María' });
  expect(await addPlayer('ana maría')).toBe('name-taken');
  expect(await addPlayer('   ')).toBe('name-empty');
  expect(await addPlayer('diecisiete letras')).toBe('name-too-long');
  const id = (ana as { id: string }).id;
  expect(await renamePlayer(id, 'ANA MARÍA')).toMatchObject({ id, name: 'ANA MARÍA' });
  expect(await players()).toHaveLength(1);
  await removePlayer(id);
  expect(await players()).toEqual([]);
});

test('a draft that does not fit is set aside, not lost', async () => {
  await keepDraft('sheet', { step: 'one' });
  expect(await readDraft('sheet', sheet)).toEqual({ found: 'unreadable' });
  expect(await readDraft('sheet', sheet)).toEqual({ found: 'nothing' });
  await closeShelves();
  const database = await openDB(DATABASE);
  expect(await database.get('drafts', 'sheet:unreadable')).toMatchObject({
    value: { step: 'one' },
  });
  database.close();
});

test('a draft of each kind is kept apart and dropped when its game is over', async () => {
  await keepDraft('sheet', { step: 1 });
  await keepDraft('alone', { step: 2 });
  await dropDraft('sheet');
  expect(await readDraft('sheet', sheet)).toEqual({ found: 'nothing' });
  expect(await readDraft('alone', sheet)).toMatchObject({ value: { step: 2 } });
});
