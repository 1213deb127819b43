import { html } from 'lit';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../web/elements/totals-curve.ts';
import { expectAccessible, mount } from './mount.ts';

test('the curve is accessible', async () => {
  mount(html`<totals-curve .totals=${[[180, 1], [240, 2]]} .mine=${240}></totals-curve>`);
  await expect.element(page.getByRole('img')).toBeVisible();
  await expectAccessible();
});

for (const [name, totals, mine, words] of [
  ['nobody', [], null, 'Aún no hay totales.'],
  ['one person', [[231, 1]], null, 'Curva de los totales: una persona, con 231.'],
  ['the player alone', [[231, 1]], 231, 'Curva de los totales: de momento solo el tuyo, 231.'],
  [
    'three',
    [
      [150, 1],
      [200, 2],
    ],
    null,
    'Curva de los totales de 3 personas. La mediana es 200.',
  ],
  [
    'thousands',
    [
      [150, 4000],
      [200, 1],
      [300, 4000],
      [1575, 1],
    ],
    300,
    'Curva de los totales de 8002 personas. La mediana es 250 y tu total, 300.',
  ],
] as const) {
  test(`the curve of ${name} says in words what it shows`, async () => {
    mount(html`<totals-curve .totals=${totals} .mine=${mine}></totals-curve>`);
    await expect.element(page.getByRole('img', { name: words })).toBeVisible();
  });
}

test('the axis reaches as far as the totals do', async () => {
  mount(html`<totals-curve .totals=${[[60, 1], [612, 1]]}></totals-curve>`);
  await expect.element(page.getByText('600')).toBeVisible();
  await expect.element(page.getByText('0', { exact: true })).toBeVisible();
});

test('the drawing keeps to the width that it is given', async () => {
  const stage = mount(html`<totals-curve .totals=${[[240, 3]]} .mine=${240}></totals-curve>`);
  for (const width of [180, 640]) {
    stage.setAttribute('style', `inline-size: ${width}px`);
    await expect
      .poll(() => page.getByRole('img').element().getAttribute('viewBox'))
      .toBe(`0 0 ${width} 148`);
  }
});
