import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** Reads `.bin` files as wrangler does: a module whose default export is an ArrayBuffer. */
export function dataModules(): Plugin {
  return {
    name: 'data-modules',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('.bin')) return null;
      const base64 = (await readFile(id)).toString('base64');
      return `export default Uint8Array.from(atob('${base64}'), (it) => it.charCodeAt(0)).buffer;`;
    },
  };
}
