import axe from 'axe-core';
import type { Page } from 'playwright';

/** The one rule that looks at colours, or every other. */
export type Rules = 'colours' | 'all but colours';

/**
 * What axe finds on a page as it stands, frames left out (the product has none): the rule and
 * where. Axe is brought to a document once, however often it is asked.
 */
export async function violationsOf(page: Page, rules: Rules): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (coloursOnly) => {
    const { violations } = await window.axe.run(document, {
      resultTypes: ['violations'],
      ...(coloursOnly
        ? { runOnly: ['color-contrast'] }
        : { rules: { 'color-contrast': { enabled: false } } }),
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target}`));
  }, rules === 'colours');
}

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}
