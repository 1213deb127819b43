/** `npm run bench`: the measured figures, each beside its budget or a peer where there is one. */

import { engineSection } from '../bench/engine.ts';
import { lighthouseSection } from '../bench/lighthouse.ts';
import type { Section } from '../bench/section.ts';
import { flagsSection } from '../bench/strategy/flags.ts';
import { playersSection } from '../bench/strategy/players.ts';
import { strategySection } from '../bench/strategy.ts';
import { workerSection } from '../bench/worker/section.ts';

const SECTIONS: readonly (() => Promise<Section>)[] = [
  engineSection,
  workerSection,
  strategySection,
  playersSection,
  flagsSection,
  lighthouseSection,
];

for (const measure of SECTIONS) {
  const { title, figures } = await measure();
  console.log(title);
  for (const { name, value, isOver } of figures) {
    console.log(`  ${name.padEnd(40)} ${value}${isOver ? '  OVER BUDGET' : ''}`);
  }
}
