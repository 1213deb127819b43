import { afterEach, beforeEach, expect, test } from 'vitest';
import { exportGames, importGames } from '../../../web/device/exchange.ts';
import { keepGame, keptGames } from '../../../web/device/games.ts';
import { emptyDevice, someGame } from './support.ts';

beforeEach(emptyDevice);
afterEach(emptyDevice);

/** A game that the rules can give: every box at 0. */
function zeros(id: string) {
  const [seat] = someGame(id).seats;
  return someGame(id, { seats: [{ ...seat!, scores: Array(13).fill(0), total: 0 }] });
}

test('what is exported is taken by another device, and only once', async () => {
  await keepGame(zeros('a'));
  await keepGame({ ...zeros('b'), rules: 'unknown/7' });
  const text = JSON.stringify(await exportGames());
  await emptyDevice();
  await keepGame(zeros('a'));
  const none = { unreadable: 0, impossible: 0 };
  expect(await importGames(text)).toEqual({ taken: 1, known: 1, ...none });
  expect(await importGames(text)).toEqual({ taken: 0, known: 2, ...none });
  expect(await keptGames()).toHaveLength(2);
});

test('each game of a file is judged by itself', async () => {
  const file = {
    trece: 'games',
    version: 1,
    games: [
      zeros('good'),
      zeros('good'),
      { ...zeros('bad'), version: 2 },
      'nothing',
      someGame('fives-everywhere'),
      someGame('x', { seats: [{ ...zeros('x').seats[0]!, total: 1 }] }),
    ],
  };
  expect(await importGames(JSON.stringify(file))).toEqual({
    taken: 1,
    known: 1,
    unreadable: 2,
    impossible: 2,
  });
  expect((await keptGames()).map(({ id }) => id)).toEqual(['good']);
});

test.each([
  ['not json', '{', 'not-json'],
  ['null', 'null', 'not-ours'],
  ['a list', '[]', 'not-ours'],
  ['another product’s', '{"trece":"player","version":1}', 'not-ours'],
  ['of a newer version', '{"trece":"games","version":2,"games":[]}', 'newer'],
])('a file that is %s takes nothing', async (_, text, fault) => {
  expect(await importGames(text)).toBe(fault);
});
