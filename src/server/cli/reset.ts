import { readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readConfig } from '../config/config.ts';
import { OperatorError } from '../operator-error.ts';
import { runCommand } from './run-command.ts';

/** Files that the shop creates again at its next start; backups and other files in the folder are not removed. */
const remade = /^(storefront\.sqlite(-wal|-shm|-journal)?|(staff|editor)-token)$/;

/** `npm run reset`: removes the embedded database, so that the next start creates an empty one. PostgreSQL is not changed. */
await runCommand(async () => {
  const { dataDir, databaseUrl } = readConfig(process.env);
  if (databaseUrl !== null) throw new OperatorError('DATABASE_URL is set: reset only removes the embedded database.');
  const folder = resolve(dataDir);
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return [];
  });
  for (const name of names.filter((found) => remade.test(found))) await rm(join(folder, name));
  console.info(`Removed the embedded database in ${folder}.`);
});
