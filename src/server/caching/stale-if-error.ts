import { LRUCache } from 'lru-cache';
import { TimeoutError, within } from '../async/within.ts';

type Request<Value> = () => Promise<Value>;

interface StaleIfErrorOptions<Value> {
  /** how long a request may take while a stored response is available (R-UPSTREAM-11) */
  readonly timeoutMs: () => number;
  /** how long a request may take while no response is stored */
  readonly firstTimeoutMs: number;
  /** called each time a stored response is used in place of a fresh one; `reason` null: the request is slow */
  readonly onStale: (key: string, reason: unknown) => void;
  /** whether a failure is a valid result that no stored response replaces; default: no failure is */
  readonly isFinal?: (error: unknown) => boolean;
  /** whether a response may be stored; default: every response */
  readonly isGood?: (value: Value) => boolean;
  /** maximum number of stored responses, and of their total bytes */
  readonly max: number;
  readonly maxBytes?: number;
  readonly bytesOf?: (value: Value) => number;
}

export interface StaleIfError<Value> {
  /** Rejects only while no good response is stored, or with a final failure. */
  read(key: string, request: Request<Value>): Promise<Value>;
  /** The stored entries, the most recently read last. */
  entries(): readonly { readonly key: string; readonly value: Value }[];
}

/** A response that is returned without being stored. */
class NotStored<Value> {
  readonly value: Value;

  constructor(value: Value) {
    this.value = value;
  }
}

/**
 * Each read sends its request and resolves with the response; while that fails or is slow, with the last good one (RFC 5861). Reads at the
 * same time share one request. A slow request continues, and its response serves the next read.
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
