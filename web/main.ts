// First load: the entry.
import { reloadOnce } from './stale-build.ts';
import { currentTheme, showTheme } from './theme.ts';
import './elements/trece-app.ts';

reloadOnce();
showTheme(currentTheme());
