import { html } from 'lit';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addPlayer, players } from '../../web/device/players.ts';
import '../../web/elements/device-players.ts';
import { emptyDevice } from './device/support.ts';
import { expectAccessible, expectFocus, mount } from './mount.ts';

beforeEach(async () => {
  await emptyDevice();
  for (const name of ['Ana', 'Bea']) await addPlayer(name);
  mount(html`<device-players></device-players>`);
  await expect.element(page.getByRole('listitem').first()).toBeVisible();
});
afterEach(emptyDevice);

test('the list is accessible', async () => {
  await expectAccessible();
});

test('a player is renamed by keyboard, but not to somebody else’s name', async () => {
  await page.getByRole('button', { name: 'Renombrar a Ana' }).click();
  const field = page.getByRole('textbox', { name: 'Nombre nuevo' });
  await expectFocus(field);
  await userEvent.keyboard('bea{Enter}');
  await expect.element(page.getByRole('status')).toMatchTextContent(/nombre/);
  await expectFocus(field);
  await field.fill('Anabel');
  await userEvent.keyboard('{Enter}');
  await expectFocus(page.getByRole('button', { name: 'Renombrar a Anabel' }));
  expect((await players()).map(({ name }) => name).toSorted()).toEqual(['Anabel', 'Bea']);
});

test('a player leaves the list, and the page says that the games stay', async () => {
  await page.getByRole('button', { name: 'Quitar a Bea de la lista' }).click();
  await expect.element(page.getByRole('status')).toMatchTextContent(/^Bea ya no está en la lista/);
  expect((await players()).map(({ name }) => name)).toEqual(['Ana']);
});
