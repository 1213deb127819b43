/** `npm run sizes`: the compressed sizes of the built page against their budgets (DESIGN.md, section 8). */

import { globSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { firstLoad, type Manifest } from './first-load.ts';

const ROOT = new URL('../../', import.meta.url);
const WEB = new URL('.build/web/', ROOT);

/** A part of the product and the bytes that it may take, compressed. */
interface Budget {
  readonly name: string;
  readonly bytes: number;
  readonly budget: number;
}

const manifest = JSON.parse(read('.vite/manifest.json').toString()) as Manifest;
const { scripts, styles } = firstLoad(manifest, read('index.html').toString(), (file) =>
  gzipped(read(file)),
);

const budgets: Budget[] = [
  { name: 'JS of the first load', bytes: sum(scripts), budget: 30_000 },
  { name: 'HTML and CSS', bytes: sum(['index.html', ...styles]), budget: 12_000 },
  { name: 'Rules, alone', bytes: gzipped(await bundleRules()), budget: 5_000 },
];

for (const { name, bytes, budget } of budgets) {
  const verdict = bytes > budget ? 'OVER' : 'of';
  console.log(`  ${name.padEnd(24)} ${kilobytes(bytes)} ${verdict} ${kilobytes(budget)} kB gzip`);
}
if (budgets.some(({ bytes, budget }) => bytes > budget)) process.exitCode = 1;

/** Every module of the rules in one minified text, as if the page used all that they export. */
async function bundleRules(): Promise<string> {
  const input = globSync('engine/{*,rule-sets/*}.ts', { cwd: ROOT.pathname });
  const result = await build({
    root: ROOT.pathname,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input, preserveEntrySignatures: 'strict' },
    },
  });
  const { output } = result as Extract<typeof result, { output: unknown }>;
  return output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('');
}

function sum(files: readonly string[]): number {
  return files.reduce((bytes, file) => bytes + gzipped(read(file)), 0);
}

function gzipped(text: string | Uint8Array): number {
  return gzipSync(text).length;
}

function read(file: string): Buffer {
  return readFileSync(new URL(file, WEB));
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1).padStart(5);
}
