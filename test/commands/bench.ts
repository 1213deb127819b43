/**
 * `npm run bench`: the measured figures, each beside its budget or a peer where there is one. With
 * names, such as `npm run bench -- players flags`, those sections alone.
 */

import { engineSection } from '../bench/engine.ts';
import { lighthouseSection } from '../bench/lighthouse.ts';
import type { Section } from '../bench/section.ts';
import { flagsSection } from '../bench/strategy/flags.ts';
import { playersSection } from '../bench/strategy/players.ts';
import { strategySection } from '../bench/strategy.ts';
import { workerSection } from '../bench/worker/section.ts';

const SECTIONS: { readonly [name: string]: () => Promise<Section> } = {
  engine: engineSection,
  worker: workerSection,
  strategy: strategySection,
  players: playersSection,
  flags: flagsSection,
  lighthouse: lighthouseSection,
};

const wanted = process.argv.slice(2);

for (const [name, measure] of Object.entries(SECTIONS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const { title, figures } = await measure();
  console.log(title);
  for (const { name: figure, value, isOver } of figures) {
    console.log(`  ${figure.padEnd(40)} ${value}${isOver ? '  OVER BUDGET' : ''}`);
  }
}
