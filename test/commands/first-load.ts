/** The part of vite's manifest that is read here: chunks by their source's name. */
export type Manifest = Readonly<Record<string, Chunk>>;

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}

/** Built files, each once. */
interface FirstLoad {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The page at `/`. */
const ENTRY = 'index.html';

/** Where the chunks of the languages come from. */
const LOCALES = 'locales/generated/first/';

/**
 * The files that a first visit to the page takes: the entry with its static imports, what the HTML
 * preloads, and the largest language by `sizeOf`.
 */
export function firstLoad(
  manifest: Manifest,
  html: string,
  sizeOf: (file: string) => number,
): FirstLoad {
  const chunks = new Set<Chunk>();
  addWithImports(manifest, manifest[ENTRY]!, chunks);
  const locale = largestLocale(manifest, sizeOf);
  if (locale) addWithImports(manifest, locale, chunks);
  const scripts = [...[...chunks].map(({ file }) => file), ...linked(html, 'modulepreload')];
  const styles = [...[...chunks].flatMap(({ css = [] }) => css), ...linked(html, 'stylesheet')];
  return { scripts: [...new Set(scripts)], styles: [...new Set(styles)] };
}

function addWithImports(manifest: Manifest, chunk: Chunk, chunks: Set<Chunk>): void {
  if (chunks.has(chunk)) return;
  chunks.add(chunk);
  for (const name of chunk.imports ?? []) addWithImports(manifest, manifest[name]!, chunks);
}

function largestLocale(manifest: Manifest, sizeOf: (file: string) => number): Chunk | undefined {
  const locales = Object.entries(manifest).filter(([source]) => source.startsWith(LOCALES));
  const bySize = locales.map(([, chunk]) => chunk).sort((a, b) => sizeOf(b.file) - sizeOf(a.file));
  return bySize[0];
}

/** The files that a page's links of one kind name. */
function linked(html: string, rel: string): string[] {
  const links = html.match(/<link\b[^>]*>/g) ?? [];
  return links
    .filter((link) => new RegExp(`\\brel="${rel}"`).test(link))
    .map((link) => /\bhref="\/([^"]+)"/.exec(link)?.[1] ?? '')
    .filter(Boolean);
}
