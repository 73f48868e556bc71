import { randomBytes, randomUUID } from 'node:crypto';
import { link, readFile, unlink, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { AccessToken, Config } from '../config/config.ts';
import { makePrivateFolder } from '../db/private-file.ts';
import type { Role } from './staff-access.ts';

/**
 * The configured tokens of a role; the demo creates a missing one once and stores it in `DATA_DIR`, readable only by its owner (R-RUN-7).
 * Safe when several processes start at the same time.
 */
export async function tokensOf(role: Role, config: Config, isDemo: boolean): Promise<readonly AccessToken[]> {
  const given = { staff: config.staffTokens, editor: config.editorTokens }[role];
  if (given.length > 0 || !isDemo) return given;
  return [{ name: null, token: await readOrMake(tokenFile(config, role)) }];
}

/**
 * Prints the URLs of the demo's staff and editor pages. Tokens are printed only to a terminal: other output is stored in logs, and an https
 * site is public (R-RUN-7); then the path of the token file is printed.
 */
export async function printDemoTokens(config: Config, isDemo: boolean, isTerminal = process.stdout.isTTY): Promise<void> {
  if (!isDemo) return;
  const pages = [
    { role: 'staff', given: config.staffTokens, name: 'The staff board' },
    { role: 'editor', given: config.editorTokens, name: 'The editor' },
  ] as const;
  for (const { role, name } of pages.filter(({ given }) => given.length === 0)) {
    for (const { token } of await tokensOf(role, config, isDemo)) {
      const access = isTerminal && !config.isHttps ? `with the token ${token}` : `and its token in ${tokenFile(config, role)}`;
      console.info(`${name} is at ${config.siteUrl}/${role} ${access}`);
    }
  }
}

function tokenFile({ dataDir }: Config, role: Role): string {
  return resolve(dataDir, `${role}-token`);
}

/** Creates the file atomically: creating a hard link fails when another process was first. */
async function readOrMake(path: string): Promise<string> {
  const draft = `${path}.${randomUUID()}`;
  const read = () => readFile(path, 'utf8').then((text) => text.trim());
  const known = await read().catch(() => null);
  if (known !== null) return known;
  makePrivateFolder(dirname(path));
  await writeFile(draft, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 });
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await unlink(draft);
  return read();
}
