import { msg, str } from '@lit/localize';
import { currentLocale } from '../locale.ts';

/** Values in a row are told by their ends from this many on. */
const RUN = 4;

/** Points that a box may hold, as one says them: «0, 3, 6 o 9», or «0 o de 5 a 30». `values` are sorted. */
export function valuesInWords(values: readonly number[]): string {
  const runs: number[][] = [];
  for (const value of values) {
    const run = runs.at(-1);
    if (run && run.at(-1) === value - 1) run.push(value);
    else runs.push([value]);
  }
  const words = runs.flatMap((run) =>
    run.length >= RUN ? [msg(str`de ${run[0]!} a ${run.at(-1)!}`)] : run.map(String),
  );
  return new Intl.ListFormat(currentLocale(), { type: 'disjunction' }).format(words);
}
