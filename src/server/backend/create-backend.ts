import type { Config } from '../config/config.ts';
import type { Connection } from '../db/connection.ts';
import { log } from '../log.ts';
import type { Backend } from '../ports/backend.ts';
import { createEmbeddedBackend } from './embedded/embedded.ts';
import { createUpstreamBackend } from './upstream/upstream.ts';

/** Selects the backend: the app's own catalog or an upstream's. @param onChange called after changes that other clients wait for */
export function createBackend(config: Config, connection: Connection, onChange: () => void): Backend {
  const { upstream, filterModifiers, imageOrigins, orderLimits } = config;
  if (upstream === null) return createEmbeddedBackend({ connection, filterModifiers, imageOrigins, orderLimits, onChange });
  return createUpstreamBackend({ connection, upstream, imageOrigins, filterModifiers, orderLimits, log, onChange });
}
