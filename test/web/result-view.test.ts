import { html } from 'lit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { formatRoll, parseRolls } from '../../engine/dice.ts';
import { totalOf } from '../../engine/scorecard.ts';
import type { AttemptAnswer } from '../../worker/wire.ts';
import '../../web/pages/result-view.ts';
import { playPlausibly } from '../support/plausible-game.ts';
import { seededPick } from '../support/random-games.ts';
import { expectAccessible, mount } from './mount.ts';
import { publishedChallenge } from './published.ts';
import { answer, challenge, entries, NOON, TODAY, veteran } from './server.ts';

const { dice } = await publishedChallenge();
const ROLLS = parseRolls(dice)!;
const { turns, game } = playPlausibly(ROLLS, seededPick(4));
const TOTAL = totalOf(game.card);
const dealt = turns.reduce((sum, { holds }) => sum + holds.length + 1, 0);
const ATTEMPT: AttemptAnswer = {
  day: TODAY,
  step: dealt,
  rolls: ROLLS.slice(0, dealt).map(formatRoll),
  turns,
  finished: true,
};

const text = page.getByRole('textbox', { name: 'Texto para compartir' });
const squares = page.getByRole('switch', { name: 'Con un cuadro por turno' });

/** As if the page had just been loaded anew: it will not be again. */
beforeEach(() => sessionStorage.setItem('trece:reloaded', String(Date.now())));
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

function open(): void {
  const entry = { id: 'entry-1', name: 'Ana', total: TOTAL, at: NOON, lost: 12.34 };
  answer({
    [`POST /api/challenges/${TODAY}/entries`]: {
      body: { entry, place: 2, players: 3, percentile: 50 },
    },
    [`GET /api/challenges/${TODAY}/totals`]: {
      body: { day: TODAY, players: 1, totals: [[TOTAL, 1]] },
    },
    [`GET /api/challenges/${TODAY}/leaderboard`]: {
      body: { day: TODAY, players: 3, entries: entries(3) },
    },
    [`GET /api/challenges/${TODAY}/par`]: { body: { day: TODAY, par: 251 } },
    'GET /api/me': { body: veteran() },
  });
  mount(
    html`<result-view .challenge=${challenge()} .attempt=${ATTEMPT} .player=${veteran()}></result-view>`,
  );
}

function lines(): string[] {
  return text.element().textContent!.split('\n');
}

// The first of all: no worker runs yet.
test('without the table the text goes without squares, and it is asked for again', async () => {
  vi.stubGlobal(
    'Worker',
    class {
      private asked = 0;
      onerror: (() => void) | null = null;
      onmessage: ((event: { data: object }) => void) | null = null;
      postMessage({ id }: { id: number }): void {
        this.asked += 1;
        if (this.asked === 2) setTimeout(() => this.onerror?.());
        else setTimeout(() => this.onmessage?.({ data: { id, failure: 'table' } }));
      }
      terminate(): void {}
    },
  );
  open();
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/^\s*La tabla de juego ideal no/);
  expect(lines()).toHaveLength(4);
  expect(squares.elements()).toEqual([]);
  await expectAccessible();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  vi.unstubAllGlobals();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(squares).toBeChecked();
  expect(lines()).toHaveLength(5);
});

test('par and what was lost stand beside the total, and the review is a press away', async () => {
  open();
  await expect.element(page.getByText('par del día')).toBeVisible();
  const facts = page
    .getByRole('definition')
    .elements()
    .map((fact) => fact.textContent);
  expect(facts).toContain('251');
  expect(facts).toContain('12,3');
  await expect
    .element(page.getByRole('link', { name: 'Revisar cada decisión' }))
    .toHaveAttribute('href', '/review/334');
});

test('the text to share draws each turn as a square, and a switch drops them', async () => {
  open();
  await expect.element(squares).toBeChecked();
  const shown = lines();
  expect(shown).toHaveLength(5);
  expect(shown[1]).toMatch(/^[🟩🟨🟥]{7}$/u);
  expect(shown[2]).toMatch(/^[🟩🟨🟥]{6}$/u);
  expect(shown[3]).toMatch(/^\d+ ideales, \d+ cerca, \d+ lejos · puesto 2 de 3$/);
  await squares.click();
  expect(lines()).toEqual([shown[0], shown[3], shown[4]]);
  open();
  await expect.element(squares).not.toBeChecked();
  await expectAccessible();
});
