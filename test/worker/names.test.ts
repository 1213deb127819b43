import { expect, test } from 'vitest';
import { generateName, languageOf } from '../../worker/generated-names.ts';
import { LANGUAGES, WORDS } from '../../worker/generated-words.ts';
import { parseName } from '../../worker/names.ts';

const listOf = (words: string) => words.split(' ').filter((word) => word !== '');

test.each([
  ['is trimmed', '  Ana ', 'Ana'],
  ['has its blanks collapsed', 'Ana \u00a0\u3000 María', 'Ana María'],
  ['is normalised', 'Ａｎａ ﬁ', 'Ana fi'],
  ['is composed', 'Jose\u0301', 'José'],
  ['may be as long as sixteen letters', 'x'.repeat(16), 'x'.repeat(16)],
  ['counts an emoji family as one', `${'👩‍👩‍👧‍👦'}${'x'.repeat(15)}`, `👩‍👩‍👧‍👦${'x'.repeat(15)}`],
  ['may be a flag', '🇪🇸 🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🇪🇸 🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['may be a heart', '❤️', '❤️'],
  ['may be Arabic', 'سارة', 'سارة'],
  ['may be Hindi', 'हिन्दी', 'हिन्दी'],
  ['may be Chinese', '李', '李'],
  ['may be Japanese in all three of its scripts', '漢字かなカー', '漢字かなカー'],
  ['may be Korean with Chinese characters', '김 金', '김 金'],
  ['may be Ukrainian with its apostrophe', 'Марʼяна', 'Марʼяна'],
  ['may be of one script with digits, signs and emoji', 'Ñandú 7! 🌟', 'Ñandú 7! 🌟'],
  ['may be four faces', '4424', '4424'],
  ['may be a number', '98765', '98765'],
  ...[
    ...['1985', 'Ana 2024', 'Ana 1616', 'Ana 11.12', '007', 'R2-D2', '3.14', 'N. 1', 'Agente 86'],
    ...[
      'J.R.',
      'J.R.R. Ana',
      'J. R. Ana',
      'J.R.R.Tolkien',
      'J.Lo',
      'Ph.D. Ana',
      'U.S.A.',
      'Ana M.',
    ],
    ...[
      'St. Pierre',
      'St.Pierre',
      'Sta. Cruz',
      'Mr. Green',
      'Mr.Bean',
      'Dr. No',
      'Dr. House',
      'Sr. Li',
    ],
    ...[
      'Ana.',
      'Ana...',
      '...ana',
      'Sí. No',
      '¿Sí?.no',
      'Ana & Co.',
      'Ana, es',
      'Com Ana',
      'Punto',
      'es',
    ],
    ...[
      'Punto final',
      'Net',
      'Dot',
      'A.P.',
      'Ana (es)',
      'Ana/Eva',
      'Ana@casa',
      'Л.Н.',
      'Л.Н.Толстой',
      '山。',
    ],
  ].map((name): [string, string, string] => [`may be ${name}`, name, name]),
  ['may be one digit', '7', '7'],
])('a name %s', (_, text, name) => {
  expect(parseName(text)).toEqual({ name });
});

test.each([
  ['nothing', '', 'name-empty'],
  ['blanks', ' \u00a0\u3000', 'name-empty'],
  ['marks without a letter', '\u0301\u0301', 'name-empty'],
  ['seventeen letters', 'x'.repeat(17), 'name-too-long'],
  ['one letter that normalises to eighteen', '\ufdfa', 'name-too-long'],
  ['a letter under a tower of marks', `a${'\u0301'.repeat(80)}`, 'name-bad-characters'],
  ['a letter over five marks', `a${'\u0316'.repeat(5)}`, 'name-bad-characters'],
  ['letters in dark squares', '🅵🅰🅽', 'name-bad-characters'],
  ['letters of flags that make none', '🇦🇩🇲🇮🇳', 'name-bad-characters'],
  ['a megabyte', 'x'.repeat(1e6), 'name-too-long'],
  ['a line break', 'A\nB', 'name-bad-characters'],
  ['a line break at the end', 'Ana\n', 'name-bad-characters'],
  ['a null', 'A\0', 'name-bad-characters'],
  ['a line separator', 'A\u2028B', 'name-bad-characters'],
  ['a text direction override', 'A\u202eB', 'name-bad-characters'],
  ['a direction isolate', '\u2066A', 'name-bad-characters'],
  ['a direction mark', 'A\u200f', 'name-bad-characters'],
  ['a zero-width space', 'A\u200bB', 'name-bad-characters'],
  ['a joiner between letters', 'A\u200dB', 'name-bad-characters'],
  ['a joiner after an emoji', '👩\u200d', 'name-bad-characters'],
  ['a byte order mark', '\ufeffAna', 'name-bad-characters'],
  ['a soft hyphen', 'A\u00adB', 'name-bad-characters'],
  ['a tag letter', 'A\u{e0041}', 'name-bad-characters'],
  ['a variation selector after a letter', 'A\ufe0f', 'name-bad-characters'],
  ['a Hangul filler', '\u3164', 'name-bad-characters'],
  ['a blank of braille', '\u2800', 'name-bad-characters'],
  ['a private character', '\ue000', 'name-bad-characters'],
  ['half a surrogate pair', 'A\ud83d', 'name-bad-characters'],
  ['Latin with a Cyrillic а', 'Anа', 'name-mixed-scripts'],
  ['Latin with a Greek ο', 'Pοlo', 'name-mixed-scripts'],
  ['Cyrillic with a Latin c', 'cаша', 'name-mixed-scripts'],
  ['Latin and Arabic', 'Ana سارة', 'name-mixed-scripts'],
  ['kana and Hangul', 'かな김', 'name-mixed-scripts'],
  ['five faces', '44226', 'name-like-dice'],
  ['five faces apart', '4 4 2 2 6', 'name-like-dice'],
  ['five faces in circles', '④④②②⑥', 'name-like-dice'],
  ['five dice', '⚃⚃⚁⚁⚅', 'name-like-dice'],
  ['one die', 'Ana ⚅', 'name-like-dice'],
  ['a game die', 'Ana 🎲', 'name-like-dice'],
  ['six faces', '442426', 'name-like-dice'],
  ['six faces in a word', 'Ana442426', 'name-like-dice'],
  ['six faces with signs between', '4-4.2 4_2,6', 'name-like-dice'],
  ['six faces in keycaps', '4️⃣4️⃣2️⃣4️⃣2️⃣6️⃣', 'name-like-dice'],
  ['six dice', '⚀⚁⚂⚃⚄⚅', 'name-like-dice'],
  ['six faces in full width', '４４２４２６', 'name-like-dice'],
  ['six faces in Arabic digits', '٤٤٢٤٢٦', 'name-like-dice'],
  ['an address', 'https://a.b', 'name-like-link'],
  ['an address without its scheme', 'www.ana', 'name-like-link'],
  ['a domain', 'ana.com', 'name-like-link'],
  ['a domain with a path', 'discord.gg/ana', 'name-like-link'],
  ['an e-mail address', 'a@ana.es', 'name-like-link'],
  ['a domain in full width', 'ａｎａ．ｃｏｍ', 'name-like-link'],
  ['a domain in words', 'ana punto com', 'name-like-link'],
  ...[
    ...[
      'x.tk',
      'ana . es',
      'ana .es',
      'ana. com',
      'a.b.tk',
      'x.museum',
      'X.TK',
      'ana.es!',
      'ana.es-hoy',
    ],
    ...[
      'ana(.)es',
      'ana [.] tk',
      'ana。tk',
      'ana｡tk',
      '9.gg',
      'ana.es/x',
      'sí.es',
      'will.i.am',
      'www .ana',
    ],
    ...['пример.рф', '例え。みんな', 'x.भारत', 'x.xn--p1ai', 'ana.es.', '(ana.es)', 'ana.co.uk'],
  ].map((name): [string, string, string] => [
    name,
    name,
    name.includes('भ') ? 'name-mixed-scripts' : 'name-like-link',
  ]),
  ['a number', 7, 'name-bad-characters'],
  ['nothing at all', undefined, 'name-bad-characters'],
  ['an object', { toString: () => 'Ana' }, 'name-bad-characters'],
])('a name that is %s is refused', (_, value, fault) => {
  expect(parseName(value)).toBe(fault);
});

test('each language makes names of at least 24 animals and 16 adjectives, all of six letters at most', () => {
  for (const language of LANGUAGES) {
    const { masculine, feminine, common, stems } = WORDS[language];
    const animals = [...listOf(masculine), ...listOf(feminine)];
    const adjectives = [...listOf(common), ...listOf(stems).map((stem) => `${stem}a`)];
    expect(new Set(animals).size).toBe(animals.length);
    expect(new Set(adjectives).size).toBe(adjectives.length);
    expect(animals.length).toBeGreaterThanOrEqual(24);
    expect(adjectives.length).toBeGreaterThanOrEqual(16);
    for (const word of [...animals, ...adjectives]) expect(word).toMatch(/^\p{Lu}\p{Ll}{1,5}$/u);
  }
});

test('adjectives agree with their animals in Spanish and Portuguese', () => {
  const chosen = (...picks: number[]) => {
    const rest = [...picks];
    return () => new Uint8Array([0, 0, 0, rest.shift() ?? 0]);
  };
  for (const [language, he, she] of [
    ['es', 'Búho Astuto 2', 'Abeja Astuta 99'],
    ['pt', 'Castor Astuto 2', 'Abelha Astuta 99'],
  ] as const) {
    const { masculine, common } = WORDS[language];
    const [firstShe, firstStem] = [listOf(masculine).length, listOf(common).length];
    expect(generateName(language, chosen(0, firstStem, 0))).toBe(he);
    expect(generateName(language, chosen(firstShe, firstStem, 97))).toBe(she);
  }
  expect(generateName('en', chosen(1, 2, 40))).toBe('Brave Badger 42');
});

test('every name made up is a name that might be chosen', () => {
  const random = (length: number) => crypto.getRandomValues(new Uint8Array(length));
  for (const language of LANGUAGES) {
    for (let count = 0; count < 300; count += 1) {
      const name = generateName(language, random);
      expect(parseName(name)).toEqual({ name });
    }
  }
});

test.each([
  [undefined, 'es'],
  ['', 'es'],
  ['de-DE,fr;q=0.8', 'es'],
  ['en-US,en;q=0.9', 'en'],
  ['pt-BR', 'pt'],
  ['de, pt;q=0.7, en;q=0.8', 'en'],
  ['en;q=0, pt;q=0.1', 'pt'],
  ['ES-419', 'es'],
  ['*', 'es'],
  ['en;q=1.2.3, ;;;,,=', 'es'],
  ['español', 'es'],
])('Accept-Language %j asks for %s', (header, language) => {
  expect(languageOf(header)).toBe(language);
});
