import { html } from 'lit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { keepGame, keptGames } from '../../web/device/games.ts';
import type { SheetAnswer, SheetBody } from '../../worker/wire.ts';
import '../../web/elements/sheet-share.ts';
import '../../web/pages/shared-page.ts';
import { emptyDevice, someGame } from './device/support.ts';
import { expectAccessible, mount } from './mount.ts';
import { answer } from './server.ts';

const ID = 'abcdefghijklmnopqrstu_';
const URL_OF_IT = `https://trece.test/s/${ID}`;
const LINK = { id: ID, url: URL_OF_IT, keptUntil: 0 };

beforeEach(emptyDevice);
afterEach(async () => {
  vi.unstubAllGlobals();
  await emptyDevice();
});

/** The sheet as the server has it, with a name that it does not show. */
function sent(): SheetAnswer {
  const { id, rules, finishedAt, seats } = someGame('from-afar');
  const game = { id, rules, finishedAt, seats: seats.map((seat) => ({ ...seat, name: '' })) };
  return { ...LINK, game, verified: false };
}

function open(): void {
  mount(html`<shared-page .sheet=${ID}></shared-page>`);
}

test('a game that was passed on is shown, and kept once', async () => {
  answer({ [`GET /api/sheets/${ID}`]: { body: sent() } });
  open();
  await expect.element(page.getByText(/^\s*Ya está en el historial/)).toBeVisible();
  await expectAccessible('page');
  open();
  await expect.element(page.getByText(/^\s*Ya estaba en el historial/)).toBeVisible();
  const games = await keptGames();
  expect(games.map(({ id, kind }) => [id, kind])).toEqual([['from-afar', 'sheet']]);
  expect(games[0]!.seats[0]!.name).toBe('Anónimo');
});

test('a game of one’s own is never replaced by what a link says of it', async () => {
  await keepGame(someGame('from-afar', { finishedAt: 1 }));
  answer({ [`GET /api/sheets/${ID}`]: { body: sent() } });
  open();
  await expect.element(page.getByText(/^\s*Ya estaba en el historial/)).toBeVisible();
  expect(await keptGames()).toEqual([someGame('from-afar', { finishedAt: 1 })]);
});

test('a link that leads nowhere says why that may be', async () => {
  answer({ [`GET /api/sheets/${ID}`]: { code: 'not-found', status: 404 } });
  open();
  await expect
    .element(page.getByRole('heading', { name: 'Este enlace no lleva a ninguna partida' }))
    .toBeVisible();
  await expectAccessible('page');
});

test('without the network one tries again', async () => {
  answer({ [`GET /api/sheets/${ID}`]: 'unreachable' });
  open();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^Sin conexión/);
  answer({ [`GET /api/sheets/${ID}`]: { body: sent() } });
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(page.getByText(/^\s*Ya está en el historial/)).toBeVisible();
});

test('a saving whose answer is lost is repeated with the same key, even by a later visit', async () => {
  const lost = answer({ 'POST /api/sheets': 'unreachable' });
  mount(html`<sheet-share .game=${someGame('mine')}></sheet-share>`);
  await page.getByRole('button', { name: 'Crear el enlace' }).click();
  await expect.element(page.getByRole('status')).toMatchTextContent(/^Sin conexión/);
  const [kept] = await keptGames();
  const again = answer({ 'POST /api/sheets': { body: LINK } });
  mount(html`<sheet-share .game=${kept}></sheet-share>`);
  await page.getByRole('button', { name: 'Crear el enlace' }).click();
  await expect.element(page.getByRole('textbox')).toMatchTextContent(/Ana 65\s+https:\/\/trece/);
  const keys = [...lost, ...again].map(({ body }) => (body as SheetBody).key);
  expect(keys[0]).toMatch(/^[\w-]{43}$/);
  expect(keys[1]).toBe(keys[0]);
  await expectAccessible();
});

test('a sheet is taken off the server, though somebody did so already', async () => {
  const shared = { key: 'k'.repeat(43), url: URL_OF_IT };
  const calls = answer({ [`DELETE /api/sheets/${ID}`]: { code: 'not-found', status: 404 } });
  mount(html`<sheet-share .game=${someGame('mine', { shared })}></sheet-share>`);
  await page.getByRole('button', { name: 'Quitarla del servidor' }).click();
  await expect.element(page.getByRole('button', { name: 'Crear el enlace' })).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([{ key: shared.key }]);
  expect((await keptGames())[0]!.shared).toBeUndefined();
});
