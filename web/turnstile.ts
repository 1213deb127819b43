import { SCRIPTS, trusted } from './trusted-scripts.ts';

/** What we use of Turnstile's script (https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/). */
export interface Turnstile {
  /** Shows a widget; its id, or nothing where that failed. */
  render(container: HTMLElement, options: WidgetOptions): string | null | undefined;
  reset(widget: string): void;
  remove(widget: string): void;
}

interface WidgetOptions {
  readonly sitekey: string;
  readonly theme: 'auto' | 'light' | 'dark';
  readonly language: string;
  readonly size: 'flexible' | 'compact';
  readonly retry: 'never';
  readonly 'response-field': boolean;
  readonly callback: (token: string) => void;
  /** Returns true: the error is told to the person. */
  readonly 'error-callback': (code: string) => boolean;
  readonly 'timeout-callback': () => void;
  readonly 'unsupported-callback': () => void;
}

declare global {
  interface Window {
    turnstile?: Turnstile;
  }
}

/** Loads Turnstile's script, once; a failure may be tried again. */
export function loadTurnstile(): Promise<Turnstile> {
  return new Promise((resolve, reject) => {
    if (window.turnstile) return resolve(window.turnstile);
    const script = document.createElement('script');
    script.src = trusted(SCRIPTS.turnstile!);
    script.onload = () =>
      window.turnstile ? resolve(window.turnstile) : reject(new Error('Not Turnstile'));
    script.onerror = () => reject(new Error('Out of reach'));
    document.head.append(script);
  });
}
