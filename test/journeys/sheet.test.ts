import { readFile } from 'node:fs/promises';
import type { Browser, Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import { afterAll, beforeAll, test } from 'vitest';
import { FORCED_JOKER } from '../../engine/rule-sets/forced-joker.ts';
import { type ProductServer, startServer } from '../support/server.ts';
import {
  beginSheet,
  cell,
  finishButton,
  finishSheet,
  SCORES,
  writeCards,
  writePoints,
} from '../support/sheet.ts';
import { PATIENCE } from '../support/table.ts';
import { newVisitor, openBrowser } from '../support/visitor.ts';

const LAST = FORCED_JOKER.boxes.length - 1;

let server: ProductServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test('a whole sheet by keyboard: corrected, undone, reloaded, finished, and in the history', async () => {
  const page = await newVisitor(browser, server);
  await beginSheet(page, ['Ana', 'Bea']);
  await cell(page, 'Ana', 'Unos').focus();
  for (const points of SCORES.slice(0, LAST)) {
    await page.keyboard.type(String(points));
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
  }
  await expect(cell(page, 'Ana', 'Cinco iguales')).toHaveAccessibleName(/: 50$/);

  // What a box cannot have is refused with the reason, and nothing is written.
  await cell(page, 'Ana', 'Libre').focus();
  await page.keyboard.type('31');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toHaveText(/^31 no puede ser: Libre .* 0 o de 5 a 30\.$/);
  await page.keyboard.press('Escape');
  await expect(cell(page, 'Ana', 'Libre')).toBeFocused();
  await expect(cell(page, 'Ana', 'Libre')).toHaveAccessibleName(/: sin anotar$/);

  // Until no box is pending the button names those that are.
  await finishButton(page).click({ force: true });
  const pending = page.getByRole('listitem').filter({ hasText: 'Ana: Libre' });
  await expect(pending).toHaveText('Ana: Libre');
  await expect(page.getByRole('listitem').filter({ hasText: 'Bea: Unos, Doses' })).toBeVisible();

  await writePoints(page, 'Ana', 'Libre', 20);
  await page.keyboard.press('Control+z');
  await expect(cell(page, 'Ana', 'Libre')).toHaveAccessibleName(/: sin anotar$/);
  await page.keyboard.press('Control+Shift+Z');
  await expect(cell(page, 'Ana', 'Libre')).toHaveAccessibleName(/: 20$/);

  await writeCards(page, ['Bea']);
  await page.reload();
  await expect(cell(page, 'Bea', 'Libre')).toHaveAccessibleName(/: 20$/, PATIENCE);
  await writePoints(page, 'Bea', 'Treses', 12);
  await page.keyboard.press('Delete');
  await expect(cell(page, 'Bea', 'Treses')).toHaveAccessibleName(/: sin anotar$/);
  await expect(page.getByText('Bea: Treses')).toBeVisible();
  await writePoints(page, 'Bea', 'Treses', 9);

  await cell(page, 'Bea', 'más cinco iguales').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('+');
  await expect(page.getByRole('status').filter({ hasText: '1 × 100 = 100' })).toBeVisible();
  await page.keyboard.press('Escape');
  await finishButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Partida guardada' })).toBeFocused();
  await expect(page.getByText('presencial')).toBeVisible();
  await expect(page.getByRole('listitem').first()).toHaveText(/1\.º\s+Bea\s+408/);
  await expect(page.getByRole('button', { name: /Unos/ })).toHaveCount(0);

  await page.goto('/games');
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows.nth(1)).toHaveText(/Bea\s+1\s+1\s+408\s+408/, PATIENCE);
  await expect(rows.nth(2)).toHaveText(/Ana\s+1\s+0\s+308\s+308/);
  await page.getByText('Cara a cara').click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Bea 1 – 0 Ana' })).toBeVisible();
  await page.goto('/sheet');
  await expect(page.getByRole('button', { name: 'Elige quiénes juegan' })).toBeVisible(PATIENCE);
  await page.context().close();
});

