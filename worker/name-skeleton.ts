/*
 * What a name looks like, whatever it is written with: the idea of UTS 39, section 4, on a table
 * small enough to read. Only comparisons use skeletons; nobody is shown one.
 */

/** Letters that look like Latin ones and do not decompose to them. */
const LOOKALIKES = table(
  // Latin
  'ı:i ł:l ø:o đ:d ð:d ħ:h ŧ:t ß:ss æ:ae œ:oe ɑ:a ɡ:g ɩ:i ƒ:f ɔ:o ə:e ʟ:l ɴ:n ʀ:r ᴀ:a ᴄ:c ᴅ:d ᴇ:e ɪ:i ᴍ:m ᴏ:o ᴘ:p ᴛ:t ᴜ:u ⱥ:a',
  // Cyrillic
  'а:a в:b ԁ:d е:e ѕ:s һ:h і:i ј:j к:k м:m н:h п:n о:o р:p ԛ:q г:r с:c т:t у:y ѵ:v ԝ:w х:x ь:b',
  // Greek
  'α:a β:b γ:y δ:d ε:e ζ:z η:n ι:i κ:k μ:m ν:n ο:o π:n ρ:p σ:o ς:s τ:t υ:u χ:x ω:w',
);

/** Digits and signs that stand for letters. */
const LEET = table('0:o 1:i 3:e 4:a 5:s 7:t 8:b 9:g @:a $:s !:i |:i €:e £:l ¡:i');

/** Lower case without accents, lookalikes as the Latin letters that they look like; `ñ` as `ny`. */
export function foldLetters(text: string): string {
  const lower = text.normalize('NFKC').toLowerCase().replaceAll('ñ', 'ny');
  return mapped(lower.normalize('NFKD').replace(/\p{M}/gu, ''), LOOKALIKES);
}

/** Digits and signs as the letters they stand for, in words that have letters: `455` is a number. */
export function readLeet(folded: string): string {
  return folded.replace(/\S+/gu, (word) => (/\p{L}/u.test(word) ? mapped(word, LEET) : word));
}

/** Letters alone, with no doubles; `l` and `rn` as the `i` and `m` that they look like. */
export function skeletonOf(text: string): string {
  return skeletonOfFolded(foldLetters(text));
}

/** `skeletonOf` for a text that was folded before. */
export function skeletonOfFolded(text: string): string {
  const letters = readLeet(text).replace(/[^\p{L}\p{N}]/gu, '');
  return letters
    .replaceAll('l', 'i')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replace(/(.)\1+/gu, '$1');
}

function mapped(text: string, letters: ReadonlyMap<string, string>): string {
  return Array.from(text, (letter) => letters.get(letter) ?? letter).join('');
}

function table(...rows: string[]): ReadonlyMap<string, string> {
  const pairs = rows.flatMap((row) => row.split(' '));
  return new Map(
    pairs.map((pair) => [pair.slice(0, -pair.split(':')[1]!.length - 1), pair.split(':')[1]!]),
  );
}
