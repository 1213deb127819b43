import type { Bytes } from '../engine/random.ts';
import { LANGUAGES, type Language, WORDS } from './generated-words.ts';

/** Spanish is the language of the source and of whoever asks for none that we speak. */
const DEFAULT: Language = 'es';
const LEAST_NUMBER = 2;
const NUMBERS = 98;

/** A friendly name such as `Foca Serena 42`, in the language that Accept-Language (RFC 9110, 12.5.4) likes best. */
export function generateName(
  acceptLanguage: string | undefined,
  random: (length: number) => Bytes,
): string {
  const words = WORDS[languageOf(acceptLanguage)];
  const [his, hers] = [listOf(words.masculine), listOf(words.feminine)];
  const animal = pick([...his, ...hers], random);
  const ending = hers.includes(animal) ? 'a' : 'o';
  const adjectives = [
    ...listOf(words.common),
    ...listOf(words.stems).map((stem) => `${stem}${ending}`),
  ];
  const adjective = pick(adjectives, random);
  const number = LEAST_NUMBER + below(NUMBERS, random);
  return `${words.adjectiveFirst ? `${adjective} ${animal}` : `${animal} ${adjective}`} ${number}`;
}

/** Whichever of our languages has the greatest weight, the first of equals. */
export function languageOf(acceptLanguage = ''): Language {
  let best: { language: Language; weight: number } | null = null;
  for (const range of acceptLanguage.slice(0, 1000).split(',')) {
    const [, tag, q = '1'] =
      /^\s*([a-z]{2})(?:-[^;\s]*)?\s*(?:;\s*q=([\d.]+))?\s*$/i.exec(range) ?? [];
    const language = LANGUAGES.find((name) => name === tag?.toLowerCase());
    const weight = Number(q);
    if (language && weight > (best?.weight ?? 0)) best = { language, weight };
  }
  return best?.language ?? DEFAULT;
}

function listOf(words: string): string[] {
  return words.split(' ').filter((word) => word !== '');
}

function pick<Element>(list: readonly Element[], random: (length: number) => Bytes): Element {
  return list[below(list.length, random)]!;
}

/** A whole number below `limit`; the bias of the remainder, below 1 in 40 million, harms no name. */
function below(limit: number, random: (length: number) => Bytes): number {
  return new DataView(random(4).buffer).getUint32(0) % limit;
}
