import type { Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import { PATIENCE } from './table.ts';

/** What a person does with the score sheet, by role and name alone. In Spanish. */

/** Points of one card, box by box: 308 with the bonus. */
export const SCORES = [3, 6, 9, 12, 15, 18, 20, 25, 25, 30, 40, 50, 20];

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

/** Begins a sheet of players who are new on the device. */
export async function beginSheet(page: Page, names: readonly string[]): Promise<void> {
  await page.goto('/sheet');
  const field = page.getByRole('textbox', { name: 'Añadir a alguien' });
  await expect(field).toBeVisible(PATIENCE);
  for (const name of names) {
    await field.fill(name);
    await field.press('Enter');
    await expect(page.getByRole('button', { name, pressed: true })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Empezar la hoja' }).click();
  await expect(page.getByRole('button', { name: 'Deshacer' })).toBeVisible();
}

/** Types points into a seat's box and waits until they stand there. */
export async function writePoints(
  page: Page,
  who: string,
  name: string,
  points: number,
): Promise<void> {
  await cell(page, who, name).focus();
  await page.keyboard.type(String(points));
  await page.keyboard.press('Enter');
  const written = points === 0 ? 'tachada, 0' : points;
  await expect(cell(page, who, name)).toHaveAccessibleName(new RegExp(`: ${written}$`));
  await expect(cell(page, who, name)).toBeFocused();
}

/** Writes the same card for each of the seats. */
export async function writeCards(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    for (const [at, points] of SCORES.entries()) await writePoints(page, name, NAMES[at]!, points);
  }
}

/** Begins, fills and finishes a sheet of players who are new on the device. */
export async function finishSheet(page: Page, names: readonly string[]): Promise<void> {
  await beginSheet(page, names);
  await writeCards(page, names);
  await finishButton(page).click();
  await expect(page.getByRole('heading', { name: 'Partida guardada' })).toBeVisible();
}

/** A seat's box. */
export function cell(page: Page, who: string, name: string): Locator {
  return page.getByRole('button', { name: new RegExp(`^${who}, ${name}: `) });
}

export function finishButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Finalizar y guardar resultados' });
}
