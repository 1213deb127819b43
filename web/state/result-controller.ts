import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type {
  AttemptAnswer,
  EntryAnswer,
  LeaderboardAnswer,
  PlayerAnswer,
  TotalsAnswer,
} from '../../worker/wire.ts';
import { Refusal, sendEntry, Unreachable } from '../api.ts';
import { fetchLeaderboard, fetchTotals } from '../board-api.ts';
import { entryOf } from './entry.ts';
import { loadPlayer } from './player.ts';
import { untilAnswered } from './until-answered.ts';

/** Rows of the board shown with a result. */
const ROWS = 5;

/**
 * Submits a finished attempt, as often as it takes, and fetches what is shown around it. The same
 * submission again is answered with the same entry, so every visit may send it.
 */
export class ResultController implements ReactiveController {
  /** The entry with its present place; null until the server has it. */
  answer: EntryAnswer | null = null;
  /** Why the server will not take the entry. */
  refusal: string | null = null;
  /** Why the server did not answer; the entry is sent again and again. */
  waiting: Unreachable | null = null;
  totals: TotalsAnswer | null = null;
  board: LeaderboardAnswer | null = null;
  player: PlayerAnswer | null = null;

  private readonly host: ReactiveControllerHost;
  private gone = new AbortController();

  constructor(host: ReactiveControllerHost) {
    this.host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.gone = new AbortController();
  }

  hostDisconnected(): void {
    this.gone.abort(new DOMException('The page was left', 'AbortError'));
  }

  /** Submits the attempt and then loads curve, board and streak. */
  async submit(attempt: AttemptAnswer): Promise<void> {
    try {
      this.answer = await this.repeat(() => sendEntry(attempt.day, entryOf(attempt)));
      this.host.requestUpdate();
      await this.surround(attempt);
    } catch (error) {
      if (error instanceof Refusal) this.refusal = error.problem.code;
      else if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
    }
    this.host.requestUpdate();
  }

  /** Loads the board again, after a new name. */
  async reloadBoard(attempt: AttemptAnswer): Promise<void> {
    try {
      this.board = await fetchLeaderboard(attempt.day, ROWS);
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
    }
    this.host.requestUpdate();
  }

  private async surround({ day }: AttemptAnswer): Promise<void> {
    const [totals, board, player] = await Promise.all([
      this.repeat(() => fetchTotals(day)),
      this.repeat(() => fetchLeaderboard(day, ROWS)),
      this.repeat(() => loadPlayer()),
    ]);
    this.totals = totals;
    this.board = board;
    this.player = player;
  }

  private repeat<Answer>(send: () => Promise<Answer>): Promise<Answer> {
    const onWait = (waiting: Unreachable | null) => {
      this.waiting = waiting;
      this.host.requestUpdate();
    };
    return untilAnswered(send, onWait, this.gone.signal);
  }
}
