import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { ProductServer } from './server.ts';

/** A server before the product's own: its pages and assets can be those of another build. */
export interface Front extends Pick<ProductServer, 'origin'> {
  /** From now on the pages and assets of this build are served, and no others. */
  deploy(build: string): void;
  /** How often the API was asked so far. */
  asked(path: string): number;
  stop(): Promise<void>;
}

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/** Starts a front; until something is deployed it changes nothing. */
export async function startFront(product: ProductServer): Promise<Front> {
  let build: string | null = null;
  const asked = new Map<string, number>();
  const server = createServer(async (incoming, outgoing) => {
    const { pathname } = new URL(incoming.url!, product.origin);
    asked.set(pathname, (asked.get(pathname) ?? 0) + 1);
    if (build !== null && !pathname.startsWith('/api/')) {
      await serveFile(build, pathname, outgoing, product.origin);
    } else pass(incoming, outgoing, product.origin);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    deploy: (next) => {
      build = next;
    },
    asked: (path) => asked.get(path) ?? 0,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function pass(incoming: IncomingMessage, outgoing: ServerResponse, origin: string): void {
  const { method, headers, url } = incoming;
  const passed = request(new URL(url!, origin), { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode!, answer.headers);
    answer.pipe(outgoing);
  });
  passed.on('error', () => outgoing.destroy());
  incoming.pipe(passed);
}

/** A file of the build, or its page for any other address, with the headers that pages have. */
async function serveFile(
  build: string,
  path: string,
  outgoing: ServerResponse,
  origin: string,
): Promise<void> {
  const name = extname(path) ? path : '/index.html';
  const { headers } = await fetch(origin);
  outgoing.setHeader('content-security-policy', headers.get('content-security-policy')!);
  try {
    const body = await readFile(join(build, name));
    outgoing.setHeader('content-type', TYPES[extname(name)] ?? 'application/octet-stream');
    outgoing.end(body);
  } catch {
    outgoing.writeHead(404).end();
  }
}

/**
 * A copy of a build as the next deployment would have it: every asset under another name, and a page
 * that says `<meta name="version" content="next">`. The caller removes it.
 */
export async function nextBuild(build: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'trece-next-'));
  await cp(build, copy, { recursive: true });
  const assets = await readdir(join(copy, 'assets'));
  for (const name of assets)
    await rename(join(copy, 'assets', name), join(copy, 'assets', renamed(name)));
  for (const name of [
    'index.html',
    'service-worker.js',
    ...assets.map((asset) => `assets/${renamed(asset)}`),
  ]) {
    if (!/\.(?:js|css|html)$/.test(name)) continue;
    const path = join(copy, name);
    let text = await readFile(path, 'utf8');
    for (const asset of assets) text = text.replaceAll(asset, renamed(asset));
    if (name === 'index.html')
      text = text.replace('<head>', '<head><meta name="version" content="next">');
    if (name === 'service-worker.js')
      text = text.replace(/(\/index\.html`?"?,revision:[`"])\w+/, '$1next');
    await writeFile(path, text);
  }
  return copy;
}

function renamed(asset: string): string {
  return asset.replace(/\.(?=[^.]+$)/, '-next.');
}

/** Removes what `nextBuild` made. */
export function removeBuild(build: string): Promise<void> {
  return rm(build, { recursive: true });
}
