import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findOrInstallBrowser } from './browser.ts';

/** A page's grades as Lighthouse gives them for a phone, 0 to 100. */
export interface Grades {
  readonly performance: number;
  readonly accessibility: number;
  readonly 'best-practices': number;
  readonly seo: number;
}

export type Category = keyof Grades;

/** A page graded: its grades, and what cost points in the categories asked for. */
export interface Report {
  readonly grades: Partial<Grades>;
  readonly faults: readonly string[];
}

/** Grades one page for a phone in a browser of its own. */
export async function gradePage(url: string, categories: readonly Category[]): Promise<Report> {
  const chrome = await launch({
    chromePath: findOrInstallBrowser(),
    chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const onlyCategories = [...categories];
    const options = { port: chrome.port, onlyCategories, logLevel: 'error' } as const;
    const result = await lighthouse(url, options);
    if (!result) throw new Error(`Lighthouse has nothing to say of ${url}`);
    return reportOf(result.lhr, categories);
  } finally {
    chrome.kill();
  }
}

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

function reportOf({ categories, audits }: Result, asked: readonly Category[]): Report {
  const graded = asked.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]);
  const refs = asked.flatMap((name) => categories[name]?.auditRefs ?? []);
  const failed = refs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1);
  return { grades: Object.fromEntries(graded), faults: failed.map(({ id }) => id) };
}
