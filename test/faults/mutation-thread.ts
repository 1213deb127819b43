/** A thread of `mutations.test.ts`: judges its share of the chunks and sends the tally back. */

import { parentPort, workerData } from 'node:worker_threads';
import { judgeChunks } from './mutation-run.ts';

const { from, to } = workerData as { from: number; to: number };
parentPort!.postMessage(judgeChunks(from, to));
