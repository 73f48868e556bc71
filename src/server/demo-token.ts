import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AccessToken, Config } from './config.ts';
import type { Side } from './modules/access.ts';

/**
 * The configured tokens of a side; the demo makes a missing one once and keeps it in `DATA_DIR`, readable by its owner alone
 * (contract §1). Safe when several processes start at once.
 */
export async function tokensOf(side: Side, config: Config, isDemo: boolean): Promise<readonly AccessToken[]> {
  const given = { staff: config.staffTokens, editor: config.editorTokens }[side];
  if (given.length > 0 || !isDemo) return given;
  return [{ name: null, token: await readOrMake(config.dataDir, `${side}-token`) }];
}

/** Tells the person at the terminal of a demo where the kitchen's side is and which token opens it. */
export async function printDemoTokens(config: Config, isDemo: boolean): Promise<void> {
  if (!isDemo || config.staffTokens.length > 0) return;
  for (const { token } of await tokensOf('staff', config, isDemo)) {
    console.info(`The kitchen's side is at ${config.siteUrl}/staff with the token ${token}`);
  }
}

/** The file appears whole or not at all: a hard link fails where another process was first. */
async function readOrMake(folder: string, file: string): Promise<string> {
  const path = join(folder, file);
  const draft = `${path}.${randomUUID()}`;
  const read = () => readFile(path, 'utf8').then((text) => text.trim());
  const known = await read().catch(() => null);
  if (known !== null) return known;
  await mkdir(folder, { recursive: true });
  await writeFile(draft, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 });
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await unlink(draft);
  return read();
}
