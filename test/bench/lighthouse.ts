import { gradePage } from '../support/lighthouse.ts';
import { startServer } from '../support/server.ts';
import type { Section } from './section.ts';

const RUNS = 5;
const BUDGET = 98;

/** Lighthouse's performance of the game page on a phone, the median of five. */
export async function lighthouseSection(): Promise<Section> {
  const server = await startServer();
  try {
    const grades: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      grades.push((await gradePage(`${server.origin}/`, ['performance'])).grades.performance ?? 0);
    }
    const median = grades.sort((a, b) => a - b)[Math.floor(RUNS / 2)]!;
    const value = `${median} of 100 (${grades.join(', ')}; budget ≥ ${BUDGET})`;
    const figure = { name: 'performance of /, median of 5', value, isOver: median < BUDGET };
    return { title: 'Lighthouse, mobile', figures: [figure] };
  } finally {
    await server.stop();
  }
}
