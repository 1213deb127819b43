import { html } from 'lit';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { dayOfNumber } from '../../engine/day.ts';
import '../../web/pages/fair-page.ts';
import { rememberedCommitment } from '../../web/state/promises.ts';
import type { CommitmentsAnswer } from '../../worker/wire.ts';
import { expectAccessible, mount } from './mount.ts';
import { PUBLISHED, playedEntry, publishedChallenge } from './published.ts';
import { type Answer, answer, challenge } from './server.ts';

const COMMITMENTS = Array.from({ length: 30 }, (_, at) => ({
  day: dayOfNumber(335 + at),
  commitment: String(at).padStart(64, '0'),
}));
const REPLACED: CommitmentsAnswer['replaced'][number] = {
  day: dayOfNumber(336),
  commitment: 'a'.repeat(64),
  replacedBy: 'b'.repeat(64),
  at: Date.UTC(2026, 10, 20, 9, 30),
  reason: 'Seen in a log.',
};
const honest = await publishedChallenge();
const entry = playedEntry(honest.dice);

const check = page.getByRole('button', { name: 'Comprobar aquí mismo' });
const promises = page.getByRole('heading', { name: 'Los próximos treinta días' });

beforeEach(() => localStorage.clear());

function serve(given: Record<string, Answer> = {}) {
  return answer({
    'GET /api/challenges/today': { body: challenge() },
    'GET /api/commitments': { body: { commitments: COMMITMENTS, replaced: [REPLACED] } },
    'GET /api/publications': { body: { publications: [] } },
    [`GET /api/challenges/${PUBLISHED}`]: { body: honest },
    [`GET /api/challenges/${PUBLISHED}/entries/${entry.id}`]: { body: entry },
    ...given,
  });
}

function mountPage(query = ''): void {
  mount(html`<fair-page .query=${query}></fair-page>`);
}

test('the page is accessible, with all promises open', async () => {
  serve();
  mountPage();
  await page.getByText('Ver los compromisos').click();
  await expect.element(page.getByRole('table', { name: /próximos treinta días/ })).toBeVisible();
  await expect.element(page.getByRole('columnheader', { name: /^Compromiso/ })).toBeVisible();
  await expectAccessible('page');
});

test('the latest day that is over is offered, and checked only when asked', async () => {
  const calls = serve();
  mountPage();
  await expect.element(page.getByRole('spinbutton')).toHaveValue(333);
  expect(calls.map(({ call }) => call)).toEqual([
    'GET /api/challenges/today',
    'GET /api/commitments',
    'GET /api/publications',
  ]);
});

test('a promise taken back is told with its reason and its time', async () => {
  serve();
  mountPage();
  const told = page.getByText(/se cambió antes de abrir/);
  await expect.element(told).toMatchTextContent(/viernes, 20 de noviembre/);
  await expect.element(told).toMatchTextContent('(Seen in a log.)');
});

test('every promise shown is remembered', async () => {
  serve();
  mountPage();
  await expect.element(promises).toBeVisible();
  for (const { day, commitment } of COMMITMENTS) expect(rememberedCommitment(day)).toBe(commitment);
});

test('an address with an entry has it checked at once', async () => {
  serve();
  mountPage(`?day=60&entry=${entry.id}`);
  await expect.element(page.getByRole('heading', { name: 'Comprobar esta partida' })).toBeVisible();
  await expect.element(page.getByText(/La partida de Persona 1, repetida/)).toBeVisible();
});

test('an address with a tampered entry shows ✗', async () => {
  serve({
    [`GET /api/challenges/${PUBLISHED}/entries/${entry.id}`]: {
      body: { ...entry, total: entry.total + 5 },
    },
  });
  mountPage(`?day=60&entry=${entry.id}`);
  await expect.element(page.getByRole('status').first()).toMatchTextContent('Algo no coincide');
});

test.for(['?day=0', '?day=1e9', '?day=60x', '?entry=abc', '?day=1000000000', '?'])(
  'an address such as %s asks for nothing',
  async (query) => {
    serve();
    mountPage(query);
    await expect.element(page.getByRole('spinbutton')).toHaveValue(333);
  },
);

test.for<[string, string, Answer, string]>([
  ['today out of reach', 'GET /api/challenges/today', 'unreachable', 'No hay conexión'],
  ['promises out of reach', 'GET /api/commitments', 'unreachable', 'No hay conexión'],
  [
    'promises refused',
    'GET /api/commitments',
    { code: 'https-required', status: 403 },
    'Abre la página con https.',
  ],
])('%s: told once, with no heading over nothing, and asked for again', async (given) => {
  const [, call, reply, words] = given;
  serve({ [call]: reply });
  mountPage();
  await expect.element(page.getByRole('alert')).toMatchTextContent(words);
  expect(check.elements()).toEqual([]);
  expect(promises.elements()).toEqual([]);
  await expectAccessible('page');
  serve();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(promises).toBeVisible();
  await expect.element(check).toBeVisible();
  expect(page.getByRole('alert').elements()).toEqual([]);
});

test('a page out of reach tries again when the network is back', async () => {
  serve({ 'GET /api/commitments': 'unreachable' });
  mountPage();
  await expect.element(page.getByRole('alert')).toBeVisible();
  serve();
  window.dispatchEvent(new Event('online'));
  await expect.element(promises).toBeVisible();
});
