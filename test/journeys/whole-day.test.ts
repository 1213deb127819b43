import type { Browser, Page } from 'playwright';
import { expect } from 'playwright/test';
import { afterAll, beforeAll, test } from 'vitest';
import type { Day } from '../../engine/day.ts';
import { replay } from '../../engine/replay.ts';
import { RANKED_RULES } from '../../engine/rule-sets/all.ts';
import { totalOf } from '../../engine/scorecard.ts';
import { attemptOf } from '../support/http-player.ts';
import { type ProductServer, startServer } from '../support/server.ts';
import {
  announcement,
  bestBox,
  box,
  die,
  held,
  openTable,
  PATIENCE,
  POSITIONS,
  placeOf,
  roll,
  rollButton,
  rollOnTable,
  score,
  scoreButton,
  untilAnnounced,
} from '../support/table.ts';
import { newVisitor, openBrowser } from '../support/visitor.ts';

const DAY = '2026-11-30' as Day;

let server: ProductServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test('a day is played with the mouse, entered, named, seen on the board and copied', async () => {
  const page = await newVisitor(browser, server, { reducedMotion: 'no-preference' });
  await openTable(page);
  await expect(page.getByRole('heading', { name: 'Reto nº 334' })).toBeVisible();
  await expect(page.getByText('Turno 1 de 13')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);

  const first = await roll(page);
  expect(await held(page)).toEqual([]);
  await die(page, 2).click();
  await die(page, 4).click();
  await die(page, 5).click();
  await die(page, 4).click();
  expect(await held(page)).toEqual([2, 5]);
  const second = await roll(page);
  expect([second[1], second[4]]).toEqual([first[1], first[4]]);
  expect(await held(page)).toEqual([]);

  for (const position of POSITIONS) await die(page, position).click();
  await expect(rollButton(page)).toBeDisabled();
  await die(page, 1).click();
  await roll(page);
  await expect(rollButton(page)).toBeDisabled();
  await expect(rollButton(page)).toHaveText(/no quedan tiradas/);

  const chosen = await bestBox(page);
  await box(page, chosen).click();
  await expect(box(page, chosen)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Turno 1 de 13')).toBeVisible();
  await untilAnnounced(page, () => box(page, chosen).click());
  await expect(page.getByText('Turno 2 de 13')).toBeVisible();
  await expect(box(page, chosen)).toHaveAccessibleName(/: \d+ anotados$/);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (let turn = 2; turn <= 12; turn += 1) await score(page, await bestBox(page));
  await box(page, await bestBox(page)).click();
  await scoreButton(page).click();

  await expect(placeOf(page)).toHaveText('puesto 1 de 1', PATIENCE);
  const total = await replayedTotal(page);
  await expect(
    page.getByRole('main').getByText(String(total), { exact: true }).first(),
  ).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^1[12]:\d\d:\d\d$/);

  const text = page.getByRole('textbox', { name: 'Texto para compartir' });
  await expect(page.getByRole('switch', { name: 'Con un cuadro por turno' })).toBeChecked(PATIENCE);
  await page.getByRole('button', { name: 'Copiar resultado' }).click();
  await expect(page.getByText('Copiado.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await text.evaluate((element) => element.textContent));
  const host = new URL(server.origin).host;
  expect(copied).toMatch(
    /^Trece 334 · \d+\n[🟩🟨🟥]{7}\n[🟩🟨🟥]{6}\n\d+ ideal(es)?, \d+ cerca, \d+ lejos · puesto 1 de 1\nhttps:\/\/.+\/d\/334$/u,
  );
  expect(copied.split('\n')[0]).toBe(`Trece 334 · ${total}`);
  expect(copied.split('\n')[4]).toBe(`https://${host}/d/334`);

  await page.getByRole('textbox', { name: 'Tu nombre en la clasificación' }).fill('  Ana 🌟 ');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('En la clasificación apareces como Ana 🌟.')).toBeVisible();
  await expect(page.getByRole('rowheader', { name: /^Ana 🌟/ })).toBeVisible();

  await page.getByRole('link', { name: 'Ver la clasificación entera' }).click();
  await expect(page.getByRole('row', { name: `1 Ana 🌟 Tú ${total}` })).toBeVisible(PATIENCE);
  await page.context().close();
});

test('a day is played with the keyboard alone, and the focus is never lost', async () => {
  const page = await newVisitor(browser, server);
  await openTable(page);
  const { keyboard } = page;

  await keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('dialog')).toContainText('Guardar o soltar un dado');
  await keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await roll(page, () => keyboard.press('Space'));
  await keyboard.press('1');
  await keyboard.press('3');
  await keyboard.press('5');
  await keyboard.press('3');
  expect(await held(page)).toEqual([1, 5]);
  const before = await rollOnTable(page);
  const after = await roll(page, () => keyboard.press('r'));
  expect([after[0], after[4]]).toEqual([before[0], before[4]]);

  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(scoreButton(page)).toBeEnabled();
  await keyboard.press('Escape');
  await expect(scoreButton(page)).toHaveCount(0);

  for (const [turn, name] of NAMES.entries()) {
    await walkTo(page, name);
    await keyboard.press('Enter');
    await expect(scoreButton(page)).toHaveAccessibleName(new RegExp(` en ${name}$`));
    if (turn === 12) await keyboard.press('Enter');
    else await untilAnnounced(page, () => keyboard.press('Enter'));
    expect(await focusedName(page)).not.toBeNull();
    if (turn !== 4) continue;
    await roll(page, () => keyboard.press('Space'));
    expect(await focusedName(page)).not.toBeNull();
  }
  await expect(placeOf(page)).toHaveText(/^puesto \d de 2/, PATIENCE);
  expect(await focusedName(page)).not.toBeNull();

  for (let presses = 0; presses < 20; presses += 1) {
    await keyboard.press('Tab');
    if ((await focusedName(page)) === 'Copiar resultado') break;
  }
  await keyboard.press('Enter');
  await expect(page.getByText('Copiado.')).toBeVisible();
  await page.context().close();
});

