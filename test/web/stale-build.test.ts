import { beforeEach, expect, test, vi } from 'vitest';
import { reloadForNewBuild, reloadOnce } from '../../web/stale-build.ts';

// That a page does reload, and once, is seen from outside: test/journeys/stale-build.test.ts.

const KEY = 'trece:reloaded';

beforeEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test('within a minute of a reload there is no other', () => {
  const now = Date.now();
  sessionStorage.setItem(KEY, String(now - 59_000));
  expect(reloadForNewBuild()).toBe(false);
  expect(Number(sessionStorage.getItem(KEY))).toBeGreaterThanOrEqual(now);
});

test('without a network the page stays, and may be reloaded once there is one', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(reloadForNewBuild()).toBe(false);
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

test('where storage is forbidden a reload could go on for ever, so there is none', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Forbidden', 'SecurityError');
  });
  expect(reloadForNewBuild()).toBe(false);
});

test('a chunk that is missing after the reload is left to be seen', () => {
  reloadOnce();
  sessionStorage.setItem(KEY, String(Date.now()));
  const event = new Event('vite:preloadError', { cancelable: true });
  window.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});
