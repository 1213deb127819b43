import type { Locator, Page } from 'playwright';
import { expect } from 'playwright/test';

/** What a person finds on the play screen, by role, name and text alone. In Spanish. */

export const POSITIONS = [1, 2, 3, 4, 5] as const;

/** How long a loaded machine may take to show what a person waits for. */
export const PATIENCE = { timeout: 40_000 };

export function rollButton(page: Page): Locator {
  return page.getByRole('button', { name: /^Tirar/ });
}

/** The button that scores the chosen box. */
export function scoreButton(page: Page): Locator {
  return page.getByRole('button', { name: /^Anotar \d+ en / });
}

/** The die at a position, counted from 1. */
export function die(page: Page, position: number): Locator {
  return page.getByRole('button', { name: new RegExp(`^Dado ${position}\\b`) });
}

/** A box by the category's name. */
export function box(page: Page, name: string): Locator {
  return page.getByRole('button', { name: new RegExp(`^${name}: `) });
}

/** What a screen reader was told last. */
export function announcement(page: Page): Locator {
  return page.getByRole('status');
}

/** The line of a result that says the place. */
export function placeOf(page: Page): Locator {
  return page.getByRole('status').filter({ hasText: /^\s*puesto / });
}

/** Opens today's game, and waits until it can be played. */
export async function openTable(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await expect(rollButton(page)).toBeEnabled(PATIENCE);
}

/** Rolls, and waits for the dice to settle and to be announced. */
export async function roll(page: Page, act = () => rollButton(page).click()): Promise<string> {
  await untilAnnounced(page, act);
  return rollOnTable(page);
}

/** Scores in a box by choosing and confirming, and waits for the next turn's first roll. */
export async function score(page: Page, name: string): Promise<void> {
  await untilAnnounced(page, async () => {
    await box(page, name).click();
    await scoreButton(page).click();
  });
}

/** Does something that deals dice, and waits until they are announced. */
export async function untilAnnounced(page: Page, act: () => Promise<void>): Promise<void> {
  const before = (await announcement(page).textContent()) ?? '';
  await act();
  await expect(announcement(page)).not.toHaveText(before, PATIENCE);
  await expect(announcement(page)).toHaveText(/^Turno \d+, tirada [123]: /, PATIENCE);
}

/** The five dice as they lie, such as `44242`. */
export async function rollOnTable(page: Page): Promise<string> {
  const dice = page.getByRole('button', { name: /^Dado [1-5]: [1-6]$/ });
  await expect(dice).toHaveCount(5, PATIENCE);
  const names = await dice.evaluateAll((buttons) => buttons.map((button) => button.ariaLabel));
  return names.map((name) => name!.at(-1)).join('');
}

/** The positions, counted from 1, that are held. */
export async function held(page: Page): Promise<number[]> {
  const pressed = page.getByRole('button', { name: /^Dado \d/, pressed: true });
  const names = await pressed.evaluateAll((buttons) => buttons.map((button) => button.ariaLabel));
  return names.map((name) => Number(name!.slice('Dado '.length)[0]));
}

/** The open boxes and what each is worth now. */
export async function openBoxes(page: Page): Promise<{ name: string; worth: number }[]> {
  const snapshot = await page.getByRole('main').ariaSnapshot();
  const found = snapshot.matchAll(/button "([^"]+): vale (\d+)"/g);
  return [...found].map(([, name, worth]) => ({ name: name!, worth: Number(worth) }));
}

/** The open box that is worth most now. */
export async function bestBox(page: Page): Promise<string> {
  const boxes = await openBoxes(page);
  return boxes.reduce((best, next) => (next.worth > best.worth ? next : best)).name;
}
