import { html } from 'lit';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { meanOf } from '../../web/elements/spread-plot.ts';
import { expectAccessible, mount } from './mount.ts';

test('the plot is accessible', async () => {
  mount(html`<spread-plot .totals=${[180, 240, 261]}></spread-plot>`);
  await expect.element(page.getByRole('img')).toBeVisible();
  await expectAccessible();
});

test('the plot says in words what it shows', async () => {
  mount(html`<spread-plot .totals=${[240, 180, 261]}></spread-plot>`);
  const name = 'Tus 3 totales, del menor al mayor: de 180 a 261, con una media de 227.';
  await expect.element(page.getByRole('img', { name })).toBeVisible();
});

test('one total has no spread', async () => {
  mount(html`<spread-plot .totals=${[240]}></spread-plot>`);
  await expect.element(page.getByRole('img', { name: 'Tus totales: uno, de 240.' })).toBeVisible();
});

test('no total draws nothing', async () => {
  mount(html`<spread-plot></spread-plot>`);
  await expect.element(page.getByRole('img', { name: 'Aún no hay totales.' })).toBeInTheDocument();
});

test('the mean is marked, with few games and with many', async () => {
  for (const games of [3, 900]) {
    mount(html`<spread-plot .totals=${Array.from({ length: games }, () => 250)}></spread-plot>`);
    await expect.element(page.getByText('media 250')).toBeVisible();
  }
});

test('the mean is a whole total', () => {
  expect(meanOf([200, 201])).toBe(201);
  expect(meanOf([])).toBe(0);
});
