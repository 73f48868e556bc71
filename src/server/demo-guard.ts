import { join, resolve } from 'node:path';
import type { Config } from './config/config.ts';
import { ConfigError } from './config/env-values.ts';
import { type FileState, readFileState } from './db/database-state.ts';

/**
 * Prevents a public shop without its data folder from opening as the demo: on https the embedded database must contain its own catalog,
 * unless `DEMO` is set (R-RUN-6).
 * @throws ConfigError
 */
export function rejectUnintendedDemo(config: Config): void {
  if (!config.isHttps || config.databaseUrl !== null || config.demo !== null) return;
  const folder = resolve(config.dataDir);
  const found = whatIsThere(readFileState(join(folder, 'storefront.sqlite')));
  if (found === null) return;
  throw new ConfigError(
    `DATA_DIR is ${folder}, which holds ${found}, while SITE_URL is https: set DEMO=1 for the demo, DEMO=0 for a shop of your own, or DATA_DIR to the folder of your database.`,
  );
}

/** null: the shop's own catalog, or a file that this version can't read */
function whatIsThere(state: FileState): string | null {
  if (state.kind === 'missing') return 'no database';
  if (state.kind === 'empty') return 'an empty database';
  if (state.kind !== 'shop') return null;
  if (!state.hasRestaurant) return 'a database without a restaurant';
  return state.isDemoFilled ? 'a database that a demo filled' : null;
}
