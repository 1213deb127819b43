import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** Names under which systems install a browser of the Chromium family. */
const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** The browser to test in: `CHROME_BIN`, else the system's, else Playwright's own; null if none. */
export function findBrowser(): string | null {
  const places = [process.env.CHROME_BIN, ...systemPlaces(), chromium.executablePath()];
  return places.find((place) => place !== undefined && place !== '' && existsSync(place)) ?? null;
}

/** The browser to test in; where there is none, installs one and says so in one line. */
export function findOrInstallBrowser(): string {
  const browser = findBrowser() ?? installPlaywrightBrowser() ?? installDebianBrowser();
  if (browser) return browser;
  throw new Error(
    'No browser found and none could be installed. Install Chromium or set CHROME_BIN.',
  );
}

function systemPlaces(): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return [...SYSTEM_NAMES.flatMap((name) => folders.map((at) => join(at, name))), MAC_CHROME];
}

function installPlaywrightBrowser(): string | null {
  console.log("No browser found: installing Playwright's Chromium.");
  run('playwright', ['install', 'chromium']);
  return findBrowser();
}

function installDebianBrowser(): string | null {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  console.log("No download of Playwright's: installing Debian's package chromium.");
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  return findBrowser();
}

/** Runs a command quietly. What counts is whether a browser is there afterwards. */
function run(command: string, args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, args, { env, stdio: 'ignore' });
}
