import { rm } from 'node:fs/promises';
import { readConfig } from './config.ts';

/** `npm run reset`: removes the embedded database, so that the next start begins anew. PostgreSQL is left alone. */
const { dataDir, databaseUrl } = readConfig(process.env);
if (databaseUrl !== null) throw new Error('DATABASE_URL is set: reset only removes the embedded database.');
await rm(dataDir, { recursive: true, force: true });
console.info(`Removed ${dataDir}.`);
