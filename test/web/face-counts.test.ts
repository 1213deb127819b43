import { html } from 'lit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { dayOfNumber } from '../../engine/day.ts';
import { dealDice, parseHex } from '../../engine/random.ts';
import '../../web/elements/face-counts.ts';
import { number } from '../../web/words.ts';
import { expectAccessible, mount } from './mount.ts';
import { type Answer, answer } from './server.ts';

const SEEDS = [1, 2, 3].map((day) => day.toString(16).padStart(64, '0'));
const PUBLICATIONS: Answer = {
  body: {
    publications: SEEDS.map((seed, at) => ({ day: dayOfNumber(60 - at), seed, commitment: '' })),
  },
};
const retry = page.getByRole('button', { name: 'Reintentar' });

/** As if the page had just been loaded anew: it will not be again. */
beforeEach(() => sessionStorage.setItem('trece:reloaded', String(Date.now())));
afterEach(() => vi.unstubAllGlobals());

function serve(given: Answer = PUBLICATIONS) {
  return answer({ 'GET /api/publications': given });
}

function mountCounts(): void {
  mount(html`<face-counts></face-counts>`);
}

/** Workers that never answer; those alive, oldest first. */
function holdWorkers(): Worker[] {
  const alive: Worker[] = [];
  vi.stubGlobal(
    'Worker',
    class {
      onerror: (() => void) | null = null;
      constructor() {
        alive.push(this as never);
      }
      postMessage(): void {}
      terminate(): void {
        alive.splice(alive.indexOf(this as never), 1);
      }
    },
  );
  return alive;
}

test('the faces of all published days are counted from their seeds, and accessible', async () => {
  serve();
  mountCounts();
  const dice = (
    await Promise.all(SEEDS.map((seed) => dealDice(crypto.subtle, parseHex(seed)!)))
  ).join('');
  const counts = [1, 2, 3, 4, 5, 6].map((face) => dice.split(String(face)).length - 1);
  const label = counts.map((count, at) => `${at + 1}: ${number(count)}`).join(', ');
  await expect.element(page.getByRole('img', { name: label, exact: true })).toBeVisible();
  await expect
    .element(page.getByText(/^585 dados\. Días publicados: 3\. χ² = [\d,]+ con 5 grados/))
    .toBeVisible();
  await expectAccessible();
});

test('before the first publishing there is nothing to count', async () => {
  serve({ body: { publications: [] } });
  mountCounts();
  await expect.element(page.getByText(/Todavía no hay ningún día publicado/)).toBeVisible();
});

test.for<[string, Answer, string]>([
  ['a server out of reach', 'unreachable', 'No hay conexión con el servidor.'],
  ['a refusal', { code: 'https-required', status: 403 }, 'Abre la página con https.'],
])('%s is told, and can be asked again', async ([, given, words]) => {
  serve(given);
  mountCounts();
  await expect.element(page.getByRole('alert')).toMatchTextContent(words);
  await expectAccessible();
  serve();
  await retry.click();
  await expect.element(page.getByRole('img')).toBeVisible();
});

test('a worker that cannot be loaded is told, and can be tried again', async () => {
  const alive = holdWorkers();
  serve();
  mountCounts();
  await expect.poll(() => alive.length).toBe(1);
  alive[0]!.onerror!(new ErrorEvent('error'));
  await expect.element(page.getByRole('alert')).toMatchTextContent('no se ha podido cargar');
  expect(alive).toEqual([]);
  vi.unstubAllGlobals();
  serve();
  await retry.click();
  await expect.element(page.getByRole('img')).toBeVisible();
});

test('leaving ends the worker, and what arrives later starts none', async () => {
  const alive = holdWorkers();
  serve();
  mountCounts();
  await expect.poll(() => alive.length).toBe(1);
  const element = document.querySelector('face-counts')!;
  element.remove();
  expect(alive).toEqual([]);
  document.body.append(element);
  element.remove();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(alive).toEqual([]);
});

test('coming back counts once more', async () => {
  const alive = holdWorkers();
  serve();
  mountCounts();
  const element = document.querySelector('face-counts')!;
  element.remove();
  document.body.append(element);
  await expect.poll(() => alive.length).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(alive).toHaveLength(1);
});
