import { existsSync } from 'node:fs';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The path of the system's Chromium; a missing one fails the run. */
export function chromiumPath(): string {
  const found = process.env['CHROMIUM_PATH'] ?? places.find((path) => existsSync(path));
  if (found === undefined) throw new Error('Chromium is missing: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.');
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
