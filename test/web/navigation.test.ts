import { html } from 'lit';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { onArrive } from '../../web/navigation.ts';
import { mount } from './mount.ts';

const HOME = location.href;
let gone: AbortController;
let arrivals: string[];

beforeEach(() => {
  gone = new AbortController();
  arrivals = [];
  onArrive(() => arrivals.push(location.pathname + location.search), gone.signal);
});

afterEach(() => {
  gone.abort();
  history.replaceState(null, '', HOME);
});

async function follow(href: string): Promise<void> {
  mount(html`<a href=${href}>Ir</a>`);
  await page.getByRole('link', { name: 'Ir' }).click();
}

test('a link leads to its address without loading the page again', async () => {
  await follow('/board');
  expect(arrivals).toEqual(['/board']);
});

test('what a link asks of a screen comes along, also on that very screen', async () => {
  await follow('/fair?day=60&entry=a');
  await follow('/fair?day=60&entry=b');
  await follow('/fair?day=60&entry=b');
  expect(arrivals).toEqual(['/fair?day=60&entry=a', '/fair?day=60&entry=b']);
});
