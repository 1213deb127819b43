import { html } from 'lit';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openEntry } from '../../web/elements/entry-dialog.ts';
import { setServerNow } from '../../web/state/clock.ts';
import { expectAccessible, mount } from './mount.ts';
import { PUBLISHED } from './published.ts';
import { type Answer, answer, entries, NOON, TODAY } from './server.ts';

const ROW = { ...entries(1)[0]!, id: 'entry-of-player1' };
const dialog = page.getByRole('dialog');
const report = page.getByRole('button', { name: 'Denunciar este nombre' });

function open({ day = PUBLISHED, row = ROW, mine = false } = {}): void {
  document.querySelector('entry-dialog')?.remove();
  setServerNow(NOON);
  mount(html``);
  openEntry(day, row, mine);
}

function reports(given: Answer) {
  return answer({ [`POST /api/challenges/${PUBLISHED}/entries/${ROW.id}/report`]: given });
}

test('the dialog is accessible and named after the player', async () => {
  open();
  await expect.element(dialog).toHaveAccessibleName('Persona 1');
  await expect.element(dialog).toMatchTextContent('Puesto 1, 399 puntos');
  await expectAccessible();
});

test('the game of a published day can be watched and checked', async () => {
  open();
  await expect
    .element(page.getByRole('link', { name: 'Ver la partida' }))
    .toHaveAttribute('href', `/watch/60/${ROW.id}`);
  await expect
    .element(page.getByRole('link', { name: 'Comprobar esta partida' }))
    .toHaveAttribute('href', `/fair?day=60&entry=${ROW.id}`);
});

test('before the day is published there is neither', async () => {
  open({ day: TODAY });
  await expect.element(dialog).toMatchTextContent('cuando el día esté publicado');
  expect(page.getByRole('link').elements()).toEqual([]);
});

test('a name is reported once, and that is said', async () => {
  const calls = reports({ body: {} });
  open();
  await report.click();
  await expect.element(page.getByRole('status')).toMatchTextContent('Gracias.');
  expect(calls).toHaveLength(1);
  expect(report.elements()).toEqual([]);
});

test.for<[string, Answer, string]>([
  ['without a connection', 'unreachable', 'No hay conexión'],
  ['refused', { code: 'no-player', status: 404 }, 'aún no tiene jugador'],
])('a report %s can be sent again', async ([, given, words]) => {
  reports(given);
  open();
  await report.click();
  await expect.element(page.getByRole('status')).toMatchTextContent(words);
  reports({ body: {} });
  await report.click();
  await expect.element(page.getByRole('status')).toMatchTextContent('Gracias.');
});

test('neither one’s own name nor one that is gone is reported', async () => {
  open({ mine: true });
  await expect.element(dialog).toBeVisible();
  expect(report.elements()).toEqual([]);
  open({ row: { ...ROW, name: '' } });
  await expect.element(dialog).toHaveAccessibleName('Anónimo');
  expect(report.elements()).toEqual([]);
});

test('Escape and the button close it for good', async () => {
  open();
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.querySelector('entry-dialog')).toBeNull();
  open();
  await page.getByRole('button', { name: 'Cerrar' }).click();
  await expect.poll(() => document.querySelector('entry-dialog')).toBeNull();
});