test('the first roll and every other is announced once, in words', async () => {
  const page = await newVisitor(browser, server);
  await page.addInitScript(recordAnnouncements);
  await openTable(page);
  const first = await roll(page);
  await die(page, 3).click();
  const second = await roll(page);
  await box(page, await bestBox(page)).click();
  await untilAnnounced(page, () => scoreButton(page).click());
  const third = await rollOnTable(page);
  const heard = await page.evaluate(() => Reflect.get(window, 'heard') as string[]);
  expect(heard.filter((text) => text.startsWith('Turno'))).toEqual([
    `Turno 1, tirada 1: ${[...first].join(', ')}.`,
    `Turno 1, tirada 2: ${[...second].join(', ')}.`,
    `Turno 2, tirada 1: ${[...third].join(', ')}.`,
  ]);
  await expect(announcement(page)).toHaveCount(1);
  await page.context().close();
});

/** The names of the boxes, in the order of the card. */
const NAMES = [
  'Unos',
  'Doses',
  'Treses',
  'Cuatros',
  'Cincos',
  'Seises',
  'Tres iguales',
  'Cuatro iguales',
  'Full',
  'Escalera menor',
  'Escalera mayor',
  'Cinco iguales',
  'Libre',
];

/** The total of the moves that the server has, on the dice that it dealt. */
async function replayedTotal(page: Page): Promise<number> {
  const { turns } = await attemptOf(page.context(), DAY);
  return totalOf(replay(RANKED_RULES, turns, await server.rollsOf(DAY)).game.card);
}

/** Moves the focus to a box by arrow keys. */
async function walkTo(page: Page, name: string): Promise<void> {
  await page.keyboard.press('ArrowUp');
  for (const side of ['ArrowLeft', 'ArrowRight']) {
    await page.keyboard.press(side);
    await page.keyboard.press('Home');
    for (let row = 0; row < 7; row += 1) {
      if ((await focusedName(page))?.startsWith(`${name}: `)) return;
      await page.keyboard.press('ArrowDown');
    }
  }
  throw new Error(`No arrow key leads to ${name}`);
}

/** The name or text of what has the focus; null when nothing has. */
function focusedName(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    let focused = document.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    if (!focused || focused === document.body) return null;
    return focused.ariaLabel ?? focused.textContent?.trim() ?? '';
  });
}

/** Runs in the page: keeps in `window.heard` every text that a live region comes to hold. */
function recordAnnouncements(): void {
  const heard: string[] = [];
  Reflect.set(window, 'heard', heard);
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function attachWatched(init) {
    const root = attach.call(this, init);
    new MutationObserver((mutations) => {
      const regions = mutations.map(({ target }) => {
        const element = target instanceof Element ? target : target.parentElement;
        return element?.closest('[role=status], [role=alert]') ?? null;
      });
      for (const region of new Set(regions)) {
        const text = region?.textContent?.trim();
        if (text) heard.push(text);
      }
    }).observe(root, { childList: true, characterData: true, subtree: true });
    return root;
  };
}
