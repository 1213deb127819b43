import { html } from 'lit';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FORCED_JOKER } from '../../engine/rule-sets/forced-joker.ts';
import { layOut } from '../../engine/rule-sets/rule-set.ts';
import { emptyCard, type Scorecard } from '../../engine/scorecard.ts';
import type { CellChooseEvent, PointsWriteEvent } from '../../web/sheet-events.ts';
import '../../web/elements/box-entry.ts';
import '../../web/elements/fives-entry.ts';
import '../../web/elements/player-picker.ts';
import '../../web/elements/sheet-table.ts';
import { emptyDevice } from './device/support.ts';
import { expectAccessible, expectFocus, mount } from './mount.ts';

function cardWith(scores: Record<string, number>): Scorecard {
  const card = emptyCard(FORCED_JOKER);
  const filled = [...card.scores];
  for (const [box, points] of Object.entries(scores)) {
    filled[FORCED_JOKER.boxIndex.get(box)!] = points;
  }
  return { ...card, scores: filled };
}

function mountTable(open = true) {
  const heard: Event[] = [];
  const hear = (event: Event) => heard.push(event);
  mount(html`<sheet-table
    ?open=${open}
    .names=${['Ana', 'Bea']}
    .cards=${[cardWith({ ones: 3, twos: 0 }), cardWith({})]}
    .turn=${1}
    @cell-choose=${hear}
    @points-write=${hear}
    @fives-choose=${hear}
  ></sheet-table>`);
  return heard;
}

const cell = (name: string | RegExp) => page.getByRole('button', { name });

test('the table is accessible, and says who, which box and what', async () => {
  mountTable();
  await expect.element(cell('Ana, Unos: 3')).toBeVisible();
  await expect.element(cell('Ana, Doses: tachada, 0')).toBeVisible();
  await expect.element(cell('Bea, Unos: sin anotar')).toBeVisible();
  await expectAccessible();
});

test('arrows move among the boxes, Tab stops once, and a digit begins an entry', async () => {
  const heard = mountTable();
  await expect.element(cell('Ana, Unos: 3')).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expectFocus(cell('Ana, Unos: 3'));
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  await expectFocus(cell('Bea, Doses: sin anotar'));
  await userEvent.keyboard('{ArrowRight}');
  await expectFocus(cell('Bea, Doses: sin anotar'));
  await userEvent.keyboard('8');
  const [chosen] = heard as CellChooseEvent[];
  expect(chosen).toMatchObject({ type: 'cell-choose', seat: 1, box: 1, digit: '8' });
  await userEvent.keyboard('{Home}{ArrowLeft}{Delete}');
  expect(heard[1]).toMatchObject({ type: 'points-write', seat: 0, box: 0, points: null });
  await userEvent.keyboard('{End}{Enter}');
  expect(heard[2]).toMatchObject({ type: 'fives-choose', seat: 0, column: 0 });
});

test('a pending box that is to be pending is no change', async () => {
  const heard = mountTable();
  await expect.element(cell('Bea, Unos: sin anotar')).toBeVisible();
  (cell('Bea, Unos: sin anotar').element() as HTMLElement).focus();
  await userEvent.keyboard('{Backspace}');
  expect(heard).toEqual([]);
});

