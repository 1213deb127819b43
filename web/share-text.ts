// The text that a person pastes to friends.
import { msg, str } from '@lit/localize';
import { type Mark, markOf } from './strategy/marks.ts';

/** What a finished and entered game tells. */
export interface SharedResult {
  /** The day's number. */
  readonly number: number;
  readonly total: number;
  readonly place: number;
  readonly players: number;
  /** 0 to 100, as the server counts it. */
  readonly percentile: number;
  /** Whether the upper bonus was earned. */
  readonly bonus: boolean;
  /** Days in a row, this one included. */
  readonly streak: number;
  /** The product's host, such as `trece.example`. */
  readonly host: string;
  /** The expected points lost in each of the thirteen turns; null while the game is not judged. */
  readonly lostByTurn: readonly number[] | null;
  /** Whether the turns are drawn as squares too. */
  readonly squares: boolean;
}

/** Below this many players a percentage says nothing. */
const FEW_PLAYERS = 10;

const BAR = 10;

/** Squares of the first line. */
const FIRST_LINE = 7;

const SQUARES: Record<Mark, string> = { ideal: '🟩', near: '🟨', far: '🟥' };

/**
 * The result in lines parted by `\n`: the same bytes on every device, in the language on screen. No
 * dice, no box, no points by turn.
 */
export function shareText(result: SharedResult): string {
  const { number, total, host } = result;
  return [`Trece ${number} · ${total}`, ...tellGame(result), `https://${host}/d/${number}`].join(
    '\n',
  );
}

function tellGame(result: SharedResult): string[] {
  const marks = result.lostByTurn?.map(markOf);
  if (!marks) return [barLine(result), bonusLine(result)];
  const words = `${wordsOf(marks)} · ${standing(result)}`;
  return result.squares ? [...squaresOf(marks), words] : [words];
}

function squaresOf(marks: readonly Mark[]): string[] {
  const squares = marks.map((mark) => SQUARES[mark]);
  return [squares.slice(0, FIRST_LINE).join(''), squares.slice(FIRST_LINE).join('')];
}

/** What the squares say, for those who hear the text. */
function wordsOf(marks: readonly Mark[]): string {
  const [ideal, near, far] = (['ideal', 'near', 'far'] as const).map(
    (mark) => marks.filter((other) => other === mark).length,
  );
  return ideal === 1
    ? msg(str`1 ideal, ${near} cerca, ${far} lejos`)
    : msg(str`${ideal} ideales, ${near} cerca, ${far} lejos`);
}

function barLine(result: SharedResult): string {
  if (result.players < FEW_PLAYERS) return standing(result);
  const filled = Math.floor(result.percentile / BAR);
  return `${'▰'.repeat(filled)}${'▱'.repeat(BAR - filled)} ${standing(result)}`;
}

function standing({ place, players }: SharedResult): string {
  if (players < FEW_PLAYERS) return msg(str`puesto ${place} de ${players}`);
  return `top ${Math.max(1, Math.ceil((100 * place) / players))}%`;
}

function bonusLine({ bonus, streak }: SharedResult): string {
  const mark = bonus ? '✓' : '✗';
  return streak >= 2 ? msg(str`bonus ${mark} · racha ${streak}`) : msg(str`bonus ${mark}`);
}
