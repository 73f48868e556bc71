import { readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readConfig } from '../config/config.ts';
import { OperatorError } from '../lib/operator-error.ts';
import { runCommand } from './run-command.ts';

/** What the shop makes anew at its next start; backups and whatever else lies in the folder stay. */
const remade = /^(storefront\.sqlite(-wal|-shm|-journal)?|(staff|editor)-token)$/;

/** `npm run reset`: removes the embedded database, so that the next start begins anew. PostgreSQL is left alone. */
await runCommand(async () => {
  const { dataDir, databaseUrl } = readConfig(process.env);
  if (databaseUrl !== null) throw new OperatorError('DATABASE_URL is set: reset only removes the embedded database.');
  const folder = resolve(dataDir);
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((found) => remade.test(found))) await rm(join(folder, name));
  console.info(`Removed the embedded database in ${folder}.`);
});
