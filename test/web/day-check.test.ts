import { html } from 'lit';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dayOfNumber } from '../../engine/day.ts';
import type { Transcript } from '../../engine/transcript.ts';
import '../../web/elements/day-check.ts';
import { rememberCommitment } from '../../web/state/commitments.ts';
import type { CommitmentsAnswer, EntryDetail } from '../../worker/wire.ts';
import { expectAccessible, mount } from './mount.ts';
import { PUBLISHED, playedEntry, publishedChallenge } from './published.ts';
import { type Answer, answer, challenge } from './server.ts';

const check = page.getByRole('button', { name: 'Comprobar aquí mismo' });
const number = page.getByRole('spinbutton', { name: 'Número de reto' });
const status = page.getByRole('status');
const OTHER = 'f'.repeat(64);

const honest = await publishedChallenge();
const entry = playedEntry(honest.dice);

beforeEach(() => localStorage.clear());

/** Answers for the day with one entry, each part honest unless given. */
function serve({
  day = honest as object,
  detail = entry as EntryDetail,
  replaced = [] as CommitmentsAnswer['replaced'],
} = {}) {
  const { transcript: _, ...row } = detail;
  return answer({
    [`GET /api/challenges/${PUBLISHED}`]: { body: day },
    [`GET /api/challenges/${PUBLISHED}/leaderboard`]: {
      body: { day: PUBLISHED, players: 1, entries: [{ ...row, place: 1 }] },
    },
    [`GET /api/challenges/${PUBLISHED}/entries/${detail.id}`]: { body: detail },
    'GET /api/commitments': { body: { commitments: [], replaced } },
  });
}

/** The check of the day's entry, run at once. */
function mountCheck(): void {
  mount(html`<day-check .day=${PUBLISHED} .entry=${entry.id} ?eager=${true}></day-check>`);
}

/** The steps as read: each from its verdict on. */
function steps(): string[] {
  return page
    .getByRole('list')
    .first()
    .getByRole('listitem')
    .elements()
    .map((step) => step.textContent!.replace(/\s+/g, ' ').trim());
}

/** A transcript with something of one turn replaced. */
function withTurn(index: number, change: Partial<Transcript['turns'][number]>): Transcript {
  const turns = entry.transcript.turns.map((turn, at) =>
    at === index ? { ...turn, ...change } : turn,
  );
  return { ...entry.transcript, turns };
}

test('an honest day with an entry is right in every step, and accessible', async () => {
  serve();
  mountCheck();
  await expect.element(status).toMatchTextContent('Todo coincide.');
  expect(steps().filter((step) => step.includes('✗'))).toEqual([]);
  expect(steps().at(-1)).toContain(
    `✓Correcto: La partida de Persona 1, repetida jugada a jugada, suma ${entry.total}, como dice la clasificación.`,
  );
  await expectAccessible();
});

test('the lines for the shell and for the verifier of the project are given', async () => {
  serve();
  mountCheck();
  const { seed } = honest;
  const line = JSON.stringify({ seed, transcript: entry.transcript, total: entry.total });
  await expect.element(page.getByText(`echo '${line}' | npm run -s audit`)).toBeVisible();
  await expect
    .element(page.getByText(/^printf/))
    .toMatchTextContent(`printf ${seed} | xxd -r -p | openssl dgst -sha256`);
});

test('every roll and choice of the entry can be read', async () => {
  serve();
  mountCheck();
  await page.getByText('Jugada a jugada').click();
  const turns = page.getByRole('group').getByRole('list').first();
  await expect.element(turns).toBeVisible();
  expect(turns.element().children).toHaveLength(13);
});

test('without an entry the best games are replayed', async () => {
  const calls = serve();
  mount(html`<day-check .day=${PUBLISHED}></day-check>`);
  expect(calls).toEqual([]);
  await check.click();
  await expect.element(status).toMatchTextContent('Todo coincide.');
  expect(steps().at(-1)).toContain('La partida de Persona 1');
});

test.for<[string, Parameters<typeof serve>[0], RegExp]>([
  [
    'seed',
    { day: { ...honest, seed: '00'.repeat(32) } },
    /^✗No coincide: El SHA-256 de la semilla es el compromiso/,
  ],
  [
    'seed that is none',
    { day: { ...honest, seed: 'seed' } },
    /^✗No coincide: El SHA-256 de la semilla es el compromiso/,
  ],
  [
    'commitment',
    { day: { ...honest, commitment: OTHER } },
    /^✗No coincide: El SHA-256 de la semilla es el compromiso/,
  ],
  [
    'die',
    { day: { ...honest, dice: honest.dice.replace(/./, (die) => String((Number(die) % 6) + 1)) } },
    /^✗No coincide: Los 195 dados/,
  ],
  [
    'total',
    { detail: { ...entry, total: entry.total + 1 } },
    new RegExp(
      `^✗No coincide: La partida de Persona 1.* suma ${entry.total}, pero la clasificación dice ${entry.total + 1}\\.`,
    ),
  ],
  [
    'hold',
    { detail: { ...entry, transcript: withTurn(4, { holds: [31, 31, 31] }) } },
    new RegExp(
      `^✗No coincide: La partida de Persona 1 no vale con estos dados \\(too-many-rolls, turno 5\\); la clasificación dice ${entry.total}\\.`,
    ),
  ],
  [
    'box',
    { detail: { ...entry, transcript: withTurn(1, { box: entry.transcript.turns[0]!.box }) } },
    /^✗No coincide: .*\(box-already-filled, turno 2\)/,
  ],
  [
    'day in the transcript',
    { detail: { ...entry, transcript: { ...entry.transcript, day: dayOfNumber(61) } } },
    /^✗No coincide: .*\(wrong-day, turno –\)/,
  ],
  [
    'rule set of the transcript',
    { detail: { ...entry, transcript: { ...entry.transcript, rules: 'free-joker/1' } } },
    /^✗No coincide: .*\(unsupported-rules, turno –\)/,
  ],
  [
    'answer without a transcript',
    { detail: (({ transcript: _, ...rest }) => rest)(entry) },
    /^✗No coincide: .*\(malformed, turno –\)/,
  ],
])('a tampered %s shows ✗', async ([, told, wrong]) => {
  serve(told);
  mountCheck();
  await expect.element(status).toMatchTextContent('Algo no coincide');
  expect(steps().find((step) => step.startsWith('✗'))).toMatch(wrong);
});

