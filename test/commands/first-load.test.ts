import { expect, test } from 'vitest';
import { firstLoad, type Manifest } from './first-load.ts';

const MANIFEST: Manifest = {
  'index.html': {
    file: 'index.js',
    imports: ['_lit.js'],
    dynamicImports: [
      'pages/rules.ts',
      'locales/generated/first/en.ts',
      'locales/generated/first/pt-BR.ts',
    ],
    css: ['index.css'],
  },
  '_lit.js': { file: 'lit.js', imports: ['_deep.js'] },
  '_deep.js': { file: 'deep.js', imports: ['_lit.js'] },
  'pages/rules.ts': { file: 'rules.js' },
  'other.html': { file: 'other.js', css: ['other.css'] },
  'locales/generated/first/en.ts': { file: 'en.js' },
  'locales/generated/first/pt-BR.ts': { file: 'pt-BR.js', imports: ['_lit.js'] },
};

const SIZES: Record<string, number> = { 'en.js': 1, 'pt-BR.js': 2 };

test('a first load takes the entry, its static imports, its preloads and the largest language', () => {
  const html =
    '<link rel="modulepreload" crossorigin href="/play.js"><link rel="icon" href="/i.svg">';
  const { scripts, styles } = firstLoad(MANIFEST, html, (file) => SIZES[file] ?? 0);
  expect([...scripts].sort()).toEqual(['deep.js', 'index.js', 'lit.js', 'play.js', 'pt-BR.js']);
  expect(styles).toEqual(['index.css']);
});

test('a file that is linked and imported counts once', () => {
  const html =
    '<link rel="modulepreload" href="/lit.js"><link rel="stylesheet" crossorigin href="/index.css">';
  const { scripts, styles } = firstLoad(MANIFEST, html, () => 0);
  expect(scripts.filter((file) => file === 'lit.js')).toHaveLength(1);
  expect(styles).toEqual(['index.css']);
});
