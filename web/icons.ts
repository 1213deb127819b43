import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';

const SVG = join(import.meta.dirname, 'public', 'icon.svg');
/** The icon's own ground, which fills the corners of those that a system cuts to its shape. */
const GROUND = '#17483b';
/** A maskable icon shows at least its inner four fifths (https://w3c.github.io/manifest/#icon-masks). */
const SAFE = 0.8;

/** The icons that systems want as pictures: name, size in px, and whether the system cuts them. */
const ICONS = [
  { name: 'icon-192', size: 192, isCut: false },
  { name: 'icon-512', size: 512, isCut: false },
  { name: 'maskable-192', size: 192, isCut: true },
  { name: 'maskable-512', size: 512, isCut: true },
  { name: 'apple-touch', size: 180, isCut: true },
] as const;

/** What makes the page one that can be installed: icons drawn from `icon.svg`, and the manifest that names them. */
export function installable(): Plugin {
  return {
    name: 'installable',
    apply: 'build',
    async generateBundle() {
      for (const { name, size, isCut } of ICONS) {
        const source = await drawIcon(size, isCut);
        this.emitFile({ type: 'asset', fileName: `icons/${name}.png`, source });
      }
      const source = JSON.stringify(webManifest(), null, 2);
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source });
    },
  };
}

async function drawIcon(size: number, isCut: boolean): Promise<Uint8Array> {
  const drawn = isCut ? Math.round(size * SAFE) : size;
  const edge = Math.floor((size - drawn) / 2);
  const rest = size - drawn - edge;
  return sharp(readFileSync(SVG), { density: 72 * Math.ceil(drawn / 32) })
    .resize(drawn, drawn)
    .extend({ top: edge, left: edge, bottom: rest, right: rest, background: GROUND })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** https://w3c.github.io/manifest/ */
function webManifest(): object {
  return {
    id: '/',
    name: 'Trece',
    short_name: 'Trece',
    description: 'Cada día, los mismos dados para todo el mundo.',
    lang: 'es',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#f5efe2',
    theme_color: '#f5efe2',
    categories: ['games'],
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...ICONS.filter(({ name }) => name !== 'apple-touch').map(({ name, size, isCut }) => ({
        src: `/icons/${name}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: isCut ? 'maskable' : 'any',
      })),
    ],
  };
}
