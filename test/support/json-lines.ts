import { readFileSync } from 'node:fs';

/** Reads a file with one JSON value a line. */
export function readJsonLines<Row>(file: URL): Row[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Row);
}
