/** Rounds that count, after those in which the compiler warms up. */
const ROUNDS = 41;
const WARM_UP = 10;

/** Median over several rounds of the microseconds that `work` takes for one item. */
export function microsecondsPerItem<Item>(
  items: readonly Item[],
  work: (item: Item) => unknown,
): number {
  // Results are kept, lest the compiler drop the work.
  const results: unknown[] = items.map(() => null);
  const times: number[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const start = performance.now();
    for (let at = 0; at < items.length; at += 1) results[at] = work(items[at]!);
    times.push(((performance.now() - start) * 1000) / items.length);
  }
  return median(times.slice(WARM_UP));
}

/** Milliseconds of processor time that work takes: those of others on a shared machine do not count. */
export function cpuMillisecondsOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The middle value, or the upper of the two in the middle. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!;
}
