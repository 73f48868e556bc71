import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const shell = '/usr/bin/chromium-headless-shell';
/** Those of the system, then the one that Playwright installs where the system has none. */
const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', chromium.executablePath()];

/** The path of the system's Chromium, which benches, screenshots and the test of notifications use; a missing one fails the run. */
export function chromiumPath(): string {
  return firstOf(places);
}

/** The browser of stories and browser tests: the headless shell, which needs a third less processor time, otherwise Chromium. */
export function headlessPath(): string {
  return firstOf([shell, ...places]);
}

function firstOf(paths: readonly string[]): string {
  const found = process.env['CHROMIUM_PATH'] ?? paths.find((path) => existsSync(path));
  if (found === undefined) throw new Error('Chromium is missing: `npm test` installs it, or set CHROMIUM_PATH.');
  return found;
}

/** No sandbox (tests may run as root), and no background network requests of the browser. */
export const chromiumFlags: string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
