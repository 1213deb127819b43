import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { type BuiltFile, type FilesOfBuild, isKept } from './files-of-build.ts';

/** Not for pages, or never asked for by one. */
const LEFT_OUT = /^(?:\/_headers|\/\..*|\/robots\.txt|\/service-worker\.js|\/icons\/.*)$/;

/**
 * Writes `/service-worker.js` once all other files are there. With `VITE_SERVICE_WORKER=off` it is
 * the kill switch.
 */
export function serviceWorker(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async closeBundle() {
      const out = resolve(config.root, config.build.outDir);
      const isOff = config.env.VITE_SERVICE_WORKER === 'off';
      await bundle(isOff ? 'kill-switch' : 'service-worker', out);
    },
  };
}

async function bundle(name: 'service-worker' | 'kill-switch', out: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    define: {
      FILES: JSON.stringify(filesOfBuild(out)),
      'process.env.NODE_ENV': JSON.stringify('production'),
    },
    build: {
      outDir: out,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: join(import.meta.dirname, 'worker', `${name}.ts`),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
}

/** Reads a finished build. */
function filesOfBuild(out: string): FilesOfBuild {
  const urls = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(out.length))
    .filter((url) => !LEFT_OUT.test(url))
    .sort();
  return {
    precached: urls.filter((url) => !isKept(url)).map((url) => builtFile(out, url)),
    kept: urls.filter(isKept),
  };
}

function builtFile(out: string, url: string): BuiltFile {
  if (url.startsWith('/assets/')) return { url, revision: null };
  const digest = createHash('sha256')
    .update(readFileSync(join(out, url)))
    .digest('hex');
  return { url, revision: digest.slice(0, 16) };
}
