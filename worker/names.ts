/** Why a name is refused. Each comment says how to provoke it. */
export type NameFault =
  /** Send blanks, or combining marks with no letter under them. */
  | 'name-empty'
  /** Send seventeen letters, or a letter under sixty-four accents. */
  | 'name-too-long'
  /** Send a line break, a text direction mark, a zero-width space, half a surrogate pair or a number. */
  | 'name-bad-characters';

const MOST_GRAPHEMES = 16;
/** Stacked marks count as one grapheme, but not without end: they would cross the rows above. */
const MOST_CODE_POINTS = 64;

/** Whole emoji as the Unicode Consortium recommends them: the one place of invisible joiners. */
const EMOJI = /\p{RGI_Emoji}/gv;
/** Controls, formats (bidi, zero-width), surrogates, private and unassigned, line ends, and blanks that pass for letters. */
const BAD = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Reads a chosen name: NFKC, trimmed, blanks collapsed; or says why not. Never throws. */
export function parseName(value: unknown): { readonly name: string } | NameFault {
  if (typeof value !== 'string') return 'name-bad-characters';
  const text = value.normalize('NFKC');
  if (BAD.test(text.replace(EMOJI, ''))) return 'name-bad-characters';
  const name = text.replace(/\p{Zs}+/gu, ' ').trim();
  if (!VISIBLE.test(name)) return 'name-empty';
  return isTooLong(name) ? 'name-too-long' : { name };
}

function isTooLong(name: string): boolean {
  if ([...name].length > MOST_CODE_POINTS) return true;
  return [...new Intl.Segmenter().segment(name)].length > MOST_GRAPHEMES;
}
