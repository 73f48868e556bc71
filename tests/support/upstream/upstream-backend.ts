import type { MissingNames } from '#contract/upstream/missing-names.ts';
import type { Locale } from '#domain/locale.ts';
import type { OrderLimits } from '#domain/order/order-limits.ts';
import { createUpstreamBackend } from '#server/backend/upstream/upstream.ts';
import type { Connection } from '#server/db/connection.ts';
import type { Backend } from '#server/ports/backend.ts';
import { languageOf } from '../screens/words.ts';

interface BackendOptions {
  readonly log?: { warn(line: object, message: string): void };
  readonly orderLimits?: OrderLimits;
  readonly onChange?: () => void;
  /** How long a read waits while a good response is cached: by default so long that also on a busy machine a test reads what it changed. */
  readonly cachedTimeoutMs?: number;
}

/** The backend in front of a stub on this machine. */
export function backendBehind(
  baseUrl: string,
  connection: Connection,
  { log = { warn: () => {} }, cachedTimeoutMs = 5_000, orderLimits, onChange }: BackendOptions = {},
): Backend {
  return createUpstreamBackend({
    connection,
    upstream: { baseUrl, allowPrivate: true },
    imageOrigins: [baseUrl],
    filterModifiers: 'on',
    cachedTimeoutMs,
    namesIn,
    log,
    ...(orderLimits === undefined ? {} : { orderLimits }),
    ...(onChange === undefined ? {} : { onChange }),
  });
}

/** As the words of the server say it; the processes of tests have no build that reads them. */
export function namesIn(locale: Locale): MissingNames {
  const t = languageOf(locale).in('upstream');
  return { category: (number) => t('category', { number }), region: (number) => t('region', { number }) };
}
