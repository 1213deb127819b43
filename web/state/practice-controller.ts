import { msg } from '@lit/localize';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { wordsOf } from '../errors.ts';
import { type OnProgress, StrategyFailure } from '../strategy/ask.ts';
import { loadPlayer } from './player.ts';

/** How a practice screen stands. `playing`: the day's own game is unfinished, and help is closed. */
export type PracticePhase = 'looking' | 'playing' | 'waiting' | 'ready' | 'trouble';

/**
 * What practice screens share: they are closed in a browser whose ranked game is unfinished, they ask
 * optimal play one question at a time, and the answer to the latest question alone counts.
 */
export class PracticeController<Answer> implements ReactiveController {
  phase: PracticePhase = 'looking';
  answer: Answer | null = null;
  /** How much of the table has come, 0 to 1; null where that is not known. */
  progress: number | null = null;
  /** What to say when there is trouble. */
  trouble = '';

  private readonly host: ReactiveControllerHost;
  private readonly question: (onProgress: OnProgress) => Promise<Answer>;
  private latest = 0;

  /** `question` asks for what the screen shows first, and again whenever `ask` is called. */
  constructor(host: ReactiveControllerHost, question: (onProgress: OnProgress) => Promise<Answer>) {
    this.host = host;
    this.question = question;
    host.addController(this);
  }

  hostConnected(): void {
    this.look();
  }

  hostDisconnected(): void {
    this.latest += 1;
  }

  /** Looks whether help is allowed, and then asks. */
  async look(): Promise<void> {
    this.show('looking');
    try {
      const { open } = await loadPlayer();
      if (open.some(({ finished }) => !finished)) this.show('playing');
      else await this.ask();
    } catch (error) {
      this.trouble = wordsOf(
        error,
        msg(
          'No hay conexión con el servidor, y sin ella no se sabe si tu partida del reto está sin acabar.',
        ),
      );
      this.show('trouble');
    }
  }

  /** Asks the question anew; an older answer that is still to come is dropped. */
  async ask(): Promise<void> {
    this.latest += 1;
    const own = this.latest;
    this.progress = null;
    this.show('waiting');
    try {
      const answer = await this.question((share) => {
        this.progress = share;
        this.host.requestUpdate();
      });
      if (own !== this.latest) return;
      this.answer = answer;
      this.show('ready');
    } catch (error) {
      if (!(error instanceof StrategyFailure)) throw error;
      if (own !== this.latest) return;
      this.trouble = msg(
        'La tabla de juego ideal no se ha podido cargar. Revisa la conexión y prueba otra vez.',
      );
      this.show('trouble');
    }
  }

  private show(phase: PracticePhase): void {
    this.phase = phase;
    this.host.requestUpdate();
  }
}