test('a quote in what the server sent stays a text in the line for the shell', async () => {
  serve({ detail: { ...entry, transcript: withTurn(0, { box: "'; id; '" }) } });
  mountCheck();
  await expect.element(page.getByText(/'\\''; id; '\\''/)).toBeVisible();
});

test('only a device that kept the commitment says that it was published ahead', async () => {
  serve();
  mountCheck();
  await expect.element(status).toMatchTextContent('Todo coincide.');
  expect(steps()[1]).toMatch(/^·\s?Este navegador no guardó el compromiso/);
  expect(steps().join()).not.toContain('de antemano');
  rememberCommitment(PUBLISHED, honest.commitment);
  mountCheck();
  await expect.element(page.getByText(/Es el publicado de antemano/)).toBeVisible();
});

test('another commitment than the device remembers shows ✗, although the rest fits', async () => {
  rememberCommitment(PUBLISHED, OTHER);
  serve();
  mountCheck();
  await expect.element(status).toMatchTextContent('Algo no coincide');
  expect(steps()[0]).toMatch(/^✓/);
  expect(steps()[1]).toMatch(
    /^✗No coincide: No es el compromiso que este navegador guardó .*f{64}$/,
  );
});

test('a commitment replaced in public before the day opened is told as such', async () => {
  rememberCommitment(PUBLISHED, OTHER);
  const step = { day: PUBLISHED, commitment: OTHER, replacedBy: honest.commitment, reason: 'leak' };
  serve({ replaced: [{ ...step, at: honest.opensAt - 1 }] });
  mountCheck();
  await expect.element(status).toMatchTextContent('Todo coincide.');
  expect(steps()[1]).toContain('se cambió antes de abrir el día');
  serve({ replaced: [{ ...step, at: honest.opensAt }] });
  mountCheck();
  await expect.element(status).toMatchTextContent('Algo no coincide');
});

test('a number that is no day is told at once, and the next one is checked', async () => {
  const calls = serve();
  mount(html`<day-check .day=${PUBLISHED}></day-check>`);
  for (const text of ['1000000000', '0', '1.5']) {
    await userEvent.fill(number, text);
    number.element().closest('form')!.noValidate = true;
    await check.click();
    await expect.element(status).toMatchTextContent('Ese reto no existe');
  }
  expect(calls).toEqual([]);
  await userEvent.fill(number, '60');
  await check.click();
  await expect.element(status).toMatchTextContent('Todo coincide.');
});

test('a day that is not published yet has nothing to be checked', async () => {
  answer({ [`GET /api/challenges/${PUBLISHED}`]: { body: challenge(PUBLISHED, 60) } });
  mountCheck();
  await expect.element(status).toMatchTextContent('Ese día aún no está publicado');
});

test.for<[string, Answer, string]>([
  ['no answer', 'unreachable', 'No hay conexión'],
  ['a refusal', { code: 'not-found', status: 404 }, 'no existe'],
  ['a fault', { code: 'database-fault', status: 503 }, 'no alcanza sus datos'],
])('%s is told, and the check can be asked for again', async ([, given, words]) => {
  serve();
  answer({ [`GET /api/challenges/${PUBLISHED}`]: given });
  mountCheck();
  await expect.element(status).toMatchTextContent(words);
  serve();
  await check.click();
  await expect.element(status).toMatchTextContent('Todo coincide.');
});

test('a press during a check starts no second one', async () => {
  const calls = serve();
  mountCheck();
  const form = document.querySelector('day-check')!;
  await form.updateComplete;
  form.renderRoot.querySelector('button')!.click();
  form.renderRoot.querySelector('button')!.click();
  await expect.element(status).toMatchTextContent('Todo coincide.');
  expect(calls.filter(({ call }) => call === `GET /api/challenges/${PUBLISHED}`)).toHaveLength(1);
});

test('another entry drops what an earlier check brings', async () => {
  const other = playedEntry(honest.dice, 2);
  serve();
  mountCheck();
  serve({ detail: other });
  document.querySelector('day-check')!.entry = other.id;
  await expect.element(page.getByText(/La partida de Persona 2/)).toBeVisible();
  expect(page.getByText(/La partida de Persona 1/).elements()).toEqual([]);
});
