import { appendFileSync } from 'node:fs';

/** True under `npm run faults`; CI runs a short dose of each test. */
export const IS_WHOLE = process.env.FAULTS_DOSE === 'whole';

/** How much to do: a little in CI, all of it under `npm run faults`. */
export function dose(inCi: number, whole: number): number {
  return IS_WHOLE ? whole : inCi;
}

/** Prints what a test did, and hands it to `npm run faults`, which lists all figures at its end. */
export function reportFigures(test: string, figures: Record<string, number | string>): void {
  const told = Object.entries(figures).map(([name, value]) => `${name} ${shown(value)}`);
  const line = `${test}: ${told.join(', ')}`;
  console.log(line);
  const file = process.env.FAULTS_FIGURES;
  if (file) appendFileSync(file, `${line}\n`);
}

function shown(value: number | string): string {
  return typeof value === 'number' ? value.toLocaleString('en') : value;
}
