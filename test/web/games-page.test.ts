import { openDB } from 'idb';
import { html } from 'lit';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keepGame } from '../../web/device/games.ts';
import type { KeptGame } from '../../web/device/kept-game.ts';
import { DATABASE } from '../../web/device/shelves.ts';
import '../../web/pages/games-page.ts';
import { emptyDevice, someGame } from './device/support.ts';
import { expectAccessible, mount } from './mount.ts';

beforeEach(emptyDevice);
afterEach(emptyDevice);

function gameOf(id: string, total: number, change: Partial<KeptGame> = {}): KeptGame {
  const [seat] = someGame(id).seats;
  return someGame(id, { seats: [{ ...seat!, total }], ...change });
}

function open(query = ''): void {
  mount(html`<games-page .query=${query}></games-page>`);
}

/** The cells of the ranking's only row. */
function figures(): string[] {
  const row = page.getByRole('table').getByRole('row').nth(1);
  return row
    .getByRole('cell')
    .elements()
    .map(({ textContent }) => textContent.trim());
}

test('rule sets are never mixed in one mean or best', async () => {
  await keepGame(gameOf('a', 200, { finishedAt: 1 }));
  await keepGame(gameOf('b', 300, { finishedAt: 2, kind: 'alone' }));
  await keepGame(gameOf('c', 999, { finishedAt: 0, rules: 'plain/1' }));
  open();
  await expect.element(page.getByRole('table')).toBeVisible();
  await expectAccessible('page');
  expect(figures()).toEqual(['2', '–', '300', '250']);
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Reglas' }), 'plain/1');
  await expect.poll(figures).toEqual(['1', '–', '999', '999']);
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Reglas' }), 'forced-joker/1');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Partidas' }), 'alone');
  await expect.poll(figures).toEqual(['1', '–', '300', '300']);
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Partidas' }), 'round');
  await expect.element(page.getByText('Ninguna partida así.')).toBeVisible();
});

test('a corrupt game is told of and hides none of the others', async () => {
  await keepGame(gameOf('a', 200));
  const database = await openDB(DATABASE);
  await database.put('games', { id: 'bad', version: 1 });
  database.close();
  open();
  await expect.element(page.getByText(/^Partidas que no se pueden leer: 1\./)).toBeVisible();
  expect(figures()).toEqual(['1', '–', '200', '200']);
});

test('a game of rules that this build lacks still tells its places', async () => {
  await keepGame(gameOf('a', 200, { rules: 'from-tomorrow/1' }));
  open('?game=a');
  await expect.element(page.getByRole('heading', { name: 'Partida', exact: true })).toBeVisible();
  await expect.element(page.getByText(/from-tomorrow/)).toBeVisible();
  await expect.element(page.getByRole('listitem')).toMatchTextContent(/1\.º\s+Ana\s+200/);
  expect(page.getByRole('table').elements()).toEqual([]);
  await expectAccessible('page');
});

test('a game that is not on the device is said to be missing', async () => {
  open('?game=nothing');
  await expect
    .element(page.getByRole('heading', { name: 'Esa partida no está en este dispositivo' }))
    .toBeVisible();
});
