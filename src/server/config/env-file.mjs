import { existsSync } from 'node:fs';

/**
 * Loaded before the entry by the npm scripts that run the shop (`node --import`): reads `.env` of the current folder, the environment
 * wins. Whatever starts an entry without this file, as tests, benches and fault runs do, reads no `.env`.
 */
const file = '.env';

if (existsSync(file)) {
  try {
    process.loadEnvFile(file);
  } catch (error) {
    console.error(`${file} can't be read: ${error instanceof Error ? error.message : String(error)}.`);
    process.exit(1);
  }
}
