import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { RANKED_RULES } from '../../engine/rule-sets/all.ts';
import type { Solution } from '../../engine/strategy/solution.ts';
import { solve } from '../../engine/strategy/solve.ts';
import { decodeTable, encodeTable } from '../../engine/strategy/table.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = `${root}.build/strategy`;

/** The table that ships: the ranked rules' solution, gzip. Page, Worker and commands read this one file. */
export const TABLE_FILE = `${folder}/forced-joker.bin`;

/** Of which sources the table was made. */
const FINGERPRINT_FILE = `${folder}/made-of.txt`;

/** Makes the table unless the one at hand came from the same engine. Returns whether it was made. */
export function buildTable(): boolean {
  const fingerprint = fingerprintOfEngine();
  if (existsSync(TABLE_FILE) && readIfThere(FINGERPRINT_FILE) === fingerprint) return false;
  const bytes = gzipSync(encodeTable(solve(RANKED_RULES)), { level: 9 });
  mkdirSync(folder, { recursive: true });
  // Two builds may run side by side: each file appears whole.
  writeWhole(TABLE_FILE, bytes);
  writeWhole(FINGERPRINT_FILE, fingerprint);
  return true;
}

/** The solution as page and Worker know it, rounded to 0.01; made first where it is lacking. */
export function readTable(): Solution {
  buildTable();
  return decodeTable(RANKED_RULES, gunzipSync(readFileSync(TABLE_FILE)));
}

function fingerprintOfEngine(): string {
  const hash = createHash('sha256');
  for (const file of globSync('engine/**/*.ts', { cwd: root }).sort()) {
    hash.update(file).update(readFileSync(`${root}${file}`));
  }
  return hash.digest('hex');
}

function readIfThere(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

function writeWhole(file: string, content: string | Uint8Array): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content);
  renameSync(draft, file);
}
