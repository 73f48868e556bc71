import { AsyncLocalStorage } from 'node:async_hooks';

/** What the request that is being answered has asked so far. */
const reads = new AsyncLocalStorage<Map<string, Promise<unknown>>>();

/** Answers a request: what it reads several times is asked once. */
export function sharingReads<Value>(work: () => Promise<Value>): Promise<Value> {
  return reads.run(new Map(), work);
}

/** @param key what is asked; the same key always has the same type */
export function readOnce<Value>(key: string, sendRequest: () => Promise<Value>): Promise<Value> {
  const known = reads.getStore();
  if (known === undefined) return sendRequest();
  const requested = (known.get(key) as Promise<Value> | undefined) ?? sendRequest();
  known.set(key, requested);
  return requested;
}
