// The text that a person pastes to friends.
import { msg, str } from '@lit/localize';

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
}

/** Below this many players a percentage says nothing. */
const FEW_PLAYERS = 10;

const BAR = 10;

/**
 * The result in four lines parted by `\n`: the same bytes on every device, in the language on
 * screen. No dice, no box, no points by turn.
 */
export function shareText(result: SharedResult): string {
  const { number, total, host } = result;
  return [
    `Trece ${number} · ${total}`,
    standingLine(result),
    bonusLine(result),
    `https://${host}/d/${number}`,
  ].join('\n');
}

function standingLine({ place, players, percentile }: SharedResult): string {
  if (players < FEW_PLAYERS) return msg(str`puesto ${place} de ${players}`);
  const filled = Math.floor(percentile / BAR);
  const top = Math.max(1, Math.ceil((100 * place) / players));
  return `${'▰'.repeat(filled)}${'▱'.repeat(BAR - filled)} top ${top}%`;
}

function bonusLine({ bonus, streak }: SharedResult): string {
  const mark = bonus ? '✓' : '✗';
  return streak >= 2 ? msg(str`bonus ${mark} · racha ${streak}`) : msg(str`bonus ${mark}`);
}
