// First load: which language, and its numbers, dates and lists.
import { configureLocalization } from '@lit/localize';
import { readSetting, writeSetting } from './state/settings.ts';

/** The language that texts are written in; `web/locales/lit-localize.json` says the same. */
const SOURCE = 'es';

/** The languages that have a translation, each loaded when it is shown. */
const TRANSLATIONS = {
  en: () => import('./locales/generated/en.ts'),
  'pt-BR': () => import('./locales/generated/pt-BR.ts'),
} as const;

type Translation = keyof typeof TRANSLATIONS;
export type Locale = typeof SOURCE | Translation;

/** The languages in their own names, in the order of the menu. */
export const LANGUAGES: readonly (readonly [Locale, string])[] = [
  ['es', 'Español'],
  ['en', 'English'],
  ['pt-BR', 'Português (Brasil)'],
];

const { getLocale, setLocale } = configureLocalization({
  sourceLocale: SOURCE,
  targetLocales: Object.keys(TRANSLATIONS),
  loadLocale: (locale) => TRANSLATIONS[locale as Translation](),
});

/** The language on screen. */
export function currentLocale(): Locale {
  return getLocale() as Locale;
}

/**
 * Loads the language chosen earlier, or else the browser's first that we speak, or Spanish. Where
 * the translation cannot be fetched, Spanish is better than nothing.
 */
export async function startLocale(): Promise<void> {
  try {
    await showLocale(preferredLocale(readSetting('language'), navigator.languages));
  } catch (error) {
    console.warn('The translation could not be loaded', error);
  }
}

/** Switches the language and keeps the choice. */
export async function chooseLocale(locale: Locale): Promise<void> {
  await showLocale(locale);
  writeSetting('language', locale);
}

/** The first of the wishes that we speak, by whole tag and then by language alone; else Spanish. */
export function preferredLocale(chosen: string | null, wishes: readonly string[]): Locale {
  for (const wish of chosen === null ? wishes : [chosen, ...wishes]) {
    const language = wish.split('-')[0]?.toLowerCase();
    const match = LANGUAGES.find(([locale]) => locale.split('-')[0] === language);
    if (match) return match[0];
  }
  return SOURCE;
}

async function showLocale(locale: Locale): Promise<void> {
  await setLocale(locale);
  document.documentElement.lang = locale;
}
