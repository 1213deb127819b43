import type { Browser } from 'playwright';
import { expect } from 'playwright/test';
import { afterAll, beforeAll, test } from 'vitest';
import { CATEGORIES } from '../../engine/categories.ts';
import { type Day, dayOfNumber, timesOf } from '../../engine/day.ts';
import { DICE, type Face, HOLD_ALL, isFiveAlike, type Roll, rollAgain } from '../../engine/dice.ts';
import type { Turn } from '../../engine/transcript.ts';
import { attemptOf, playTurns } from '../support/http-player.ts';
import { type ProductServer, startServer } from '../support/server.ts';
import {
  announcement,
  box,
  die,
  openBoxes,
  openTable,
  POSITIONS,
  roll,
  rollButton,
  scoreButton,
} from '../support/table.ts';
import { newVisitor, openBrowser } from '../support/visitor.ts';

let server: ProductServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test('a further five of a kind opens the boxes of the joker order alone, and the page says why', async () => {
  const { day, turns, face } = await findDayWithTwoFives();
  await server.setTime(timesOf(day).opensAt + 3_600_000);
  const page = await newVisitor(browser, server);
  await playTurns(page.context(), day, [...turns, { holds: [] }]);
  await openTable(page);
  while (!(await isFiveOnTable())) {
    for (const position of POSITIONS) {
      const name = (await die(page, position).getAttribute('aria-label'))!;
      if (name.endsWith(String(face))) await die(page, position).click();
    }
    await roll(page);
  }

  await expect(announcement(page)).toHaveText(/\+100, y el comodín abre solo estas casillas\.$/);
  const upper = NAMES[face - 1]!;
  expect(await openBoxes(page)).toEqual([{ name: upper, worth: 5 * face }]);
  await expect(box(page, 'Libre')).toHaveAccessibleName('Libre: cerrada por el comodín');
  await expect(box(page, 'Libre')).toBeDisabled();
  await box(page, 'Libre').click({ force: true });
  await expect(
    page
      .getByRole('main')
      .getByText('Con este comodín esa casilla está cerrada. Elige una de las abiertas.'),
  ).toBeVisible();
  await expect(announcement(page)).toContainText('Elige una de las abiertas.');
  await expect(scoreButton(page)).toHaveCount(0);

  const { step } = await attemptOf(page.context(), day);
  await box(page, upper).click();
  await box(page, upper).click();
  await expect(box(page, upper)).toHaveAccessibleName(`${upper}: ${5 * face} anotados`);
  await expect(box(page, 'Cinco iguales')).toHaveAccessibleName(
    'Cinco iguales: 50 anotados, más 100',
  );
  await expect(rollButton(page)).toBeEnabled();
  expect((await attemptOf(page.context(), day)).step).toBe(step + 1);
  await page.context().close();

  async function isFiveOnTable(): Promise<boolean> {
    const names = page.getByRole('button', { name: new RegExp(`^Dado \\d: ${face}$`) });
    return (await names.count()) === DICE;
  }
});

const NAMES = ['Unos', 'Doses', 'Treses', 'Cuatros', 'Cincos', 'Seises'];

/** Turns before a second five of a kind that holding a face brings, the upper box of which is open. */
interface Plan {
  readonly day: Day;
  readonly turns: readonly Turn[];
  readonly face: Face;
}

/** The first day on whose dice two fives of a kind can be held together in time. */
async function findDayWithTwoFives(): Promise<Plan> {
  for (let number = 1; number <= 3000; number += 1) {
    const day = dayOfNumber(number);
    const plan = planOn(await server.rollsOf(day));
    if (plan) return { day, ...plan };
  }
  throw new Error('No day with two fives of a kind');
}

/** Takes the first two fives that come up and scores every other turn at once. */
function planOn(rolls: readonly Roll[]): Omit<Plan, 'day'> | null {
  const turns: Turn[] = [];
  const fives: Face[] = [];
  for (let cursor = 0; turns.length < 9; ) {
    const found = fiveFrom(rolls.slice(cursor, cursor + 3));
    if (found && fives.push(found.face) === 2) {
      const place = fillPlain(turns, found.face);
      return place && { turns: place, face: found.face };
    }
    turns.push({ holds: found?.holds ?? [], box: found ? 'fiveOfAKind' : '' });
    cursor += 1 + (found?.holds.length ?? 0);
  }
  return null;
}

/** Gives every plain turn a box that leaves the face's upper box, chance and the like open. */
function fillPlain(turns: readonly Turn[], face: Face): Turn[] {
  const boxes = CATEGORIES.filter(
    (category, index) => index !== face - 1 && category !== 'fiveOfAKind' && category !== 'chance',
  );
  return turns.map((turn) => (turn.box ? turn : { ...turn, box: boxes.shift()! }));
}

/** How holding one face in up to three rolls makes five alike; null where no face does. */
function fiveFrom(rolls: readonly Roll[]): { face: Face; holds: number[] } | null {
  for (const face of [1, 2, 3, 4, 5, 6] as const) {
    let table = rolls[0]!;
    const holds: number[] = [];
    for (const next of rolls.slice(1)) {
      if (holdOf(table, face) === HOLD_ALL) break;
      holds.push(holdOf(table, face));
      table = rollAgain(table, holds.at(-1)!, next);
    }
    if (isFiveAlike(table) && table[0] === face) return { face, holds };
  }
  return null;
}

/** The positions at which a face lies. */
function holdOf(roll: Roll, face: Face): number {
  return roll.reduce((hold, die, position) => hold | (die === face ? 1 << position : 0), 0);
}
