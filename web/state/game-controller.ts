// First load: today's game as the server has it, and what the player is about to do.
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { type Day, dayAt } from '../../engine/day.ts';
import { HOLD_ALL, HOLD_NONE, type Roll, toggleHeld } from '../../engine/dice.ts';
import { type Game, type Move, rollsLeft } from '../../engine/game.ts';
import { RANKED_RULES } from '../../engine/rule-sets/all.ts';
import { type ClosedBox, worthOfBoxes } from '../../engine/scoring.ts';
import type { AttemptAnswer, ChallengeAnswer, PlayerAnswer } from '../../worker/wire.ts';
import {
  beginAttempt,
  fetchAttempt,
  fetchChallenge,
  fetchToday,
  Refusal,
  sendMove,
  Unreachable,
} from '../api.ts';
import { asPerson } from '../human-check.ts';
import { afterMove, gameOf, isLegal } from './attempt.ts';
import { serverNow, setServerNow } from './clock.ts';
import { rememberCommitment } from './commitments.ts';
import { loadPlayer } from './player.ts';
import { readSavedMove, writeSavedMove } from './saved-move.ts';
import { afterWait, untilAnswered } from './until-answered.ts';
import { dayToPlay, hasBegun } from './which-day.ts';

/** How long the dice tumble; the request runs meanwhile. */
const TUMBLE = 600;

/** What the screen shows. `closed`: a day that can no longer be begun. */
export type Phase =
  | 'loading'
  | 'unreachable'
  | 'refused'
  | 'ready'
  | 'playing'
  | 'finished'
  | 'closed';

/** Something to be said once: a code of the server's, or that the game went on in another place. */
export type Notice = { readonly code: string } | null;

/**
 * Plays one day's game against the server. The server's log of moves is the truth: every move is
 * sent, repeated until answered, and only then shown. Asks the host to update on each change.
 */
export class GameController implements ReactiveController {
  phase: Phase = 'loading';
  challenge: ChallengeAnswer | null = null;
  player: PlayerAnswer | null = null;
  attempt: AttemptAnswer | null = null;
  game: Game | null = null;
  /** Dice that the player holds for the next roll. */
  hold = HOLD_NONE;
  /** Index of the box chosen but not yet scored. */
  chosen: number | null = null;
  /** The move on its way; until it is answered nothing else can be done. */
  sending: Move | 'begin' | null = null;
  /** True while the dice of that move still tumble. */
  tumbling = false;
  /** Why the server did not answer: the move is sent again and again, or the game was not loaded. */
  waiting: Unreachable | null = null;
  notice: Notice = null;

  private readonly host: ReactiveControllerHost;
  private day: Day | null = null;
  /** The load under way; what an earlier one brings is dropped. */
  private latest: symbol | null = null;
  private gone = new AbortController();
  private tabs: BroadcastChannel | null = null;

  constructor(host: ReactiveControllerHost) {
    this.host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.gone = new AbortController();
    const { signal } = this.gone;
    this.tabs = new BroadcastChannel('trece:game');
    this.tabs.addEventListener('message', () => this.refresh(), { signal });
    document.addEventListener('visibilitychange', () => this.refresh(), { signal });
    window.addEventListener('online', () => this.reload(), { signal });
  }

  hostDisconnected(): void {
    this.gone.abort(new DOMException('The page was left', 'AbortError'));
    this.tabs?.close();
  }

  /** Dice to show: the roll on the table, or null before the first. */
  get roll(): Roll | null {
    return this.game?.phase === 'rolling' ? this.game.roll : null;
  }

  /** Rolls left in this turn, 0 to 3; 3 before the first. */
  get rollsLeft(): number {
    return this.game?.phase === 'rolling' ? rollsLeft(this.game) : RANKED_RULES.rolls;
  }

  /** What each box would score now, or why it is closed; null while there is nothing to score. */
  get worths(): readonly (number | ClosedBox)[] | null {
    return this.game?.phase === 'rolling' && !this.sending
      ? worthOfBoxes(this.game.card, this.game.roll)
      : null;
  }

  /** Another day's game that could be played now: one left unfinished, or today's once it is here. */
  get otherDay(): Day | null {
    if (!this.challenge) return null;
    const { day, closesAt } = this.challenge;
    const left = this.player?.open.find((open) => open.day !== day && !open.finished);
    return serverNow() >= closesAt ? dayAt(serverNow()) : (left?.day ?? null);
  }

  get canRoll(): boolean {
    if (this.sending) return false;
    if (this.phase === 'ready') return true;
    return this.phase === 'playing' && this.rollsLeft > 0 && this.hold !== HOLD_ALL;
  }

  get canHold(): boolean {
    return this.phase === 'playing' && !this.sending && this.rollsLeft > 0;
  }

  /**
   * Shows a day's game; without a day today's, unless it is not begun and an earlier game can still
   * be finished: that one goes on first, under its own day. Not while a move is on its way: what the
   * load brings could be older.
   */
  async load(day: Day | null): Promise<void> {
    if (this.sending) return;
    const load = Symbol();
    this.latest = load;
    this.day = day;
    this.phase = 'loading';
    this.waiting = null;
    this.host.requestUpdate();
    try {
      const [challenge, player] = await Promise.all([
        day ? fetchChallenge(day) : fetchToday(),
        loadPlayer(),
      ]);
      setServerNow(challenge.now);
      const first = day === null ? dayToPlay(challenge.day, player) : challenge.day;
      const shown = first === challenge.day ? challenge : await fetchChallenge(first);
      const attempt = hasBegun(player, first) ? await fetchAttempt(first) : null;
      if (load !== this.latest) return;
      this.player = player;
      this.challenge = shown;
      this.adopt(attempt);
      this.resumeSaved();
    } catch (error) {
      if (load === this.latest) this.fail(error);
    }
    this.host.requestUpdate();
  }

