import { existsSync } from 'node:fs';

/**
 * Loaded before the entry point by the npm scripts that run the shop (`node --import`): reads `.env` of the current folder; existing
 * environment variables take precedence. Tests, benchmarks and fault runs start the entry point without this file and read no `.env`.
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