test('three columns stand under each name, and count as often as they say', async () => {
  const rules = layOut({ ...FORCED_JOKER, columns: [1, 2, 3].map((factor) => ({ factor })) });
  const card = emptyCard(rules);
  const scores = card.scores.with(rules.boxIndex.get('3-ones')!, 4);
  mount(
    html`<sheet-table open .names=${['Ana', 'Bea']} .cards=${[{ ...card, scores }, card]}></sheet-table>`,
  );
  await expect.element(cell('Ana ×3, Unos: 4')).toBeVisible();
  expect(page.getByRole('columnheader', { name: '×2' }).elements()).toHaveLength(2);
  const total = page.getByRole('row', { name: /^Total/ }).getByRole('cell');
  expect(total.elements().map(({ textContent }) => textContent)).toEqual(['12', '0']);
  (cell('Ana ×3, Unos: 4').element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expectFocus(cell('Bea ×1, Unos: sin anotar'));
  await expectAccessible();
});

test('a card that is closed has nothing to press', async () => {
  mountTable(false);
  await expect.element(page.getByRole('rowheader', { name: 'Unos' })).toBeVisible();
  expect(page.getByRole('button').elements()).toEqual([]);
  await expectAccessible();
});

function mountEntry(box: string, card: Scorecard) {
  const written: (number | null)[] = [];
  mount(html`<box-entry
    name="Ana"
    .box=${FORCED_JOKER.boxIndex.get(box)!}
    .card=${card}
    @points-write=${(event: PointsWriteEvent) => written.push(event.points)}
  ></box-entry>`);
  return written;
}

test('the entry of a box is accessible both ways', async () => {
  mountEntry('fullHouse', cardWith({}));
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Dados', exact: true }).click();
  await expectAccessible();
});

test('points that a box cannot have are refused with the reason', async () => {
  const written = mountEntry('sixes', cardWith({}));
  await expectFocus(page.getByRole('heading', { name: 'Seises' }));
  await userEvent.keyboard('7{Enter}');
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(
      '7 no puede ser: Seises (suma de esa cara) solo admite 0, 6, 12, 18, 24 o 30.',
    );
  expect(written).toEqual([]);
  await userEvent.keyboard('{Backspace}18{Enter}');
  expect(written).toEqual([18]);
  expect(document.querySelector('box-entry')).toBeNull();
});

test('dice are counted by the engine, as a joker too', async () => {
  const written = mountEntry('largeStraight', cardWith({ fiveOfAKind: 50, fours: 12 }));
  await page.getByRole('button', { name: 'Dados', exact: true }).click();
  await userEvent.keyboard('44444');
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('4, 4, 4, 4, 4: como comodín vale 40. Su bonus se apunta aparte.');
  await page.getByRole('button', { name: 'Anotar 40' }).click();
  expect(written).toEqual([40]);
});

test.each([
  ['Tachar (0)', 0],
  ['Sin anotar', null],
])('%s writes %s', async (name, points) => {
  const written = mountEntry('chance', cardWith({ chance: 20 }));
  await page.getByRole('button', { name }).click();
  expect(written).toEqual([points]);
});

test('further fives are counted only where their own box holds points', async () => {
  const heard = vi.fn();
  mount(html`<fives-entry name="Ana" bonus="100" most="12" @fives-write=${heard}></fives-entry>`);
  await expectAccessible();
  await page.getByRole('button', { name: 'Uno más' }).click({ force: true });
  expect(heard).not.toHaveBeenCalled();
  await expect.element(page.getByRole('dialog')).toHaveAccessibleDescription(/^Primero anota/);
});

test('players are added there and then, and sit in the order in which they were picked', async () => {
  await emptyDevice();
  const heard: string[][] = [];
  mount(html`<player-picker
    most="2"
    @players-pick=${(event: { seats: { name: string }[] }) => heard.push(event.seats.map(({ name }) => name))}
  ></player-picker>`);
  const field = page.getByRole('textbox', { name: 'Añadir a alguien' });
  for (const name of ['Ana', 'Bea', 'Caro']) {
    await field.fill(name);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name })).toBeVisible();
  }
  expect(heard.at(-1)).toEqual(['Ana', 'Bea']);
  await page.getByRole('button', { name: 'Caro' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Caben 2 jugadores.');
  await page.getByRole('button', { name: 'Ana' }).click();
  await page.getByRole('button', { name: 'Caro' }).click();
  expect(heard.at(-1)).toEqual(['Bea', 'Caro']);
  await field.fill('ana');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert')).not.toBeEmptyDOMElement();
  await expectAccessible();
  await emptyDevice();
});
