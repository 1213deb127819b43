import {
  collapseDuplicatesTransformer,
  DataSet,
  englishDataset,
  parseRawPattern,
  RegExpMatcher,
} from 'obscenity';
import { BLOCKED, INNOCENT_ELSEWHERE } from './blocked-words.ts';
import { foldLetters, readLeet } from './name-skeleton.ts';

/** Letters that obscenity's English list writes twice; doubles of others are read as one. */
const TWICE = 'beolsg';

let matcher: RegExpMatcher | null = null;

/** True for a name with a word that is not shown. The matcher is made when it is first needed. */
export function isBlocked(name: string): boolean {
  matcher ??= createMatcher();
  const folded = joinSpaced(foldLetters(name));
  return [readLeet(folded), folded.replace(/\p{N}+/gu, '')].some((text) => matcher!.hasMatch(text));
}

function createMatcher(): RegExpMatcher {
  const words = new DataSet<{ originalWord: string }>()
    .addAll(englishDataset)
    .removePhrasesIf(({ metadata }) => INNOCENT_ELSEWHERE.has(metadata?.originalWord ?? ''));
  for (const list of Object.values(BLOCKED)) {
    for (const word of list.words.split(' ')) add(words, `|${patternOf(word)}[s]|`);
    for (const part of list.parts.split(' ')) add(words, patternOf(part));
  }
  const customThresholds = new Map([...TWICE].map((letter) => [letter, 2]));
  return new RegExpMatcher({
    ...words.build(),
    blacklistMatcherTransformers: [
      collapseDuplicatesTransformer({ defaultThreshold: 1, customThresholds }),
    ],
  });
}

function add(words: DataSet<{ originalWord: string }>, pattern: string): void {
  words.addPhrase((phrase) => phrase.addPattern(parseRawPattern(pattern)));
}

/** A word as the matcher sees it, doubled or not: `culo` is also `cullo`, but `polla` is not `pola`. */
function patternOf(word: string): string {
  return word.replace(/(.)\1?/g, (run, letter: string) => {
    if (!TWICE.includes(letter)) return letter;
    return run.length > 1 ? run : `${letter}[${letter}]`;
  });
}

/** `p.u t-a` is a word, `J. R. Ana` is not much of one either way. */
function joinSpaced(text: string): string {
  return text.replace(
    /(?<![\p{L}\p{N}])[\p{L}\p{N}](?:[\s\p{P}]+[\p{L}\p{N}](?![\p{L}\p{N}]))+/gu,
    (run) => run.replace(/[\s\p{P}]+/gu, ''),
  );
}
