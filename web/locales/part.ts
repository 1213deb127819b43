// Part of the build: the translations of the first load by themselves, and the rest of them.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const WEB = join(import.meta.dirname, '..');
const GENERATED = join(import.meta.dirname, 'generated');
const XLIFF = join(import.meta.dirname, 'xliff');

const sources = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.startsWith('locales'))
  .map((name) => readFileSync(join(WEB, name), 'utf8'))
  .filter((text) => text.startsWith('// First load'));

for (const name of readdirSync(XLIFF)) {
  const locale = name.replace('.xlf', '');
  const first = firstIds(readFileSync(join(XLIFF, name), 'utf8'));
  const lines = readFileSync(join(GENERATED, `${locale}.ts`), 'utf8').split('\n');
  write('first', locale, lines, (id) => first.has(id));
  write('rest', locale, lines, (id) => !first.has(id));
}

/** The ids of the texts that a module of the first load says. */
function firstIds(xliff: string): Set<string> {
  const ids = new Set<string>();
  for (const [, id, source] of xliff.matchAll(
    /<trans-unit id="(\w+)">\s*<source>([\s\S]*?)<\/source>/g,
  )) {
    const literal = asWritten(source!);
    if (sources.some((text) => text.includes(literal))) ids.add(id!);
  }
  return ids;
}

/** A text as the source has it: with its expressions, and without the escapes of XML. */
function asWritten(source: string): string {
  return source
    .replace(/<x [^>]*equiv-text="([^"]*)"[^>]*\/>/g, (_, expression: string) => expression)
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
}

/** A module like the generated one, with some of its entries. An entry is one line, or runs on to the next entry. */
function write(part: string, locale: string, lines: string[], isIn: (id: string) => boolean): void {
  let keeping = true;
  const kept = lines.filter((line) => {
    const id = /^\s*'?([sh][0-9a-f]{16})'?: /.exec(line)?.[1];
    if (id) keeping = isIn(id);
    else if (/^\s*};/.test(line)) keeping = true;
    return keeping;
  });
  mkdirSync(join(GENERATED, part), { recursive: true });
  writeFileSync(join(GENERATED, part, `${locale}.ts`), kept.join('\n'));
}
