import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Roll } from '../../engine/dice.ts';
import type { Turn } from '../../engine/transcript.ts';
import { askReview, StrategyFailure } from '../strategy/ask.ts';
import type { ToldReview } from '../strategy/questions.ts';

/** Has one finished game judged. Asks the host to update on each change. */
export class ReviewController implements ReactiveController {
  review: ToldReview | null = null;
  /** Why there is no review. */
  failure: StrategyFailure | null = null;
  /** How much of the table of optimal play has come, 0 to 1; null where that is not known. */
  progress: number | null = null;

  private readonly host: ReactiveControllerHost;
  private game: { readonly turns: readonly Turn[]; readonly rolls: readonly Roll[] } | null = null;

  constructor(host: ReactiveControllerHost) {
    this.host = host;
    host.addController(this);
  }

  hostConnected(): void {}

  /** Judges a game on the rolls dealt to it; what an earlier one brings is dropped. */
  async judge(turns: readonly Turn[], rolls: readonly Roll[]): Promise<void> {
    const game = { turns, rolls };
    this.game = game;
    this.change({ review: null, failure: null, progress: null });
    const onProgress = (progress: number | null) => this.change({ progress });
    try {
      const review = await askReview(turns, rolls, onProgress);
      if (game === this.game) this.change({ review });
    } catch (failure) {
      if (!(failure instanceof StrategyFailure)) throw failure;
      if (game === this.game) this.change({ failure });
    }
  }

  /** Judges again what could not be judged. */
  async retry(): Promise<void> {
    if (this.game && this.failure) await this.judge(this.game.turns, this.game.rolls);
  }

  private change(change: Partial<Pick<ReviewController, 'review' | 'failure' | 'progress'>>): void {
    Object.assign(this, change);
    this.host.requestUpdate();
  }
}
