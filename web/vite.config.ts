import { readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';
import { installable } from './icons.ts';
import { serviceWorker } from './offline/build.ts';
import { TRANSLATION } from './offline/files-of-build.ts';
import { securityTxt } from './security-txt.ts';
import { turnstileHeaders } from './turnstile-headers.ts';

/** One build for all screens: `index.html`, hashed assets, and a manifest that the size budgets read. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [tightTemplates(), securityTxt(), turnstileHeaders(), installable(), serviceWorker()],
  build: {
    outDir: '../.build/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: 'first', test: isFirstLoad }] },
        chunkFileNames: ({ facadeModuleId }) =>
          facadeModuleId && /\/locales\/generated\//.test(facadeModuleId)
            ? `${TRANSLATION.slice(1)}[name]-[hash].js`
            : 'assets/[name]-[hash].js',
      },
    },
  },
});

const LIT_CORE = /\/(?:@lit\/reactive-element|lit-element|lit-html\/(?:lit-html|is-server)\.js)/;

/** Modules that say so at the top, and Lit's own core: together they compress better than in pieces. */
function isFirstLoad(id: string): boolean {
  return LIT_CORE.test(id) || isMarkedFirstLoad(id);
}

function isMarkedFirstLoad(id: string): boolean {
  return /\/web\/.*\.ts$/.test(id) && readFileSync(id, 'utf8').startsWith('// First load');
}

/** Minifiers leave template literals alone; any white space within our styles means one space. */
function tightTemplates(): Plugin {
  return {
    name: 'tight-templates',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (!/\/web\/.*\.ts$/.test(id)) return null;
      return code.replace(/\bcss`[^`]*`/g, (styles) => tight(styles).replace(/ ?([{};]) ?/g, '$1'));
    },
  };
}

function tight(text: string): string {
  return text.replace(/\/\*.*?\*\//gs, '').replace(/\s+/g, ' ');
}
