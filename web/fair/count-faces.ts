/// <reference lib="webworker" />
// Runs in a worker of its own, so that hundreds of days do not hold up the page.
import { dealDice, parseHex } from '../../engine/random.ts';

declare const self: DedicatedWorkerGlobalScope;

/** Takes seeds in hex and answers how often each face lies in all their dice, ones first. */
self.onmessage = async ({ data }: MessageEvent<readonly string[]>) => {
  const counts = [0, 0, 0, 0, 0, 0];
  for (const seed of data) {
    const bytes = parseHex(seed);
    if (!bytes) continue;
    for (const face of await dealDice(crypto.subtle, bytes)) counts[Number(face) - 1]! += 1;
  }
  self.postMessage(counts);
};
