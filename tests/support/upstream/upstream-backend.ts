import type { MissingNames } from '#contract/upstream/missing-names.ts';
import type { Locale } from '#domain/locale.ts';
import type { OrderLimits } from '#domain/order/order-limits.ts';
import { createUpstreamBackend } from '#server/backend/upstream/upstream.ts';
import type { Connection } from '#server/db/connection.ts';
import type { Backend } from '#server/ports/backend.ts';
import { languageOf } from '../screens/words.ts';

interface ProblemOptions {
  readonly log?: { warn(line: object, message: string): void };
  readonly orderLimits?: OrderLimits;
  readonly onChange?: () => void;
}

/** The backend in front of a stub on this machine. */
export function backendBehind(
  baseUrl: string,
  connection: Connection,
  { log = { warn: () => {} }, orderLimits, onChange }: ProblemOptions = {},
): Backend {
  return createUpstreamBackend({
    connection,
    upstream: { baseUrl, allowPrivate: true },
    imageOrigins: [baseUrl],
    filterModifiers: 'on',
    // on a busy machine, too, a test reads what it has changed
    cachedTimeoutMs: 5_000,
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