test('by touch: dice are tapped and counted, a long press strikes out', async () => {
  const page = await newVisitor(browser, server, {
    hasTouch: true,
    isMobile: true,
    viewport: { width: 320, height: 640 },
  });
  await beginSheet(page, ['Ana', 'Bea', 'Caro', 'Dani', 'Eli', 'Fran', 'Gabi', 'Hugo']);
  await cell(page, 'Ana', 'Full').tap();
  await page.getByRole('button', { name: 'Dados', exact: true }).tap();
  for (const face of [3, 3, 5, 5, 5]) {
    await page
      .getByRole('group', { name: 'Caras' })
      .getByRole('button')
      .nth(face - 1)
      .tap();
  }
  await expect(page.getByText('3, 3, 5, 5, 5: vale 25')).toBeVisible();
  await page.getByRole('button', { name: 'Anotar 25' }).tap();
  await expect(cell(page, 'Ana', 'Full')).toHaveAccessibleName(/: 25$/);

  await longPress(page, cell(page, 'Ana', 'Unos'));
  await expect(cell(page, 'Ana', 'Unos')).toHaveAccessibleName(/: tachada, 0$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Deshacer' }).tap();
  await expect(cell(page, 'Ana', 'Unos')).toHaveAccessibleName(/: sin anotar$/);
  await page.getByRole('button', { name: 'Rehacer' }).tap();
  await expect(cell(page, 'Ana', 'Unos')).toHaveAccessibleName(/: tachada, 0$/);

  // The column of whoever is next is in sight, and so are the boxes' names.
  for (const name of ['Bea', 'Caro', 'Dani', 'Eli', 'Fran']) {
    await cell(page, name, 'Doses').tap();
    await page.getByRole('group', { name: 'Puntos posibles' }).getByText('6').tap();
    await cell(page, name, 'Treses').tap();
    await page.getByRole('button', { name: 'Tachar (0)' }).tap();
  }
  await expect(cell(page, 'Gabi', 'Unos')).toBeInViewport();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBe(0);
  const names = await page.getByRole('rowheader', { name: 'Unos' }).boundingBox();
  expect(names!.x).toBeLessThan(40);
  await page.context().close();
});

test('a sheet needs no network once the page was opened', async () => {
  const page = await newVisitor(browser, server);
  await beginSheet(page, ['Ana']);
  await page.context().setOffline(true);
  await writeCards(page, ['Ana']);
  await finishButton(page).click();
  await expect(page.getByRole('heading', { name: 'Partida guardada' })).toBeVisible();
  await page.getByRole('button', { name: 'Crear el enlace' }).click();
  await expect(page.getByText('Sin conexión con el servidor.')).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Crear el enlace' }).click();
  await expect(page.getByRole('textbox', { name: 'Texto para compartir' })).toContainText('/s/');
  await page.context().close();
});

test('two tabs keep one sheet, each going on from where the other was', async () => {
  const page = await newVisitor(browser, server);
  await beginSheet(page, ['Ana']);
  const tab = await page.context().newPage();
  await tab.goto('/sheet');
  await expect(cell(tab, 'Ana', 'Unos')).toHaveAccessibleName(/: sin anotar$/, PATIENCE);
  await writePoints(page, 'Ana', 'Unos', 3);
  await expect(cell(tab, 'Ana', 'Unos')).toHaveAccessibleName(/: 3$/);
  await writePoints(tab, 'Ana', 'Doses', 6);
  await expect(cell(page, 'Ana', 'Doses')).toHaveAccessibleName(/: 6$/);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(cell(tab, 'Ana', 'Doses')).toHaveAccessibleName(/: sin anotar$/);
  await expect(cell(tab, 'Ana', 'Unos')).toHaveAccessibleName(/: 3$/);
  await page.context().close();
});

test('where nothing can be kept, the sheet goes on in memory and says so', async () => {
  const page = await newVisitor(browser, server);
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
  });
  await finishSheet(page, ['Ana']);
  await expect(page.getByText('El navegador no deja guardar nada')).toBeVisible();
  await page.getByRole('link', { name: 'Ver todas las partidas' }).click();
  await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText('308');
  await page.context().close();
});

