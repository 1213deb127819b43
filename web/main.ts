// First load: the entry.
import { currentTheme, showTheme } from './theme.ts';
import './elements/trece-app.ts';

showTheme(currentTheme());
