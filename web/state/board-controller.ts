import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Day } from '../../engine/day.ts';
import type { ChallengeAnswer, Entry, PlacedEntry, PlayerAnswer } from '../../worker/wire.ts';
import { fetchChallenge, fetchToday, Refusal, Unreachable } from '../api.ts';
import { fetchLeaderboard, fetchSkillBoard, fetchTotals } from '../board-api.ts';
import type { Histogram } from '../histogram.ts';
import { setServerNow } from './clock.ts';
import { loadPlayer } from './player.ts';
import { afterWait } from './until-answered.ts';

/** Rows of one page of the board. */
const PAGE = 50;

/** What the places are by: most points, or fewest lost. */
export type Order = 'total' | 'lost';

/** The player's own row; without a place beyond those that the skill board counts. */
export type OwnEntry = Entry & { readonly place?: number };

/**
 * What stands on the screen. `gated`: the day is open and the player has yet to finish it.
 * `sorting`: all but the rows, which come in another order.
 */
export type BoardPhase = 'loading' | 'unreachable' | 'refused' | 'gated' | 'sorting' | 'shown';

/** Brings one day's board. Asks the host to update on each change. */
export class BoardController implements ReactiveController {
  phase: BoardPhase = 'loading';
  /** Why nothing is shown. */
  failure: Refusal | Unreachable | null = null;
  challenge: ChallengeAnswer | null = null;
  /** Whether the board was opened although the player's own game was not over. */
  wasGated = false;
  /** The number of today's challenge. */
  today = 0;
  totals: Histogram = [];
  players = 0;
  entries: readonly PlacedEntry[] = [];
  me: OwnEntry | null = null;
  /** The order of the rows. */
  by: Order = 'total';
  /** True while there are rows to come. */
  hasMore = false;
  /** How the last request for more rows went. */
  more: 'idle' | 'loading' | 'unreachable' = 'idle';

  private readonly host: ReactiveControllerHost;
  private day: Day | null = null;
  private next: string | undefined;
  /** The load under way; what an earlier one brings is dropped. */
  private load: symbol | null = null;
  private gone = new AbortController();

  constructor(host: ReactiveControllerHost) {
    this.host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.gone = new AbortController();
    window.addEventListener('online', () => this.retry(), { signal: this.gone.signal });
  }

  hostDisconnected(): void {
    this.gone.abort();
  }

  /** Whether this is today's challenge. */
  get isToday(): boolean {
    return this.challenge?.number === this.today;
  }

  /** The day before, for a link; null before the first. */
  get dayBefore(): number | null {
    const number = this.challenge?.number ?? 0;
    return number > 1 ? number - 1 : null;
  }

  /** The day after, for a link; null after today. */
  get dayAfter(): number | null {
    const number = this.challenge?.number ?? 0;
    return number > 0 && number < this.today ? number + 1 : null;
  }

  /** Shows a day's board, or today's for null. */
  async show(day: Day | null): Promise<void> {
    this.day = day;
    await this.during('loading', async () => {
      const [today, player] = await Promise.all([fetchToday(), loadPlayer()]);
      const challenge = day === null || day === today.day ? today : await fetchChallenge(day);
      setServerNow(today.now);
      if (!isOver(challenge, player)) return () => this.adopt(challenge, today.number, 'gated');
      const fill = await this.fetchBoard(challenge.day);
      return () => {
        this.adopt(challenge, today.number, 'shown');
        fill();
      };
    });
  }

  /** Puts the rows in another order. */
  async sort(by: Order): Promise<void> {
    if (by === this.by) return;
    this.by = by;
    if (this.phase === 'gated' || this.phase === 'refused') return;
    if (this.phase === 'shown' || this.phase === 'sorting') await this.fetchRows('sorting');
    else if (this.load) await this.show(this.day);
  }

  /** Opens the board although the player's own game is not over. */
  async open(): Promise<void> {
    await this.fetchRows('loading');
  }

  /** Loads again what could not be loaded. */
  async retry(): Promise<void> {
    if (this.phase === 'unreachable') await this.show(this.day);
  }

  /** Adds the next rows; resolves to how many came. */
  async addMore(): Promise<number> {
    if (this.more === 'loading' || this.next === undefined) return 0;
    const { load } = this;
    this.setMore('loading');
    try {
      const page = await this.fetchPage(this.challenge!.day, this.next);
      if (load !== this.load) return 0;
      this.entries = [...this.entries, ...page.entries];
      this.setNext(page.next);
      this.setMore('idle');
      return page.entries.length;
    } catch (error) {
      this.setMore('unreachable');
      if (error instanceof Unreachable || error instanceof Refusal) return 0;
      throw error;
    }
  }

  private async fetchRows(phase: 'loading' | 'sorting'): Promise<void> {
    const { day } = this.challenge!;
    await this.during(phase, async () => {
      const fill = await this.fetchBoard(day);
      return () => {
        this.phase = 'shown';
        this.more = 'idle';
        fill();
      };
    });
  }

  private fetchPage(day: Day, after?: string) {
    const fetchBy = this.by === 'lost' ? fetchSkillBoard : fetchLeaderboard;
    return fetchBy(day, PAGE, after);
  }

  private async fetchBoard(day: Day): Promise<() => void> {
    const [totals, page] = await Promise.all([fetchTotals(day), this.fetchPage(day)]);
    return () => {
      this.totals = totals.totals;
      this.players = totals.players;
      this.entries = page.entries;
      this.me = page.me ?? null;
      this.setNext(page.next);
    };
  }

  private async during(phase: BoardPhase, call: () => Promise<() => void>): Promise<void> {
    const load = Symbol();
    this.load = load;
    this.phase = phase;
    this.host.requestUpdate();
    try {
      const show = await call();
      if (load === this.load) show();
    } catch (error) {
      if (load === this.load) this.fail(error);
    }
    this.host.requestUpdate();
  }

  private adopt(challenge: ChallengeAnswer, today: number, phase: BoardPhase): void {
    this.challenge = challenge;
    this.today = today;
    this.players = challenge.players;
    this.phase = phase;
    this.wasGated = phase === 'gated';
    this.more = 'idle';
  }

  private setNext(next: string | undefined): void {
    this.next = next;
    this.hasMore = next !== undefined;
  }

  private setMore(more: BoardController['more']): void {
    this.more = more;
    this.host.requestUpdate();
  }

  private fail(error: unknown): void {
    if (error instanceof Unreachable) {
      this.phase = 'unreachable';
      afterWait(error, () => this.retry(), this.gone.signal);
    } else if (error instanceof Refusal) {
      this.phase = 'refused';
    } else throw error;
    this.failure = error;
  }
}

/** True when knowing the board can no longer disturb the player's own game of that day. */
function isOver(challenge: ChallengeAnswer, player: PlayerAnswer): boolean {
  const { day, closesAt, now } = challenge;
  if (player.history.some((played) => played.day === day)) return true;
  const attempt = player.open.find((open) => open.day === day);
  return attempt ? attempt.finished : now >= closesAt;
}
