import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openHumanCheck } from '../../web/elements/human-check.ts';
import type { Turnstile } from '../../web/turnstile.ts';
import { expectAccessible } from './mount.ts';

type Options = Parameters<Turnstile['render']>[1];

/** What the widget was last asked for, and how often it was begun anew. */
let widget: { options: Options; resets: number; place: HTMLElement };

beforeEach(() => {
  window.turnstile = {
    render: (place, options) => {
      widget = { options, resets: 0, place };
      return 'a-widget';
    },
    reset: () => {
      widget.resets += 1;
    },
    remove: () => {},
  };
});

afterEach(() => {
  document.querySelector('human-check')?.remove();
  delete window.turnstile;
});

const dialog = page.getByRole('dialog', { name: '¿Eres una persona?' });

async function open(): Promise<{ answer: Promise<string | null>; gone: AbortController }> {
  const gone = new AbortController();
  const answer = openHumanCheck('a-site-key', gone.signal);
  await expect.element(dialog).toBeVisible();
  await expect.poll(() => document.querySelector('human-check')!.childElementCount).toBe(1);
  return { answer, gone };
}

test('the check is accessible, also after a failure', async () => {
  await open();
  await expectAccessible();
  widget.options['error-callback']('300030');
  await expect.element(dialog.getByRole('status')).toMatchTextContent('300030');
  await expectAccessible();
});

test('the widget speaks the language on screen and stands outside the shadow tree', async () => {
  await open();
  expect(widget.options).toMatchObject({ sitekey: 'a-site-key', language: 'es', theme: 'auto' });
  expect(document.contains(widget.place)).toBe(true);
});

test('a token closes the check and is its answer', async () => {
  const { answer } = await open();
  widget.options.callback('a-token');
  expect(await answer).toBe('a-token');
  await expect.element(dialog).not.toBeInTheDocument();
});

test.each([
  ['a failure', () => widget.options['error-callback']('300030'), 'ha fallado (300030)'],
  ['too long a wait', () => widget.options['timeout-callback'](), 'ha tardado demasiado'],
  ['an old browser', () => widget.options['unsupported-callback'](), 'Prueba con otro.'],
])('%s has words, and the check can be tried again', async (_, happen, words) => {
  await open();
  happen();
  await expect.element(dialog.getByRole('status')).toMatchTextContent(words);
  await dialog.getByRole('button', { name: 'Reintentar' }).click();
  expect(widget.resets).toBe(1);
  await expect.element(dialog.getByRole('status')).toHaveTextContent('');
});

test('closing the check, by key or with the page, is an answer too', async () => {
  const first = await open();
  await userEvent.keyboard('{Escape}');
  expect(await first.answer).toBe(null);
  const second = await open();
  second.gone.abort();
  expect(await second.answer).toBe(null);
});
