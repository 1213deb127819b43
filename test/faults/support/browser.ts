import { vi } from 'vitest';
import type { VirtualTime } from './virtual-time.ts';

/** Whatever carries a page's calls to the server and back. */
export type Carry = (request: Request, isGone: () => boolean) => Promise<Response>;

const ORIGIN = 'https://trece.test';

/**
 * The few things that the client's modules ask of a browser: storage, a cookie jar, tabs that hear
 * each other, and calls that end with their page. Time is virtual.
 */
export class Browser {
  /** As it is sent along; null before the server gave one. */
  cookie: string | null = null;
  private readonly carry: Carry;
  private page = new AbortController();

  constructor(carry: Carry) {
    this.carry = carry;
  }

  /** Puts this browser in the place of the global one until `vi.unstubAllGlobals`. */
  install(time: VirtualTime, reducedMotion: boolean): void {
    const window = new EventTarget();
    const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
    vi.stubGlobal('window', window);
    vi.stubGlobal('document', document);
    vi.stubGlobal('localStorage', memoryStorage());
    vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion }));
    vi.stubGlobal('BroadcastChannel', tabsOfOneBrowser());
    vi.stubGlobal('setTimeout', time.setTimeout);
    vi.stubGlobal('clearTimeout', time.clearTimeout);
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => this.fetch(path, init));
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(time.abortAfter);
  }

  /** Leaves the page: no answer on its way reaches anybody any more. */
  leavePage(): void {
    this.page.abort(new TypeError('Failed to fetch'));
    this.page = new AbortController();
  }

  private async fetch(path: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('sec-fetch-site', 'same-origin');
    headers.set('origin', ORIGIN);
    if (this.cookie) headers.set('cookie', this.cookie);
    const { method = 'GET', body } = init;
    const request = new Request(ORIGIN + path, { method, headers, body: body ?? null });
    const ends = [init.signal!, this.page.signal];
    const isGone = () => ends.some((signal) => signal.aborted);
    const response = await Promise.race([this.carry(request, isGone), ...ends.map(rejection)]);
    const [set] = response.headers.getSetCookie();
    if (set) this.cookie = set.split(';')[0]!;
    return response;
  }
}

/** Rejects with the reason once the signal is aborted. */
function rejection(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

function memoryStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => values.set(key, value),
    removeItem: (key) => values.delete(key),
  };
}

/** Channels that reach every other one, as they do between tabs. */
function tabsOfOneBrowser(): new () => EventTarget {
  const tabs = new Set<EventTarget>();
  return class extends EventTarget {
    constructor() {
      super();
      tabs.add(this);
    }

    postMessage(): void {
      for (const tab of tabs) {
        if (tab !== this) queueMicrotask(() => tab.dispatchEvent(new Event('message')));
      }
    }

    close(): void {
      tabs.delete(this);
    }
  };
}
