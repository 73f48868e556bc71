import type { Backend } from '#server/backend/backend.ts';
import { createUpstreamBackend } from '#server/backend/upstream/upstream.ts';
import type { Connection } from '#server/db/connect.ts';

interface Told {
  readonly log?: { warn(line: object, message: string): void };
  readonly onChange?: () => void;
}

/** The backend in front of a stub on this machine. */
export function backendBehind(baseUrl: string, connection: Connection, { log = { warn: () => {} }, onChange }: Told = {}): Backend {
  return createUpstreamBackend({
    connection,
    upstream: { baseUrl, allowPrivate: true },
    imageOrigins: [baseUrl],
    filterModifiers: 'on',
    log,
    ...(onChange === undefined ? {} : { onChange }),
  });
}
