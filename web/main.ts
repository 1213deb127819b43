// First load: the entry.
import { reloadOnce } from './stale-build.ts';
import { currentTheme, showTheme } from './theme.ts';
import './elements/trece-app.ts';

reloadOnce();
showTheme(currentTheme());

// What the first sight needs comes first.
if (import.meta.env.VITE_SERVICE_WORKER !== 'off') {
  addEventListener('load', async () => (await import('./offline/start.ts')).startOffline());
}
