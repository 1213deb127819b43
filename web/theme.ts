// First load: light or dark, by the system or by choice.
import { readSetting, writeSetting } from './state/settings.ts';

export type Theme = 'system' | 'light' | 'dark';

/** The theme chosen on this device. */
export function currentTheme(): Theme {
  const theme = readSetting('theme');
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** Shows a theme and keeps the choice. */
export function chooseTheme(theme: Theme): void {
  writeSetting('theme', theme === 'system' ? null : theme);
  showTheme(theme);
}

/** Sets the theme on the document; `system` leaves it to the media query. */
export function showTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
