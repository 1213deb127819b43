import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { FAULT_CODES } from '../../engine/faults.ts';
import { CASES_A_CHUNK } from './damaged-transcripts.ts';
import { judgeChunks, type MutationTally } from './mutation-run.ts';
import { dose, IS_WHOLE, reportFigures } from './support/dose.ts';

const CHUNKS = dose(100_000, 10_000_000) / CASES_A_CHUNK;
const THREADS = 2;

/** Told by the server alone, or by dice that end too soon; these dice are a whole day. */
const OUT_OF_REACH = ['not-the-moves-made', 'out-of-dice'];

test('damaged transcripts are judged alike by the engine and by a second reading', async () => {
  const tallies = IS_WHOLE ? await judgeInThreads() : [judgeChunks(0, CHUNKS)];
  const sum = (count: (tally: MutationTally) => number) =>
    tallies.reduce((total, tally) => total + count(tally), 0);
  const codes = ['accepted', ...FAULT_CODES.filter((code) => !OUT_OF_REACH.includes(code))];
  const verdicts = codes.map((code) => [code, sum((tally) => tally.verdicts[code] ?? 0)] as const);
  reportFigures('mutations', {
    transcripts: sum((tally) => tally.runs),
    'not even JSON': sum((tally) => tally.unreadable),
    ...Object.fromEntries(verdicts),
    'judged differently': sum((tally) => tally.disagreements),
  });
  expect(tallies.flatMap((tally) => tally.examples)).toEqual([]);
  expect(sum((tally) => tally.disagreements)).toBe(0);
  // A damage that never reaches a fault would prove nothing about it.
  for (const [code, count] of verdicts) expect([code, count > CHUNKS / 4]).toEqual([code, true]);
});

function judgeInThreads(): Promise<MutationTally[]> {
  const share = Math.ceil(CHUNKS / THREADS);
  const threads = Array.from({ length: THREADS }, (_, at) => {
    const workerData = { from: at * share, to: Math.min(CHUNKS, (at + 1) * share) };
    const thread = new Worker(new URL('./mutation-thread.ts', import.meta.url), { workerData });
    return new Promise<MutationTally>((resolve, reject) => {
      thread.once('message', resolve);
      thread.once('error', reject);
    });
  });
  return Promise.all(threads);
}
