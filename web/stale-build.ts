// First load: a page that outlived its deployment.

const KEY = 'trece:reloaded';
/** Within this time a second reload would only be the first one again. */
const GUARD = 60_000;

/** After a deployment the old build's lazy chunks are gone: the page is loaded anew when one fails. */
export function reloadOnce(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (reloadForNewBuild()) event.preventDefault();
  });
}

/**
 * Loads the page anew after a part of its build could not be had, once within a minute; otherwise
 * false, and the failure is left to be seen.
 */
export function reloadForNewBuild(): boolean {
  // Without a network a reload would leave nothing at all.
  if (!navigator.onLine || !mayReload(Date.now())) return false;
  location.reload();
  return true;
}

/** Whether no reload was tried just now; notes this one. Without storage none is tried. */
function mayReload(now: number): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    sessionStorage.setItem(KEY, String(now));
    return now - last > GUARD;
  } catch (error) {
    if (error instanceof DOMException) return false;
    throw error;
  }
}
