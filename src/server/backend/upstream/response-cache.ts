import { type StaleIfError, staleIfError } from '../../caching/stale-if-error.ts';
import { isPassing, type UpstreamResponse } from './client.ts';
import type { TimeoutBudget } from './timeout-budget.ts';
import type { UpstreamLog } from './upstream-log.ts';

/** Longer than the time limit of a call, so that a first response ends by that limit. */
const firstTimeoutMs = 10_000;

interface CacheOptions<Value> {
  readonly log: UpstreamLog;
  /** shared by all caches of an upstream */
  readonly budget: TimeoutBudget;
  /** whether a response may replace later ones */
  readonly isGood?: (value: Value) => boolean;
}

type Request<Value> = () => Promise<UpstreamResponse<Value>>;

/** The last good responses of one kind of call, by key; the least recently used one is removed first. */
export interface ResponseCache<Value> {
  /** The fresh response, or the last good one when that fails or is slow. Rejects while there is none. */
  read(key: string, request: Request<Value>): Promise<Value>;
  /** The stored entries, the most recently read one last. */
  entries: StaleIfError<Value>['entries'];
}

export function cacheResponses<Value>({ log, budget, isGood = () => true }: CacheOptions<Value>): ResponseCache<Value> {
  const cache = staleIfError<UpstreamResponse<Value>>({
    max: 500,
    maxBytes: 24 * 1024 * 1024,
    bytesOf: ({ bytes }) => bytes,
    timeoutMs: budget.left,
    firstTimeoutMs,
    onStale: (key, reason) =>
      log.warn(
        { stale: true, response: kindOf(key), reason: reason === null ? 'slow' : String(reason) },
        'the last valid response is used',
      ),
    isFinal: (error) => !isPassing(error),
    isGood: ({ value }) => isGood(value),
  });
  return {
    read: async (key, request) => (await cache.read(key, () => budget.watch(request()))).value,
    entries: () => cache.entries().map(({ key, value }) => ({ key, value: value.value })),
  };
}

/** A key without the visitor's choices. */
function kindOf(key: string): string {
  return key.split('?', 1)[0] ?? key;
}
