import { AsyncLocalStorage } from 'node:async_hooks';

/** The upstream reads of the current request so far. */
const reads = new AsyncLocalStorage<Map<string, Promise<unknown>>>();

/** Runs the work of a request: repeated reads are sent once. */
export function sharingReads<Value>(work: () => Promise<Value>): Promise<Value> {
  return reads.run(new Map(), work);
}

/** @param key identifies the read; the same key always has the same type */
export function readOnce<Value>(key: string, sendRequest: () => Promise<Value>): Promise<Value> {
  const known = reads.getStore();
  if (known === undefined) return sendRequest();
  const requested = (known.get(key) as Promise<Value> | undefined) ?? sendRequest();
  known.set(key, requested);
  return requested;
}
