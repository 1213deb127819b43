import { html } from 'lit';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { formatRoll, parseRolls } from '../../engine/dice.ts';
import '../../web/pages/watch-page.ts';
import { sayFrame } from '../../web/pages/watch-words.ts';
import { framesOf } from '../../web/state/watch-frames.ts';
import type { EntryDetail } from '../../worker/wire.ts';
import { expectAccessible, mount } from './mount.ts';
import { PUBLISHED, playedEntry, publishedChallenge } from './published.ts';
import { type Answer, answer, challenge } from './server.ts';

const honest = await publishedChallenge();
const entry = playedEntry(honest.dice);
const rolls = parseRolls(honest.dice)!;

const alert = page.getByRole('alert');
const slider = page.getByRole('slider', { name: 'Momento de la partida' });
const forward = page.getByRole('button', { name: 'Paso adelante' });

function serve(detail: EntryDetail = entry, given: Record<string, Answer> = {}) {
  return answer({
    [`GET /api/challenges/${PUBLISHED}`]: { body: honest },
    [`GET /api/challenges/${PUBLISHED}/entries/${detail.id}`]: { body: detail },
    ...given,
  });
}

function mountPage(): void {
  mount(html`<watch-page .day=${PUBLISHED} .entry=${entry.id}></watch-page>`);
}

/** What is said of the frame on the screen. */
function said(): string {
  return slider.element().getAttribute('aria-valuetext')!;
}

test('each move has two frames, and none says what the one before said', () => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const { turns } = playedEntry(honest.dice, seed).transcript;
    const moves = turns.reduce((sum, { holds }) => sum + holds.length + 1, 0);
    const frames = framesOf(turns, rolls)!;
    expect(frames).toHaveLength(1 + 2 * moves);
    expect(frames.map(({ move }) => move !== null)).toEqual(frames.map((_, at) => at % 2 === 1));
    const words = frames.map(sayFrame);
    expect(words.filter((text, at) => text === words[at - 1])).toEqual([]);
  }
});

test('every re-roll and score is said with its dice and points', () => {
  const turns = [
    { holds: [0, 18], box: 'chance' },
    ...['ones', 'twos', 'threes', 'fours', 'fives', 'sixes', 'threeOfAKind', 'fourOfAKind'].map(
      (box) => ({ holds: [], box }),
    ),
    ...['fullHouse', 'smallStraight', 'largeStraight', 'fiveOfAKind'].map((box) => ({
      holds: [31, 31],
      box,
    })),
  ];
  const five = (roll: string) => parseRolls(roll)![0]!;
  const dealt = [five('12345'), five('65432'), five('11111'), ...rolls.slice(3)];
  expect(framesOf(turns, dealt)!.slice(0, 7).map(sayFrame)).toEqual([
    'Turno 1, tirada 1: 1, 2, 3, 4, 5.',
    'Turno 1: no guarda ninguno y vuelve a tirar los cinco.',
    'Turno 1, tirada 2: 6, 5, 4, 3, 2.',
    'Turno 1: guarda 5, 2 y vuelve a tirar.',
    'Turno 1, tirada 3: 1, 5, 1, 1, 2.',
    'Turno 1: anota 10 en Libre.',
    `Turno 2, tirada 1: ${[...formatRoll(rolls[3]!)].join(', ')}.`,
  ]);
});

test.for([
  ['an unknown box', [{ holds: [], box: 'bonus' }]],
  ['a third re-roll', [{ holds: [0, 0, 0], box: 'ones' }]],
  ['no turns at all', []],
] as const)('turns with %s have no frames', ([, turns]) => {
  expect(framesOf(turns, rolls)).toBeNull();
  expect(framesOf(turns, [])).toBeNull();
});

test('the page is accessible from the first frame to the last', async () => {
  serve();
  mountPage();
  await expect.element(slider).toBeVisible();
  await expectAccessible('page');
  await forward.click();
  await expectAccessible('page');
  document.querySelector('watch-page')!.shadowRoot!.querySelector('input')!.value = '999';
  slider.element().dispatchEvent(new Event('input'));
  await expect.poll(said).toBe(`Fin de la partida: ${entry.total} puntos.`);
  await expectAccessible('page');
});

