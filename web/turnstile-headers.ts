import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const ORIGIN = 'https://challenges.cloudflare.com';
const HEADERS = '_headers';

/**
 * In a build with Turnstile's site key, lets its script and its frame into the page's policy
 * (https://developers.cloudflare.com/turnstile/reference/content-security-policy/); else nothing.
 */
export function turnstileHeaders(): Plugin {
  let isOn = false;
  return {
    name: 'turnstile-headers',
    apply: 'build',
    configResolved({ env }) {
      isOn = Boolean(env.VITE_TURNSTILE_SITE_KEY);
    },
    generateBundle() {
      if (!isOn) return;
      const strict = readFileSync(join(import.meta.dirname, 'public', HEADERS), 'utf8');
      const source = strict.replace(
        "script-src 'self';",
        `script-src 'self' ${ORIGIN}; frame-src ${ORIGIN};`,
      );
      if (source === strict) throw new Error(`${HEADERS} has no place for Turnstile`);
      this.emitFile({ type: 'asset', fileName: HEADERS, source });
    },
  };
}
