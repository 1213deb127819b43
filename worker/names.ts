import { isBlocked } from './name-filter.ts';
import { isReserved } from './reserved-names.ts';
import { TOP_LEVEL_DOMAINS } from './top-level-domains.ts';

/** Why a name is refused. Each comment says how to provoke it. */
export type NameFault =
  /** Send blanks, or combining marks with no letter under them. */
  | 'name-empty'
  /** Send seventeen letters. */
  | 'name-too-long'
  /** Send a line break, a text direction mark, a zero-width space, a letter under five accents or a number. */
  | 'name-bad-characters'
  /** Send `Anа` with a Cyrillic а. */
  | 'name-mixed-scripts'
  /** Send `44226`, or a die. */
  | 'name-like-dice'
  /** Send `ana.es`. */
  | 'name-like-link'
  /** Send `Adm1n`. */
  | 'name-reserved'
  /** Send a word of blocked-words.ts. */
  | 'name-not-allowed';

const MOST_GRAPHEMES = 16;
/** Room for sixteen families of four, joined, with their skins. */
const MOST_CODE_POINTS = 16 * 11;

/** Whole emoji as the Unicode Consortium recommends them: the one place of invisible joiners. */
const EMOJI = /\p{RGI_Emoji}/gv;
/** Letters in squares and flags' letters that make no flag; controls, formats (bidi, zero-width), surrogates, private and unassigned, line ends, and blanks that pass for letters. */
const BAD =
  /[\u{1f130}-\u{1f189}\u{1f1e6}-\u{1f1ff}\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** More marks over one letter than any language writes: they would cross the rows above. */
const STACKED = /\p{M}{5}/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * Letters of one way of writing; digits, punctuation and emoji go with any. Japanese, Korean and
 * Chinese mix as UTS 39 (section 5.1) lets them.
 */
const SCRIPTS = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Han Hiragana Katakana',
  'Han Hangul',
  'Han Bopomofo',
  ...'Arabic Hebrew Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam'.split(
    ' ',
  ),
  ...'Sinhala Thai Lao Khmer Myanmar Tibetan Georgian Armenian Ethiopic Mongolian Thaana'.split(
    ' ',
  ),
].map((scripts) => {
  const classes = scripts.split(' ').map((script) => `\\p{Script_Extensions=${script}}`);
  return new RegExp(`^[${classes.join('')}]*$`, 'u');
});
/** Letters that no one script owns, such as the apostrophe of Ukrainian. */
const COMMON_LETTERS = /[^\p{L}]|\p{Script=Common}/gu;

/** A die, whatever it shows. */
const DIE = /[⚀-⚅🎲]/u;
/** Five faces in a row, which is a roll, whatever stands between them: as digits of any script. */
const ROLL = /(?:[1-6]|(?![0-9])\p{N}){5}/u;
const BETWEEN_FACES = /[\p{Z}\p{P}\p{S}\p{M}]/gu;

/** What begins an address or spells its end. */
const LINK =
  /:\/\/|www ?[.。]|[.。] ?xn--|[.。] (?:com|net|org)(?![\p{L}\p{M}\p{N}])|(?:dot|punto|ponto) ?(?:com|net|org)(?![\p{L}\p{M}])/iu;
/** What follows a dot that is no full stop: one with nothing after it, a blank before it, or in brackets. */
const AFTER_DOT =
  /(?<=[\p{L}\p{M}\p{N}])(?:[.。]| [.。] ?| ?[([{<] ?[.。] ?[)\]}>] ?)([\p{L}\p{M}\p{N}]+)/gu;

/** Reads a chosen name: NFKC, trimmed, blanks collapsed; or says why not. Never throws. */
export function parseName(value: unknown): { readonly name: string } | NameFault {
  if (typeof value !== 'string') return 'name-bad-characters';
  const text = value.normalize('NFKC');
  if (BAD.test(text.replace(EMOJI, ''))) return 'name-bad-characters';
  const name = text.replace(/\p{Zs}+/gu, ' ').trim();
  if (!VISIBLE.test(name)) return 'name-empty';
  if (STACKED.test(name.normalize('NFD'))) return 'name-bad-characters';
  if (isTooLong(name)) return 'name-too-long';
  const letters = name.replace(COMMON_LETTERS, '');
  if (!SCRIPTS.some((script) => script.test(letters))) return 'name-mixed-scripts';
  if (DIE.test(name) || ROLL.test(name.replace(BETWEEN_FACES, ''))) return 'name-like-dice';
  if (isLikeLink(name)) return 'name-like-link';
  if (isReserved(name)) return 'name-reserved';
  return isBlocked(name) ? 'name-not-allowed' : { name };
}

/** True for an address, or what a chat would make one of. */
function isLikeLink(name: string): boolean {
  if (LINK.test(name)) return true;
  const ends = [...name.toLowerCase().matchAll(AFTER_DOT)].map(([, end]) => end!);
  return ends.some((end) => TOP_LEVEL_DOMAINS.has(end));
}

function isTooLong(name: string): boolean {
  if (name.length <= MOST_GRAPHEMES) return false;
  if ([...name].length > MOST_CODE_POINTS) return true;
  return [...new Intl.Segmenter().segment(name)].length > MOST_GRAPHEMES;
}
