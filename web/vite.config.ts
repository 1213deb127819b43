import { defineConfig } from 'vite';

/** One build for all screens: `index.html`, hashed assets, and a manifest that the size budgets read. */
export default defineConfig({
  root: import.meta.dirname,
  build: {
    outDir: '../.build/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
});
