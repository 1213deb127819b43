/** How many games ended with each total, in rising order of totals; as the server sends it. */
export type Histogram = readonly (readonly [total: number, count: number])[];

/** All games counted. */
export function countOfGames(histogram: Histogram): number {
  return histogram.reduce((sum, [, count]) => sum + count, 0);
}

/** The total that as many games exceed as fall short of, rounded up to a whole one; null of none. */
export function medianOf(histogram: Histogram): number | null {
  const games = countOfGames(histogram);
  if (games === 0) return null;
  const lower = totalAt(histogram, Math.floor((games - 1) / 2));
  const upper = totalAt(histogram, Math.floor(games / 2));
  return Math.round((lower + upper) / 2);
}

/** ⌊100 · games with less / (games − 1)⌋, 100 when alone: the percentile that an entry is answered with. */
export function percentileOf(histogram: Histogram, total: number): number {
  const others = countOfGames(histogram) - 1;
  if (others < 1) return 100;
  const less = countOfGames(histogram.filter(([other]) => other < total));
  return Math.min(100, Math.floor((100 * less) / others));
}

/**
 * How densely games lie around a total: Gaussian kernels over the histogram, not normalised. Few
 * games get wider kernels, so that three of them draw hills and not needles.
 */
export function densityOf(histogram: Histogram): (total: number) => number {
  const bandwidth = Math.min(24, Math.max(12, 54 * countOfGames(histogram) ** -0.2));
  return (total) =>
    histogram.reduce((sum, [at, count]) => {
      const away = (total - at) / bandwidth;
      return sum + count * Math.exp((-away * away) / 2);
    }, 0);
}

function totalAt(histogram: Histogram, index: number): number {
  let seen = 0;
  for (const [total, count] of histogram) {
    seen += count;
    if (index < seen) return total;
  }
  throw new Error(`No game at ${index}`);
}