test('a link puts the game into another device’s history, once, until it is taken back', async () => {
  const page = await newVisitor(browser, server);
  await finishSheet(page, ['Ana', 'Luz']);
  await page.getByRole('button', { name: 'Crear el enlace' }).click();
  const text = page.getByRole('textbox', { name: 'Texto para compartir' });
  await expect(text).toContainText('Ana 308');
  const link = /http\S+\/s\/[\w-]{22}/.exec((await text.textContent())!)![0];

  const friend = await newVisitor(browser, server);
  await friend.goto(link);
  await expect(friend.getByText('Ya está en el historial')).toBeVisible(PATIENCE);
  await expect(friend.getByText('presencial')).toBeVisible();
  await friend.reload();
  await expect(friend.getByText('Ya estaba en el historial')).toBeVisible(PATIENCE);
  await friend.goto('/games');
  await expect(friend.getByRole('table').getByRole('row')).toHaveCount(3, PATIENCE);
  await expect(friend.getByRole('table').getByRole('row').nth(1)).toContainText('1');
  await page.goto(link);
  await expect(page.getByText('Ya estaba en el historial')).toBeVisible(PATIENCE);

  await page.goto('/games');
  await page.getByRole('link', { name: /Ana/ }).click();
  await page.getByRole('button', { name: 'Quitarla del servidor' }).click();
  await expect(page.getByText('el enlace ya no lleva a nada')).toBeVisible();
  await friend.goto(link);
  await expect(friend.getByText('Este enlace no lleva a ninguna partida')).toBeVisible(PATIENCE);
  await Promise.all([page, friend].map((one) => one.context().close()));
});

test('games go to another device in a file, each once; a game is deleted for good', async () => {
  const page = await newVisitor(browser, server);
  await finishSheet(page, ['Ana', 'Luz']);
  await page.goto('/games');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar a un archivo' }).click();
  const file = await (await download).path();
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ trece: 'games', version: 1 });

  const other = await newVisitor(browser, server);
  await other.goto('/games');
  const input = other.getByLabel('Importar de un archivo');
  await input.setInputFiles(file, PATIENCE);
  await expect(other.getByText('Partidas nuevas: 1.')).toBeVisible();
  await input.setInputFiles(file);
  await expect(other.getByText('Partidas nuevas: 0. Ya estaban: 1.')).toBeVisible();
  await input.setInputFiles({
    name: 'x.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{'),
  });
  await expect(other.getByText('Ese archivo no es JSON')).toBeVisible();

  await other.getByRole('link', { name: /Ana/ }).click();
  await other.getByRole('button', { name: 'Borrar la partida' }).click();
  await other.getByRole('button', { name: 'Borrarla' }).click();
  await expect(other.getByText('Todavía no hay ninguna.')).toBeVisible();
  await Promise.all([page, other].map((one) => one.context().close()));
});

test('a blank sheet of every rule set prints on one page', async () => {
  const page = await newVisitor(browser, server);
  await page.goto('/sheet');
  const rules = page.getByRole('combobox', { name: 'Reglas' });
  await expect(rules).toBeVisible(PATIENCE);
  const sets = await rules.getByRole('option').count();
  expect(sets).toBeGreaterThan(3);
  for (let at = 0; at < sets; at += 1) {
    await page.goto('/sheet');
    await rules.selectOption({ index: at });
    await page.getByRole('link', { name: 'Hoja en blanco para imprimir' }).click();
    await expect(page.getByRole('button', { name: 'Imprimir' })).toBeVisible();
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  }
  await page.context().close();
});

async function longPress(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await expect(target).toHaveAccessibleName(/tachada/);
  await page.mouse.up();
}
