// First load: today's game as the server has it, and what the player is about to do.
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Day } from '../../engine/day.ts';
import { HOLD_NONE, toggleHeld } from '../../engine/dice.ts';
import type { Move } from '../../engine/game.ts';
import { RANKED_RULES } from '../../engine/rule-sets/all.ts';
import type { AttemptAnswer } from '../../worker/wire.ts';
import { beginAttempt, fetchAttempt, Refusal, sendMove, Unreachable } from '../api.ts';
import { asPerson } from '../human-check.ts';
import { afterMove, gameOf, isLegal } from './attempt.ts';
import { rememberCommitment } from './commitments.ts';
import { fetchVisit, hasBegun } from './day-visit.ts';
import { GameView } from './game-view.ts';
import { loadPlayer } from './player.ts';
import { readSavedMove, writeSavedMove } from './saved-move.ts';
import { afterWait, untilAnswered } from './until-answered.ts';

/** Refusals that end the game here, whatever was on the screen. */
const FINAL = ['restored', 'already-played'];

/** How long the dice tumble; the request runs meanwhile. */
const TUMBLE = 600;

/**
 * Plays one day's game against the server. The server's log of moves is the truth: every move is
 * sent, repeated until answered, and only then shown. Asks the host to update on each change.
 */
export class GameController extends GameView implements ReactiveController {
  private readonly host: ReactiveControllerHost;
  private day: Day | null = null;
  /** The load under way; what an earlier one brings is dropped. */
  private latest: symbol | null = null;
  private gone = new AbortController();
  private tabs: BroadcastChannel | null = null;

  constructor(host: ReactiveControllerHost) {
    super();
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
    this.waiting = this.notice = null;
    this.host.requestUpdate();
    try {
      const visit = await fetchVisit(day);
      if (load !== this.latest) return;
      this.player = visit.player;
      this.challenge = visit.challenge;
      this.adopt(visit.attempt);
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
    const { day } = this.challenge!;
    await this.during('begin', async () => {
      const attempt = await asPerson(
        (proof) => this.repeat(() => beginAttempt(day, proof)),
        this.gone.signal,
      );
      return this.repeat(() => this.welcome(attempt));
    });
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
    if (this.phase === 'unreachable') return this.reload();
    this.host.requestUpdate();
    if (!['ready', 'playing'].includes(this.phase) || this.sending) return;
    try {
      const attempt = await fetchAttempt(this.challenge!.day);
      const show = attempt && (await this.welcome(attempt));
      if (!this.sending && attempt?.step !== this.attempt?.step) show?.();
    } catch (error) {
      if (!(error instanceof Unreachable)) this.fail(error);
    }
    this.host.requestUpdate();
  }

  /** Loads again what could not be loaded. */
  private async reload(): Promise<void> {
    if (this.phase === 'unreachable') await this.load(this.day);
  }

  /**
   * How to show an attempt that the server brought up. A finished one that is news may be that of
   * a player whom this browser is no longer: forgotten, or left for another by a code.
   */
  private async welcome(attempt: AttemptAnswer): Promise<() => void> {
    if (!attempt.finished || this.attempt) return () => this.adopt(attempt);
    const player = await loadPlayer();
    if (!hasBegun(player, attempt.day)) return () => this.refuse('not-yours');
    this.player = player;
    return () => this.adopt(attempt);
  }

  private adopt(attempt: AttemptAnswer | null): void {
    const { day, commitment, seed, closesAt, now } = this.challenge!;
    this.attempt = attempt;
    this.chosen = null;
    this.hold = HOLD_NONE;
    if (!attempt) {
      this.game = null;
      this.phase = now < closesAt ? 'ready' : 'closed';
      return;
    }
    if (!seed) rememberCommitment(day, commitment);
    this.game = gameOf(attempt);
    this.phase = attempt.finished ? 'finished' : 'playing';
    this.hold = readSavedMove(attempt.day, attempt.step)?.hold ?? HOLD_NONE;
    if (attempt.restored) this.refuse('restored');
  }

  private refuse(code: string): void {
    this.phase = 'refused';
    this.notice = { code };
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
      else if (this.phase === 'loading' || FINAL.includes(code)) this.refuse(code);
    } else throw error;
  }
}
