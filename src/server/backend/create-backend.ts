import type { Config } from '../config/config.ts';
import type { Connection } from '../db/connection.ts';
import { log } from '../log.ts';
import type { Backend } from '../ports/backend.ts';
import { createEmbeddedBackend } from './embedded/embedded.ts';
import { createUpstreamBackend } from './upstream/upstream.ts';

/** The one place that knows whether our own catalogue or an upstream's is sold. @param onChange is called after changes that others wait for */
export function createBackend(config: Config, connection: Connection, onChange: () => void): Backend {
  const { upstream, filterModifiers, imageOrigins, orderLimits } = config;
  if (upstream === null) return createEmbeddedBackend({ connection, filterModifiers, imageOrigins, orderLimits, onChange });
  return createUpstreamBackend({ connection, upstream, imageOrigins, filterModifiers, orderLimits, log, onChange });
}
