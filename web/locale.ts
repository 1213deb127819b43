// First load: which language, and its numbers, dates and lists.
import { configureLocalization, type StrResult } from '@lit/localize';
import type { TemplateResult } from 'lit';
import { readSetting, writeSetting } from './state/settings.ts';

/** The language that texts are written in; `web/locales/lit-localize.json` says the same. */
const SOURCE = 'es';

/** A part of a translation, as the build makes it. */
interface Words {
  readonly templates: Record<string, string | StrResult | TemplateResult>;
}

/**
 * The languages that have a translation, each in two parts: the texts of the first load, and those
 * of everything that is loaded later.
 */
const TRANSLATIONS = {
  en: {
    first: () => import('./locales/generated/first/en.ts'),
    rest: () => import('./locales/generated/rest/en.ts'),
  },
  'pt-BR': {
    first: () => import('./locales/generated/first/pt-BR.ts'),
    rest: () => import('./locales/generated/rest/pt-BR.ts'),
  },
} as const satisfies Record<string, Record<'first' | 'rest', () => Promise<Words>>>;

type Translation = keyof typeof TRANSLATIONS;
export type Locale = typeof SOURCE | Translation;

/** The languages in their own names, in the order of the menu. */
export const LANGUAGES: readonly (readonly [Locale, string])[] = [
  ['es', 'Español'],
  ['en', 'English'],
  ['pt-BR', 'Português (Brasil)'],
];

/** The texts on screen; the rest of a language is put in when it is needed. */
let words: Words = { templates: {} };
/** Whether a screen beyond the first load was asked for. */
let wantsRest = false;

const { getLocale, setLocale } = configureLocalization({
  sourceLocale: SOURCE,
  targetLocales: Object.keys(TRANSLATIONS),
  loadLocale: async (locale) => {
    const { first, rest } = TRANSLATIONS[locale as Translation];
    const parts = await Promise.all(wantsRest ? [first(), rest()] : [first()]);
    words = { templates: Object.assign({}, ...parts.map(({ templates }) => templates)) };
    return words;
  },
});

/** Loads a part of the product beyond the first load, together with its texts. */
export async function loadLater<Module>(load: () => Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([load(), loadRest()]);
  return module;
}

async function loadRest(): Promise<void> {
  wantsRest = true;
  const locale = currentLocale();
  if (locale === SOURCE) return;
  const { templates } = await TRANSLATIONS[locale].rest();
  if (currentLocale() === locale) Object.assign(words.templates, templates);
}

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
function preferredLocale(chosen: string | null, wishes: readonly string[]): Locale {
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
