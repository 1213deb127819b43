// First load: a call that is sent until the server answers.
import { Unreachable } from '../api.ts';

const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 10_000;

/**
 * Sends a call that is safe to repeat until the server takes or refuses it. `onWait` hears why an
 * attempt has failed, and null when an answer came after all. Waits grow from one second
 * to ten, obey `Retry-After`, and end early when the browser is online again. Refusals are thrown;
 * so is the signal's reason once it is aborted.
 */
export async function untilAnswered<Answer>(
  send: () => Promise<Answer>,
  onWait: (reason: Unreachable | null) => void,
  signal: AbortSignal,
): Promise<Answer> {
  for (let wait = FIRST_WAIT; ; wait = Math.min(wait * 2, LONGEST_WAIT)) {
    try {
      const answer = await send();
      onWait(null);
      return answer;
    } catch (error) {
      if (!(error instanceof Unreachable)) {
        onWait(null);
        throw error;
      }
      onWait(error);
      await pause(Math.max(wait, error.retryAfter ?? 0), signal);
      signal.throwIfAborted();
    }
  }
}

/** Does something once the time is over that the server asked to wait, if it did; not after the signal. */
export async function afterWait(
  { retryAfter }: Unreachable,
  act: () => void,
  signal: AbortSignal,
): Promise<void> {
  if (retryAfter === null) return;
  await pause(retryAfter, signal);
  if (!signal.aborted) act();
}

/** Resolves after `ms`, or when the browser comes online, or when the signal is aborted. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = new AbortController();
    const finish = () => {
      done.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(finish, ms);
    window.addEventListener('online', finish, { signal: done.signal });
    signal.addEventListener('abort', finish, { signal: done.signal });
  });
}
