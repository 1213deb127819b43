/** A timer that is due at a moment of the virtual clock. */
interface Timer {
  readonly id: number;
  readonly at: number;
  readonly ring: () => void;
}

/** Turns of the real event loop after which nothing is left to do until a timer rings. */
const TURNS_TO_SETTLE = 4;

/**
 * A clock that stands still while anything works, and then jumps to the next timer. Servers say
 * when they work by `during`, and wait by `sleep`; clients use `setTimeout` as ever.
 */
export class VirtualTime {
  now: number;
  private working = 0;
  private timers: Timer[] = [];
  private lastId = 0;

  constructor(now: number) {
    this.now = now;
  }

  readonly setTimeout = (ring: () => void, ms = 0): number => {
    this.lastId += 1;
    this.timers.push({ id: this.lastId, at: this.now + Math.max(0, ms), ring });
    return this.lastId;
  };

  readonly clearTimeout = (id: number): void => {
    this.timers = this.timers.filter((timer) => timer.id !== id);
  };

  /** As `AbortSignal.timeout`. */
  readonly abortAfter = (ms: number): AbortSignal => {
    const controller = new AbortController();
    this.setTimeout(() => controller.abort(new DOMException('too late', 'TimeoutError')), ms);
    return controller.signal;
  };

  /** Resolves that much later; for whoever waits without working. */
  pause(ms: number): Promise<void> {
    return new Promise((resolve) => this.setTimeout(resolve, ms));
  }

  /** A server at work: the clock waits for it. */
  async during<Result>(work: () => Promise<Result>): Promise<Result> {
    this.working += 1;
    try {
      return await work();
    } finally {
      this.working -= 1;
    }
  }

  /** A stall in the midst of `during`: the clock goes on. */
  async sleep(ms: number): Promise<void> {
    this.working -= 1;
    await this.pause(ms);
    this.working += 1;
  }

  /** Runs until the task is over, and then until every server is at rest. */
  async run<Result>(task: Promise<Result>): Promise<Result> {
    let isOver = false;
    const end = () => {
      isOver = true;
    };
    task.then(end, end);
    while (!isOver || this.timers.length > 0) {
      await this.settle();
      if (isOver && this.timers.length === 0) break;
      if (this.timers.length === 0) throw new Error('Everybody waits for nothing');
      this.ringNext();
    }
    await this.settle();
    return task;
  }

  private async settle(): Promise<void> {
    for (let turn = 0; turn < TURNS_TO_SETTLE; turn += 1) {
      await nextTurn();
      if (this.working > 0) turn = 0;
    }
  }

  private ringNext(): void {
    const next = this.timers.reduce((first, timer) => (timer.at < first.at ? timer : first));
    this.clearTimeout(next.id);
    this.now = next.at;
    next.ring();
  }
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