  /** Holds the die at a position, or lets it go. */
  toggle(position: number): void {
    if (!this.canHold) return;
    this.hold = toggleHeld(this.hold, position);
    this.save();
    this.host.requestUpdate();
  }

  /** Rolls the dice that are not held; before the first turn, begins the game. */
  async rollDice(): Promise<void> {
    if (!this.canRoll) return;
    await (this.phase === 'ready' ? this.begin() : this.send({ hold: this.hold }));
  }

  /** Chooses a box, or takes the choice back with null. */
  choose(index: number | null): void {
    if (index !== null && typeof this.worths?.[index] !== 'number') return;
    this.chosen = index;
    this.host.requestUpdate();
  }

  /** Scores the chosen box. */
  async score(): Promise<void> {
    if (this.chosen === null || this.sending || typeof this.worths?.[this.chosen] !== 'number')
      return;
    await this.send({ score: RANKED_RULES.boxes[this.chosen]!.id });
  }

  private async begin(): Promise<void> {
    const { day, commitment } = this.challenge!;
    await this.during('begin', async () => {
      const attempt = await asPerson(
        (proof) => this.repeat(() => beginAttempt(day, proof)),
        this.gone.signal,
      );
      return () => this.adopt(attempt);
    });
    if (this.attempt) rememberCommitment(day, commitment);
  }

  private async send(move: Move): Promise<void> {
    const { day, step } = this.attempt!;
    writeSavedMove({ day, step, hold: this.hold, sent: move });
    await this.during(move, async () => {
      const answer = await this.repeat(() => sendMove(day, { step, move }));
      return () => this.adopt(afterMove(this.attempt!, move, answer.roll));
    });
  }

  /** Tumbles the dice while a call runs; what it brings is shown once both are over. */
  private async during(sending: Move | 'begin', call: () => Promise<() => void>): Promise<void> {
    this.sending = sending;
    this.tumbling = !matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.notice = null;
    this.host.requestUpdate();
    const tumbled = this.tumbling ? this.tumble() : Promise.resolve();
    try {
      const [show] = await Promise.all([call(), tumbled]);
      show();
      this.tabs?.postMessage(null);
    } catch (error) {
      await tumbled;
      this.fail(error);
    }
    this.sending = null;
    this.host.requestUpdate();
  }

  private async tumble(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, TUMBLE));
    this.tumbling = false;
    this.host.requestUpdate();
  }

  private repeat<Answer>(send: () => Promise<Answer>): Promise<Answer> {
    const onWait = (waiting: Unreachable | null) => {
      this.waiting = waiting;
      this.host.requestUpdate();
    };
    return untilAnswered(send, onWait, this.gone.signal);
  }

  /** Looks whether the game went on elsewhere; a failure here waits for the next look. */
  private async refresh(): Promise<void> {
    if (document.visibilityState === 'hidden') return;
    this.host.requestUpdate();
    if (!['ready', 'playing'].includes(this.phase) || this.sending) return;
    try {
      const attempt = await fetchAttempt(this.challenge!.day);
      if (!this.sending && attempt && attempt.step !== this.attempt?.step) this.adopt(attempt);
    } catch (error) {
      if (!(error instanceof Unreachable)) this.fail(error);
    }
    this.host.requestUpdate();
  }

  /** Loads again what could not be loaded. */
  private reload(): void {
    if (this.phase === 'unreachable') this.load(this.day);
  }

  private adopt(attempt: AttemptAnswer | null): void {
    const { closesAt, now } = this.challenge!;
    this.attempt = attempt;
    this.chosen = null;
    this.hold = HOLD_NONE;
    if (!attempt) {
      this.game = null;
      this.phase = now < closesAt ? 'ready' : 'closed';
      return;
    }
    this.game = gameOf(attempt);
    this.phase = attempt.finished ? 'finished' : 'playing';
    this.hold = readSavedMove(attempt.day, attempt.step)?.hold ?? HOLD_NONE;
  }

  /** Sends again the move that a reload interrupted, if the server has not got it. */
  private resumeSaved(): void {
    if (this.phase !== 'playing') return;
    const sent = readSavedMove(this.attempt!.day, this.attempt!.step)?.sent;
    if (sent && isLegal(this.game!, sent)) this.send(sent);
  }

  private save(): void {
    const { day, step } = this.attempt!;
    writeSavedMove({ day, step, hold: this.hold });
  }

  private fail(error: unknown): void {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    if (error instanceof Unreachable) {
      this.phase = 'unreachable';
      this.waiting = error;
      afterWait(error, () => this.reload(), this.gone.signal);
    } else if (error instanceof Refusal) {
      const { attempt, code } = error.problem;
      this.notice = { code };
      if (attempt) this.adopt(attempt);
      else if (this.phase === 'loading') this.phase = 'refused';
    } else throw error;
  }
}
