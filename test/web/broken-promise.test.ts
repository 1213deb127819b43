import { html } from 'lit';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../web/elements/broken-promise.ts';
import { setServerNow } from '../../web/state/clock.ts';
import { rememberCommitment } from '../../web/state/commitments.ts';
import { expectAccessible, mount } from './mount.ts';
import { PUBLISHED, publishedChallenge } from './published.ts';
import { answer, NOON } from './server.ts';

const honest = await publishedChallenge();
const alert = page.getByRole('alert');

beforeEach(() => {
  localStorage.clear();
  setServerNow(NOON);
});

function mountWarning(told: object = honest) {
  const calls = answer({
    [`GET /api/challenges/${PUBLISHED}`]: { body: told },
    'GET /api/commitments': { body: { commitments: [], replaced: [] } },
  });
  mount(html`<broken-promise></broken-promise>`);
  return calls;
}

test('dice other than promised are warned of, and lead to what does not match', async () => {
  rememberCommitment(PUBLISHED, 'f'.repeat(64));
  mountWarning();
  await expect.element(alert).toMatchTextContent('Los dados del reto nº 60 no son los prometidos');
  await expect
    .element(page.getByRole('link', { name: 'Ver qué no coincide' }))
    .toHaveAttribute('href', '/fair?day=60');
  await expectAccessible();
});

test('a seed that does not answer the commitment is warned of', async () => {
  rememberCommitment(PUBLISHED, honest.commitment);
  mountWarning({ ...honest, seed: '00'.repeat(32) });
  await expect.element(alert).toBeVisible();
});

test('a warning stays on later visits until it is put away', async () => {
  rememberCommitment(PUBLISHED, 'f'.repeat(64));
  mountWarning();
  await expect.element(alert).toBeVisible();
  mountWarning();
  await page.getByRole('button', { name: 'No avisar más' }).click();
  expect(alert.elements()).toEqual([]);
  await mountAndSettle();
  expect(alert.elements()).toEqual([]);
});

test('a promise kept says nothing', async () => {
  rememberCommitment(PUBLISHED, honest.commitment);
  const calls = mountWarning();
  await expect.poll(() => calls.length).toBe(1);
  expect(alert.elements()).toEqual([]);
});

test('without anything remembered nothing is asked', async () => {
  expect(await mountAndSettle()).toEqual([]);
});

/** Shows it and waits until it has had its idle time. */
async function mountAndSettle() {
  const calls = mountWarning();
  await new Promise((resolve) => requestIdleCallback(resolve));
  await new Promise((resolve) => setTimeout(resolve, 20));
  return calls;
}