test('a step says the next frame, and a step back the one before', async () => {
  serve();
  mountPage();
  const frames = framesOf(entry.transcript.turns, rolls)!;
  await expect.element(slider).toBeVisible();
  for (let at = 1; at <= 6; at += 1) {
    await forward.click();
    await expect.poll(said).toBe(sayFrame(frames[at]!));
  }
  await page.getByRole('button', { name: 'Paso atrás' }).click();
  await expect.poll(said).toBe(sayFrame(frames[5]!));
});

test('the dice are to be looked at, not to be pressed', async () => {
  serve();
  mountPage();
  await expect.element(page.getByRole('list', { name: 'Dados' })).toBeVisible();
  const dice = page.getByRole('img', { name: /^Dado \d: \d/ });
  expect(dice.elements().map((die) => die.getAttribute('aria-label')!.slice(8))).toEqual(
    rolls[0]!.map(String),
  );
  expect(page.getByRole('button', { name: /Dado/ }).elements()).toEqual([]);
});

test('held dice are named as such', async () => {
  serve({ ...entry, transcript: { ...entry.transcript, turns: heldFirst() } });
  mountPage();
  await forward.click();
  await expect
    .element(page.getByRole('img', { name: `Dado 1: ${rolls[0]![0]}, guardado` }))
    .toBeVisible();
  await expect
    .element(page.getByRole('img', { name: `Dado 2: ${rolls[0]![1]}`, exact: true }))
    .toBeVisible();
});

test('a game that cannot be played on the dice of the day says so', async () => {
  const turns = entry.transcript.turns.map((turn) => ({ ...turn, box: 'chance' }));
  serve({ ...entry, transcript: { ...entry.transcript, turns } });
  mountPage();
  await expect.element(alert).toMatchTextContent('no se puede reproducir');
  await expect.element(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  await expect
    .element(page.getByRole('link', { name: 'Comprobar esta partida' }))
    .toHaveAttribute('href', `/fair?day=60&entry=${entry.id}`);
  await expectAccessible('page');
});

test('a day that is not published yet has nothing to be watched', async () => {
  const { transcript: _, ...unpublished } = entry;
  serve(unpublished, {
    [`GET /api/challenges/${PUBLISHED}`]: { body: challenge(PUBLISHED, 60) },
  });
  mountPage();
  await expect.element(alert).toMatchTextContent('cuando el día está publicado');
});

test('an entry that is gone is told', async () => {
  serve(entry, {
    [`GET /api/challenges/${PUBLISHED}/entries/${entry.id}`]: { code: 'not-found', status: 404 },
  });
  mountPage();
  await expect.element(alert).toMatchTextContent('Eso no existe o ya no está.');
});

test('a game out of reach can be asked for again', async () => {
  serve(entry, { [`GET /api/challenges/${PUBLISHED}`]: 'unreachable' });
  mountPage();
  await expect.element(alert).toMatchTextContent('No hay conexión');
  serve();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(slider).toBeVisible();
  expect(alert.elements()).toEqual([]);
});

test('another entry begins anew, and what the first one brings late is dropped', async () => {
  const other = playedEntry(honest.dice, 2);
  serve();
  mountPage();
  await forward.click();
  serve(other);
  const shown = document.querySelector('watch-page')!;
  shown.entry = other.id;
  await expect.element(page.getByRole('heading', { name: 'Persona 2' })).toBeVisible();
  await expect.element(slider).toHaveValue('0');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  serve();
  const prompt = fetch;
  globalThis.fetch = async (...args) => {
    await held;
    return prompt(...args);
  };
  shown.entry = entry.id;
  await shown.updateComplete;
  serve(other);
  shown.entry = other.id;
  await expect.element(page.getByRole('heading', { name: 'Persona 2' })).toBeVisible();
  release();
  await new Promise((resolve) => setTimeout(resolve, 50));
  await expect.element(page.getByRole('heading', { name: 'Persona 2' })).toBeVisible();
});

/** The turns of the entry's boxes, with a first turn that holds the first die alone. */
function heldFirst() {
  const [first, ...rest] = entry.transcript.turns;
  return [{ holds: [1], box: 'chance' }, ...rest.map(({ box }) => ({ holds: [], box }))].map(
    (turn, at) => (at > 0 && turn.box === 'chance' ? { ...turn, box: first!.box } : turn),
  );
}
