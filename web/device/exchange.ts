import * as v from 'valibot';
import { OFFERED_RULES } from '../../engine/rule-sets/offered.ts';
import { cardFault } from '../../engine/sheet/card-fault.ts';
import { keepGame, readGames } from './games.ts';
import { type KeptGame, keptGame } from './kept-game.ts';

/** A file of games, in the shape of its first version. */
interface GamesFile {
  readonly trece: 'games';
  readonly version: 1;
  readonly games: readonly KeptGame[];
}

/** Games that a file may bring; the shelf of a long life. */
const MOST_GAMES = 20_000;

const gamesFile = v.strictObject({
  trece: v.literal('games'),
  version: v.literal(1),
  games: v.pipe(v.array(v.unknown()), v.maxLength(MOST_GAMES)),
});

/** Why a whole file is refused. */
export type FileFault = 'not-json' | 'not-ours' | 'newer';

/** What became of each game of a file. */
export interface Imported {
  readonly taken: number;
  /** Here already, by their ids: what is here stays. */
  readonly known: number;
  /** Not in the shape of a game. */
  readonly unreadable: number;
  /** A card whose points its rules cannot give, or whose total they do not make. */
  readonly impossible: number;
}

/** Every game of the device, to be kept as a file. The secrets that take sheets off the server stay here. */
export async function exportGames(): Promise<GamesFile> {
  const { games } = await readGames();
  const open = games.map((game) => ({ ...game, shared: undefined }));
  return { trece: 'games', version: 1, games: open };
}

/** Takes the games of a file that are new here and may have been played. */
export async function importGames(text: string): Promise<Imported | FileFault> {
  const file = parseFile(text);
  if (typeof file === 'string') return file;
  const here = new Set((await readGames()).games.map(({ id }) => id));
  const outcome = { taken: 0, known: 0, unreadable: 0, impossible: 0 };
  for (const value of file) {
    const read = v.safeParse(keptGame, value);
    if (!read.success) outcome.unreadable += 1;
    else if (here.has(read.output.id)) outcome.known += 1;
    else if (!isPossible(read.output)) outcome.impossible += 1;
    else {
      here.add(read.output.id);
      await keepGame(read.output);
      outcome.taken += 1;
    }
  }
  return outcome;
}

function parseFile(text: string): readonly unknown[] | FileFault {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'not-json';
  }
  const read = v.safeParse(gamesFile, value);
  if (read.success) return read.output.games;
  const { trece, version } = (value ?? {}) as { trece?: unknown; version?: unknown };
  return trece === 'games' && typeof version === 'number' && version > 1 ? 'newer' : 'not-ours';
}

/** True of a game whose cards its rules can give; of rules that this build lacks, nobody can tell. */
function isPossible({ rules: name, seats }: KeptGame): boolean {
  const rules = OFFERED_RULES.get(name);
  if (!rules) return true;
  return seats.every((seat) => cardFault(rules, seat, seat.total) === null);
}
