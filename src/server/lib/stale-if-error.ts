import { LRUCache } from 'lru-cache';
import { TimeoutError, within } from './within.ts';

type Request<Value> = () => Promise<Value>;

interface StaleIfErrorOptions<Value> {
  /** how long a response may take while a good one is at hand (contract §8) */
  readonly timeoutMs: () => number;
  /** how long the first response may take */
  readonly firstTimeoutMs: number;
  /** called each time a stored response is used in place of a fresh one; `reason` null: the request is slow */
  readonly onStale: (key: string, reason: unknown) => void;
  /** whether a failure is itself the answer, which no stored response replaces; default: none is */
  readonly isFinal?: (error: unknown) => boolean;
  /** whether a response may be stored; default: each may */
  readonly isGood?: (value: Value) => boolean;
  /** how many responses are stored, and of how many bytes together */
  readonly max: number;
  readonly maxBytes?: number;
  readonly bytesOf?: (value: Value) => number;
}

export interface StaleIfError<Value> {
  /** Rejects only as long as no good response ever came, or with a failure that is final. */
  read(key: string, request: Request<Value>): Promise<Value>;
  /** What is stored, the one read last comes last. */
  entries(): readonly { readonly key: string; readonly value: Value }[];
}

/** A response that is passed on without being stored. */
class NotStored<Value> {
  readonly value: Value;

  constructor(value: Value) {
    this.value = value;
  }
}

/**
 * Each read sends its request and resolves with the response; while that fails or is slow, with the last good one (RFC 5861). Reads at the
 * same time share one request. A slow one goes on, and its response serves the next read.
 */
export function staleIfError<Value extends object>(options: StaleIfErrorOptions<Value>): StaleIfError<Value> {
  const { max, maxBytes, bytesOf = () => 1, isGood = () => true } = options;
  const cache = new LRUCache<string, Value, Request<Value>>({
    max,
    ...(maxBytes === undefined ? {} : { maxSize: maxBytes, sizeCalculation: (value) => Math.max(1, bytesOf(value)) }),
    ignoreFetchAbort: true,
    noDeleteOnFetchRejection: true,
    async fetchMethod(_key, _stale, { context: request }) {
      const value = await request();
      if (!isGood(value)) throw new NotStored(value);
      return value;
    },
  });

  const read = async (key: string, request: Request<Value>) => {
    const stored = cache.get(key);
    try {
      const fresh = cache.forceFetch(key, { context: request, forceRefresh: true });
      return await within(fresh, stored === undefined ? options.firstTimeoutMs : options.timeoutMs());
    } catch (error) {
      if (error instanceof NotStored) return error.value as Value;
      if (stored === undefined || options.isFinal?.(error) === true) throw error;
      options.onStale(key, error instanceof TimeoutError ? null : error);
      return stored;
    }
  };
  return { read, entries: () => cache.dump().map(([key, { value }]) => ({ key, value })) };
}
