import { html } from 'lit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { formatRoll, parseRolls } from '../../engine/dice.ts';
import { totalOf } from '../../engine/scorecard.ts';
import type { AttemptAnswer } from '../../worker/wire.ts';
import '../../web/pages/review-page.ts';
import { playPlausibly } from '../support/plausible-game.ts';
import { seededPick } from '../support/random-games.ts';
import { expectAccessible, mount } from './mount.ts';
import { PUBLISHED, playedEntry, publishedChallenge } from './published.ts';
import { answer, challenge, TODAY } from './server.ts';

const published = await publishedChallenge();
const ROLLS = parseRolls(published.dice)!;
const { turns, game } = playPlausibly(ROLLS, seededPick(4));
const TOTAL = totalOf(game.card);
const DECISIONS = turns.reduce((sum, { holds }) => sum + holds.length + 1, 0);
const ATTEMPT: AttemptAnswer = {
  day: TODAY,
  step: DECISIONS,
  rolls: ROLLS.slice(0, DECISIONS).map(formatRoll),
  turns,
  finished: true,
};

const slider = page.getByRole('slider', { name: 'Momento de la partida' });

/** Where the table says which decision is shown. */
function decision(number: number) {
  return page.getByText(new RegExp(`Decisión ${number} de ${DECISIONS}\\.$`));
}

/** As if the page had just been loaded anew: it will not be again. */
beforeEach(() => sessionStorage.setItem('trece:reloaded', String(Date.now())));
afterEach(() => vi.unstubAllGlobals());

function openOwn(attempt: AttemptAnswer | null): { call: string }[] {
  const calls = answer({
    [`GET /api/challenges/${TODAY}`]: { body: challenge() },
    [`GET /api/challenges/${TODAY}/attempt`]: attempt
      ? { body: attempt }
      : { code: 'no-attempt', status: 404 },
    [`GET /api/challenges/${TODAY}/par`]: { body: { day: TODAY, par: 251 } },
  });
  mount(html`<review-page .day=${TODAY}></review-page>`);
  return calls;
}

function fact(name: string): string {
  const at = page
    .getByRole('term')
    .elements()
    .findIndex((term) => term.textContent === name);
  return page.getByRole('definition').elements()[at]!.textContent!;
}

function points(text: string): number {
  return Number(text.replace('−', '-').replace(',', '.'));
}

test("one's own game of an open day is split into luck and skill, from its own dice alone", async () => {
  const calls = openOwn(ATTEMPT);
  await expect.element(slider).toBeVisible();
  await expectAccessible('page');
  expect(fact('esperado al empezar')).toBe('254,59');
  const parts = ['esperado al empezar', 'suerte', 'puntos perdidos'].map((name) =>
    points(fact(name)),
  );
  expect(parts.reduce((sum, part) => sum + part)).toBeCloseTo(TOTAL, 0);
  await expect.element(page.getByText('par del día')).toBeVisible();
  expect(fact('par del día')).toBe('251');
  expect(page.getByText('partida perfecta').elements()).toEqual([]);
  expect(calls.map(({ call }) => call)).toEqual([
    `GET /api/challenges/${TODAY}`,
    `GET /api/challenges/${TODAY}/attempt`,
    `GET /api/challenges/${TODAY}/par`,
  ]);
});

test('a game is stepped through by button, key and slider, with the dice as they lay', async () => {
  openOwn(ATTEMPT);
  await expect.element(decision(1)).toBeVisible();
  const dice = page.getByRole('list', { name: 'Dados', exact: true });
  const lying = () =>
    dice
      .getByRole('img')
      .elements()
      .map((die) => /: (\d)/.exec(die.getAttribute('aria-label')!)![1])
      .join('');
  expect(lying()).toBe(formatRoll(ROLLS[0]!));
  await page.getByRole('button', { name: 'Decisión siguiente' }).click();
  await expect.element(decision(2)).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(decision(3)).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(decision(2)).toBeVisible();
  await userEvent.keyboard('{End}');
  const end = decision(DECISIONS);
  await expect.element(end).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(end).toBeVisible();
  await slider.fill('0');
  await expect.element(decision(1)).toBeVisible();
});

