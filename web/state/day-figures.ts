import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { parseRolls } from '../../engine/dice.ts';
import type { ChallengeAnswer } from '../../worker/wire.ts';
import { Refusal, Unreachable } from '../api.ts';
import { fetchPar } from '../board-api.ts';
import { askPar, askPerfect, StrategyFailure } from '../strategy/ask.ts';

/** What a day's dice allowed: par, and once it is published the perfect game. Asks the host to update. */
export class DayFigures implements ReactiveController {
  par: number | null = null;
  perfect: number | null = null;

  private readonly host: ReactiveControllerHost;
  /** The day asked for last, with its dice if they are public. */
  private asked = '';

  constructor(host: ReactiveControllerHost) {
    this.host = host;
    host.addController(this);
  }

  hostConnected(): void {}

  /**
   * Finds the figures of a day, each once it may be known, and once only. `par` says who works that one out: the
   * server, or this browser from the public dice, where it has the table anyway.
   */
  async show({ day, dice }: ChallengeAnswer, par: 'served' | 'here' = 'served'): Promise<void> {
    const asked = `${day} ${dice ?? ''}`;
    if (asked === this.asked) return;
    this.asked = asked;
    this.par = this.perfect = null;
    const rolls = dice === undefined ? null : parseRolls(dice);
    const ofDay = rolls && par === 'here' ? askPar(rolls) : fetchPar(day).then((told) => told.par);
    await Promise.all([
      this.keep('par', asked, ofDay),
      rolls ? this.keep('perfect', asked, askPerfect(rolls)) : null,
    ]);
  }

  /** A figure that cannot be had is not shown: nothing else depends on it. */
  private async keep(
    name: 'par' | 'perfect',
    asked: string,
    coming: Promise<number>,
  ): Promise<void> {
    try {
      const figure = await coming;
      if (asked === this.asked) this[name] = figure;
      this.host.requestUpdate();
    } catch (error) {
      const isExpected = [Refusal, Unreachable, StrategyFailure].some(
        (kind) => error instanceof kind,
      );
      if (!isExpected) throw error;
    }
  }
}
