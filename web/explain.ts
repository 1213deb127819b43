// First load: words for codes. All but one sentence come right after it, to be there without a network.
import { msg } from '@lit/localize';
import { loadLater } from './locale.ts';

let sentenceOf: (code: string) => string = () => '';

/** Loads the words (errors.ts); where they cannot be had, one sentence serves for all. */
export async function loadWords(): Promise<void> {
  try {
    ({ sentenceOf } = await loadLater(() => import('./errors.ts')));
  } catch (error) {
    sentenceOf = generalSentence;
    console.warn('The words of refusals could not be loaded', error);
  }
}

/** The sentence for a refusal's code; empty until the words are loaded. */
export function explain(code: string): string {
  return sentenceOf(code);
}

/** What is true of any refusal. */
export function generalSentence(): string {
  return msg('El servidor no aceptó la petición. Recarga la página y prueba otra vez.');
}
