import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/**
 * Loaded before the entry point by the npm scripts that run the shop (`node --import`): reads `.env` of the current folder; existing
 * environment variables take precedence. Tests, benchmarks and fault runs start the entry point without this file and read no `.env`.
 */
const file = '.env';

if (existsSync(file)) {
  try {
    // editors on Windows may begin a file with a byte-order mark
    const given = parseEnv(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
    for (const [name, value] of Object.entries(given)) process.env[name] ??= value;
  } catch (error) {
    console.error(`${file} can't be read: ${error instanceof Error ? error.message : String(error)}.`);
    process.exit(1);
  }
}
