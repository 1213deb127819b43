import { html } from 'lit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../web/elements/player-data.ts';
import '../../web/pages/record-page.ts';
import { expectAccessible, mount } from './mount.ts';
import { type Answer, answer, veteran } from './server.ts';

const PENDING = 'trece:rotation';
const SECRET = 's'.repeat(43);
const CODE = { body: { code: '7ZQ4-AAAA' } };
const OFFLINE = 'No hay conexión con el servidor. Prueba otra vez; no se pierde nada.';
const LIMIT = { code: 'too-many-calls', status: 429 };

const button = (name: string | RegExp) => page.getByRole('button', { name });
const show = button('Ver mi código');
const change = button('Cambiarlo y cerrar los demás');
const download = page.getByRole('link', { name: 'Descargar mis datos' });
const codeField = page.getByRole('textbox', { name: 'Código de otro dispositivo' });

beforeEach(() => localStorage.removeItem(PENDING));
afterEach(() => vi.restoreAllMocks());

const mountData = () => mount(html`<player-data></player-data>`);

/** Waits until these words are told, once. */
async function expectTold(words: string): Promise<void> {
  await expect.element(page.getByRole('status').filter({ hasText: words })).toBeVisible();
}

test('the data is accessible, also with a code and after a failure', async () => {
  answer({ 'POST /api/me/recovery': CODE, 'GET /api/me/export': 'unreachable' });
  mountData();
  await expectAccessible();
  await show.click();
  await expect.element(page.getByText(CODE.body.code)).toBeVisible();
  await download.click();
  await expectTold(OFFLINE);
  await expectAccessible();
});

const ACTS: [name: string, call: string, act: () => Promise<void>][] = [
  ['showing the code', 'POST /api/me/recovery', () => show.click()],
  ['the download', 'GET /api/me/export', () => download.click()],
  [
    'being forgotten',
    'DELETE /api/me',
    async () => {
      await button('Borrarme').first().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Borrarme' }).click();
    },
  ],
  [
    'recovering',
    'POST /api/me/recover',
    async () => {
      await userEvent.fill(codeField, 'abcd');
      await button('Recuperar').click();
    },
  ],
];

test.each(ACTS)('%s that fails by the network or a limit says so', async (_, call, act) => {
  mountData();
  for (const [given, words] of [
    ['unreachable', OFFLINE],
    [LIMIT, 'Han sido demasiadas peticiones seguidas.'],
  ] as const) {
    const calls = answer({ [call]: given });
    await act();
    await expectTold(words);
    expect(calls.map((sent) => sent.call)).toEqual([call]);
  }
});

test('a code that was typed stays when it could not be sent', async () => {
  answer({ 'POST /api/me/recover': 'unreachable' });
  mountData();
  await userEvent.fill(codeField, '7zq4 aaaa');
  await button('Recuperar').click();
  await expectTold(OFFLINE);
  await expect.element(codeField).toHaveValue('7zq4 aaaa');
});

test('the download is the whole answer, as a file', async () => {
  const links: HTMLAnchorElement[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    links.push(this);
  });
  answer({ 'GET /api/me/export': { body: { exportedAt: 7, player: null } } });
  mountData();
  await download.click();
  await expect.poll(() => links.length).toBe(1);
  vi.unstubAllGlobals();
  const [link] = links;
  expect(link!.download).toBe('trece.json');
  expect(await (await fetch(link!.href)).json()).toEqual({ exportedAt: 7, player: null });
});

test('a change of code whose answer was lost is asked for again by itself, with its secret', async () => {
  const replies: Answer[] = ['unreachable', { body: { code: 'NEW1-BBBB' } }];
  const calls = answer({
    'POST /api/me/recovery': CODE,
    'POST /api/me/recovery/rotate': () => replies.shift()!,
  });
  mountData();
  await show.click();
  await change.click();
  await expectTold('Sin conexión. El código se cambiará solo; no se pierde nada.');
  const secret = localStorage.getItem(PENDING);
  expect(secret).toMatch(/^[\w-]{43}$/);
  await expectTold('Código nuevo. Los demás dispositivos han quedado fuera.');
  await expect.element(page.getByText('NEW1-BBBB')).toBeVisible();
  expect(calls.slice(1).map(({ body }) => body)).toEqual([{ repeat: secret }, { repeat: secret }]);
  expect(localStorage.getItem(PENDING)).toBe(null);
});

test('every change of code has a secret of its own', async () => {
  const calls = answer({ 'POST /api/me/recovery': CODE, 'POST /api/me/recovery/rotate': CODE });
  mountData();
  await show.click();
  for (let count = 1; count <= 2; count += 1) {
    await change.click();
    await expect.poll(() => calls.length).toBe(count + 1);
    await expect.element(change).not.toHaveAttribute('aria-disabled', 'true');
  }
  expect(calls[1]!.body).not.toEqual(calls[2]!.body);
});

test('a visit that finds a change of code unanswered ends it before it asks who is there', async () => {
  localStorage.setItem(PENDING, SECRET);
  const calls = answer({
    'GET /api/me': { body: veteran() },
    'POST /api/me/recovery/rotate': CODE,
  });
  mount(html`<record-page></record-page>`);
  await expect.element(page.getByText('días seguidos')).toBeVisible();
  expect(calls).toEqual([
    { call: 'POST /api/me/recovery/rotate', body: { repeat: SECRET } },
    { call: 'GET /api/me', body: undefined },
  ]);
  expect(localStorage.getItem(PENDING)).toBe(null);
});

test('a visit cannot go on as nobody while a change of code is unanswered', async () => {
  localStorage.setItem(PENDING, SECRET);
  const calls = answer({ 'POST /api/me/recovery/rotate': 'unreachable' });
  mount(html`<record-page></record-page>`);
  await expect.element(page.getByRole('alert')).toMatchTextContent('No hay conexión');
  expect(calls.map(({ call }) => call)).toEqual(['POST /api/me/recovery/rotate']);
  expect(localStorage.getItem(PENDING)).toBe(SECRET);
});

test('a change of code that the server refuses is over', async () => {
  localStorage.setItem(PENDING, SECRET);
  answer({
    'GET /api/me': { body: veteran() },
    'POST /api/me/recovery/rotate': { code: 'no-player', status: 404 },
  });
  mount(html`<record-page></record-page>`);
  await expect.element(page.getByText('días seguidos')).toBeVisible();
  expect(localStorage.getItem(PENDING)).toBe(null);
});

test('a record above the limit says so', async () => {
  answer({ 'GET /api/me': LIMIT });
  mount(html`<record-page></record-page>`);
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('Han sido demasiadas peticiones seguidas.');
});
