import { readdirSync } from 'node:fs';
import type { Transcript } from '../../engine/transcript.ts';
import { readJsonLines } from './json-lines.ts';

const FOLDER = new URL('../games/', import.meta.url);

/** What a recorded game is worth, or why it is refused: the answer of `npm run audit` to its line. */
export type Verdict =
  | {
      readonly ok: true;
      readonly total: number;
      readonly upper: number;
      readonly upperBonus: number;
      readonly fiveOfAKindBonuses: number;
      readonly scores: readonly number[];
    }
  | { readonly ok: false; readonly code: string; readonly turn?: number };

/** A game of `test/games/`, with its dice or its seed. Its verdict holds for ever. */
export interface RecordedGame {
  readonly name: string;
  readonly dice?: string;
  readonly seed?: string;
  readonly transcript: Transcript;
  /** The total that the game claims. */
  readonly total?: number;
  readonly expected: Verdict;
}

/** Every recorded game, file by file. */
export function readRecordedGames(): RecordedGame[] {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.jsonl'));
  return files.sort().flatMap((file) => readJsonLines<RecordedGame>(new URL(file, FOLDER)));
}
