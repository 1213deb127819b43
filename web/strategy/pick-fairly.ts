const RANGE = 2 ** 32;

/** A whole number from 0 below `choices`, each as likely as the others: numbers beyond the last whole set are dropped. */
export function pickFairly(choices: number): number {
  const limit = RANGE - (RANGE % choices);
  const [drawn] = crypto.getRandomValues(new Uint32Array(1));
  return drawn! < limit ? drawn! % choices : pickFairly(choices);
}