test('the worst three lead to their decision, which says what was chosen, what was best and the cost', async () => {
  openOwn(ATTEMPT);
  const worst = page.getByRole('button', { name: /^1 Turno \d+/ });
  await worst.click();
  await expect.element(worst).toHaveAttribute('aria-current', 'true');
  await expect.element(page.getByRole('heading', { name: 'Elegiste' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Lo mejor' })).toBeVisible();
  const cost = /−([\d,]+)$/.exec(worst.element().textContent!.trim())![1];
  await expect.element(page.getByText(new RegExp(`Costó ${cost} puntos`))).toBeVisible();
  expect(page.getByRole('button', { name: /^[123] Turno \d+/ }).elements()).toHaveLength(3);
  await expectAccessible('page');
});

test('an entry of a published day is reviewed, with par and the perfect game of its dice', async () => {
  const entry = playedEntry(published.dice);
  answer({
    [`GET /api/challenges/${PUBLISHED}`]: { body: published },
    [`GET /api/challenges/${PUBLISHED}/entries/${entry.id}`]: { body: entry },
  });
  mount(html`<review-page .day=${PUBLISHED} .entry=${entry.id}></review-page>`);
  await expect.element(page.getByText('Persona 1')).toBeVisible();
  await expect.element(page.getByText('partida perfecta')).toBeVisible();
  await expect.element(page.getByText('par del día')).toBeVisible();
  expect(points(fact('partida perfecta'))).toBeGreaterThanOrEqual(points(fact('par del día')));
  await expect
    .element(page.getByRole('link', { name: 'Ver la partida' }))
    .toHaveAttribute('href', `/watch/60/${entry.id}`);
  await expect.element(page.getByRole('heading', { name: 'Eligió' })).toBeVisible();
  await expectAccessible('page');
});

test('the chances behind a choice are told in words', async () => {
  openOwn(ATTEMPT);
  await expect.element(slider).toBeVisible();
  const odds = page.getByRole('list', { name: 'En qué casilla acaba el turno' });
  await expect.element(odds.first()).toMatchTextContent(/ \d+\s%/);
  for (let at = 1; at < DECISIONS; at += 1) {
    if (page.getByText(/ sale con puntos el /).elements().length > 0) break;
    await userEvent.keyboard('{ArrowRight}');
  }
  await expect
    .element(
      page.getByText(
        /sale con puntos el \d+\s% de las veces con la mejor jugada, y el \d+\s% con la elegida\./,
      ),
    )
    .toBeVisible();
});

test.for([
  ['no game', null, /no hay partida tuya/],
  ['a game under way', { ...ATTEMPT, finished: false }, /cuando está terminada/],
] as const)('%s is not reviewed', async ([, attempt, words]) => {
  openOwn(attempt);
  await expect.element(page.getByText(words)).toBeVisible();
  await expectAccessible('page');
  expect(slider.elements()).toEqual([]);
});

test("somebody else's game waits for the day to be published", async () => {
  const { transcript, ...entry } = playedEntry(published.dice, 1, TODAY);
  answer({
    [`GET /api/challenges/${TODAY}`]: { body: challenge() },
    [`GET /api/challenges/${TODAY}/entries/${entry.id}`]: { body: entry },
  });
  mount(html`<review-page .day=${TODAY} .entry=${entry.id}></review-page>`);
  await expect.element(page.getByText(/cuando el día está publicado/)).toBeVisible();
});

test('a game out of reach can be asked for again', async () => {
  answer({
    [`GET /api/challenges/${TODAY}`]: 'unreachable',
    [`GET /api/challenges/${TODAY}/attempt`]: 'unreachable',
  });
  mount(html`<review-page .day=${TODAY}></review-page>`);
  await expect.element(page.getByRole('alert')).toMatchTextContent('No hay conexión');
  openOwn(ATTEMPT);
  await expect.element(slider).toBeVisible();
});
