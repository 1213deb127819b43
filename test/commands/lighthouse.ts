/** Part of `npm run check`: Lighthouse's grades of every public page on a phone, against the budget. */

import { type Category, gradePage } from '../support/lighthouse.ts';
import { startServer } from '../support/server.ts';

const BUDGET = 98;
const CATEGORIES: readonly Category[] = ['accessibility', 'best-practices', 'seo'];
const PAGES = ['/', '/board', '/record', '/rules', '/fair', '/privacy', '/explore', '/train'];

const server = await startServer();
let isOver = false;
try {
  for (const page of PAGES) {
    const { grades, faults } = await gradePage(server.origin + page, CATEGORIES);
    const low = CATEGORIES.some((category) => (grades[category] ?? 0) < BUDGET);
    const line = CATEGORIES.map((category) => `${category} ${grades[category]}`).join(', ');
    console.log(`${page.padEnd(9)} ${line}${low ? `  BELOW ${BUDGET}: ${faults.join(', ')}` : ''}`);
    isOver ||= low;
  }
} finally {
  await server.stop();
}
process.exit(isOver ? 1 : 0);
