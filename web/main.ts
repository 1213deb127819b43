// First load: the entry. Theme and language stand before anything is drawn.
import { startLocale } from './locale.ts';
import { currentTheme, showTheme } from './theme.ts';
import './elements/trece-app.ts';

showTheme(currentTheme());
await startLocale();
