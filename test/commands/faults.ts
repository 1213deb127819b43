/**
 * `npm run faults`: the fault tests in their whole dose, and at the end their figures. Arguments go
 * to vitest, such as `npm run faults -- crash`.
 */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'trece-faults-'));
const figures = join(folder, 'figures');
writeFileSync(figures, '');
const env = { ...process.env, FAULTS_DOSE: 'whole', FAULTS_FIGURES: figures };
const build = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
const { status } =
  build.status === 0
    ? spawnSync(
        'vitest',
        [
          'run',
          '--config',
          'test/vitest.config.ts',
          '--project',
          'faults',
          ...process.argv.slice(2),
        ],
        { stdio: 'inherit', env },
      )
    : build;
console.log(readFileSync(figures, 'utf8').trimEnd());
rmSync(folder, { recursive: true });
process.exit(status ?? 1);
