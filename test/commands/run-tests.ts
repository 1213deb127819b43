/**
 * `npm test`: makes sure of the built page and of a browser, then runs every project.
 * Arguments go to vitest, such as `npm test -- --project engine`.
 */

import { spawnSync } from 'node:child_process';
import { findOrInstallBrowser } from '../support/browser.ts';

run('npm', ['run', '--silent', 'build']);
process.env.CHROME_BIN = findOrInstallBrowser();
run('vitest', ['run', '--config', 'test/vitest.config.ts', ...process.argv.slice(2)]);

function run(command: string, args: string[]): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
