/** Takes the README's picture of the play screen, from the built product and a real game. */

import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startServer } from '../support/server.ts';
import { die, openTable, roll, rollButton, score } from '../support/table.ts';
import { newVisitor, openBrowser } from '../support/visitor.ts';

const FOLDER = fileURLToPath(new URL('../../.pictures', import.meta.url));
const BOXES = ['Libre', 'Unos', 'Tres iguales', 'Cincos', 'Escalera menor', 'Doses'];

const [server, browser] = await Promise.all([startServer(), openBrowser()]);
try {
  const page = await newVisitor(browser, server, { viewport: { width: 1280, height: 800 } });
  await openTable(page);
  await roll(page);
  for (const name of BOXES) {
    for (const position of [1, 3]) await die(page, position).click();
    await roll(page);
    await score(page, name);
  }
  for (const position of [2, 3, 5]) await die(page, position).click();
  await rollButton(page).hover();
  mkdirSync(FOLDER, { recursive: true });
  await page.screenshot({ path: `${FOLDER}/play.png` });
} finally {
  await browser.close();
  await server.stop();
}
