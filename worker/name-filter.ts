import { DataSet, englishDataset, parseRawPattern, RegExpMatcher, SyntaxKind } from 'obscenity';
import { BLOCKED, INNOCENT_ELSEWHERE } from './blocked-words.ts';
import { foldLetters, readLeet } from './name-skeleton.ts';

type Words = DataSet<{ originalWord: string }>;
type Pattern = ReturnType<typeof parseRawPattern>;

/** Letters that obscenity's English list writes twice; doubles of others are read as one. */
const TWICE = 'beolsg';
const MORE_THAN_TWICE = new RegExp(`([${TWICE}])\\1{2,}`, 'g');
const MORE_THAN_ONCE = new RegExp(`([^${TWICE}])\\1+`, 'g');

/** The list as one expression, which innocent names cost no more than, and with its exceptions. */
let filter: { readonly any: RegExp; readonly matcher: RegExpMatcher } | null = null;

/** True for a name with a word that is not shown. The filter is made when it is first needed. */
export function isBlocked(name: string): boolean {
  filter ??= createFilter();
  const { any, matcher } = filter;
  const folded = joinSpaced(foldLetters(name));
  const readings = new Set([readLeet(folded), folded.replace(/\p{N}+/gu, '')].map(collapse));
  return [...readings].some((text) => any.test(text) && matcher.hasMatch(text));
}

function createFilter() {
  const words: Words = new DataSet<{ originalWord: string }>()
    .addAll(englishDataset)
    .removePhrasesIf(({ metadata }) => INNOCENT_ELSEWHERE.has(metadata?.originalWord ?? ''));
  for (const list of Object.values(BLOCKED)) {
    for (const word of list.words.split(' ')) add(words, `|${patternOf(word)}[s]|`);
    for (const part of list.parts.split(' ')) add(words, patternOf(part));
  }
  const terms = words.build();
  const any = new RegExp(
    terms.blacklistedTerms.map(({ pattern }) => sourceOf(pattern)).join('|'),
    's',
  );
  return { any, matcher: new RegExpMatcher(terms) };
}

function add(words: Words, pattern: string): void {
  words.addPhrase((phrase) => phrase.addPattern(parseRawPattern(pattern)));
}

/** A word as it is written once collapsed: `culo` is also `cullo`, but `polla` is not `pola`. */
function patternOf(word: string): string {
  return word.replace(/(.)\1?/g, (run, letter: string) => {
    if (!TWICE.includes(letter)) return letter;
    return run.length > 1 ? run : `${letter}[${letter}]`;
  });
}

/** A pattern as obscenity's matcher reads it. Our words and its list have letters and blanks alone. */
function sourceOf(pattern: Pattern): string {
  const start = pattern.requireWordBoundaryAtStart ? '\\b' : '';
  const end = pattern.requireWordBoundaryAtEnd ? '\\b' : '';
  return `${start}${pattern.nodes.map(sourceOfNode).join('')}${end}`;
}

function sourceOfNode(node: Pattern['nodes'][number]): string {
  switch (node.kind) {
    case SyntaxKind.Optional:
      return `(?:${sourceOfNode(node.childNode)})?`;
    case SyntaxKind.Wildcard:
      return '.';
    case SyntaxKind.Literal:
      return String.fromCodePoint(...node.chars);
  }
}

function collapse(text: string): string {
  return text.replace(MORE_THAN_TWICE, '$1$1').replace(MORE_THAN_ONCE, '$1');
}

/** Letters with something between each two are one word: `p.u t-a`. */
function joinSpaced(text: string): string {
  return text.replace(
    /(?<![\p{L}\p{N}])[\p{L}\p{N}](?:[\s\p{P}]+[\p{L}\p{N}](?![\p{L}\p{N}]))+/gu,
    (run) => run.replace(/[\s\p{P}]+/gu, ''),
  );
}
