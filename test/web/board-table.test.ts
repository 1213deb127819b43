import { html } from 'lit';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../web/elements/board-table.ts';
import { expectAccessible, mount } from './mount.ts';
import { entries } from './server.ts';

const [FIRST, SECOND, THIRD] = entries(3) as [never, never, never];
const ME = { id: 'me', place: 1842, name: 'Tapir Tranquilo', total: 150, at: 0 };

test('the table is accessible', async () => {
  mount(html`<board-table .entries=${entries(3)} .me=${ME}></board-table>`);
  await expect.element(page.getByRole('table')).toBeVisible();
  await expectAccessible();
});

test('the table has a caption and names its columns', async () => {
  mount(html`<board-table .entries=${entries(3)}></board-table>`);
  await expect
    .element(page.getByRole('table', { name: 'Puestos, nombres y totales' }))
    .toBeVisible();
  for (const name of ['Puesto', 'Nombre', 'Total']) {
    await expect.element(page.getByRole('columnheader', { name, exact: true })).toBeInTheDocument();
  }
});

test('equal totals share a place', async () => {
  const tied = [FIRST, { ...(SECOND as object), place: 1 }, THIRD];
  mount(html`<board-table .entries=${tied}></board-table>`);
  await expect.element(page.getByRole('row', { name: '1 Persona 1 399' })).toBeVisible();
  await expect.element(page.getByRole('row', { name: '1 Persona 2 398' })).toBeVisible();
  await expect.element(page.getByRole('row', { name: '3 Persona 3 397' })).toBeVisible();
});

test('the own row among the others says so, and stands once', async () => {
  mount(html`<board-table .entries=${entries(3)} .me=${entries(3)[1]}></board-table>`);
  await expect.element(page.getByRole('row', { name: '2 Persona 2 Tú 398' })).toBeVisible();
  expect(page.getByText('Tú', { exact: true }).elements()).toHaveLength(1);
  expect(page.getByRole('row').elements()).toHaveLength(4);
});

test('the own row beyond the loaded ones stands below them', async () => {
  mount(html`<board-table .entries=${entries(3)} .me=${ME}></board-table>`);
  await expect.element(page.getByRole('row').last()).toMatchTextContent('Tapir Tranquilo Tú');
});

test('the own row stays in sight wherever the list is scrolled', async () => {
  const rows = entries(50);
  for (const me of [ME, rows[2]!, rows[45]!]) {
    mount(html`<board-table .entries=${rows} .me=${me}></board-table>`);
    const own = page.getByText('Tú', { exact: true });
    await expect.element(own).toBeInTheDocument();
    for (const share of [0, 0.5, 1]) {
      scrollTo(0, share * (document.documentElement.scrollHeight - innerHeight));
      const { top, bottom } = own.element().getBoundingClientRect();
      expect(top).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThanOrEqual(innerHeight);
    }
  }
});

test('an entry without a name is anonymous', async () => {
  mount(html`<board-table .entries=${[{ ...ME, name: '' }]}></board-table>`);
  await expect.element(page.getByText('Anónimo')).toBeVisible();
});

test('no name breaks a row or widens the table', async () => {
  const names = ['W'.repeat(40), 'محمد', 'Z̶̡͚̦'.repeat(8), '<b>negrita</b>'];
  const rows = names.map((name, at) => ({ ...ME, id: `${at}`, name }));
  const stage = mount(html`<board-table .entries=${rows}></board-table>`);
  stage.setAttribute('style', 'inline-size: 280px');
  await expect.element(page.getByText('<b>negrita</b>')).toBeVisible();
  expect(page.getByRole('table').element().scrollWidth).toBeLessThanOrEqual(280);
  for (const row of page.getByRole('row').elements().slice(1)) {
    expect(row.getBoundingClientRect().height).toBeLessThan(50);
  }
});
