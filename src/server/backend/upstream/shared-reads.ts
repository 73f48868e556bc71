import { AsyncLocalStorage } from 'node:async_hooks';

interface Shared {
  /** null: the request has been answered; what it left running reads anew */
  reads: Map<string, Promise<unknown>> | null;
}

/** The upstream reads of the current request so far. */
const requests = new AsyncLocalStorage<Shared>();

/** Runs the work of a request: repeated reads are sent once. */
export async function sharingReads<Value>(work: () => Promise<Value>): Promise<Value> {
  const shared: Shared = { reads: new Map() };
  try {
    return await requests.run(shared, work);
  } finally {
    shared.reads = null;
  }
}

/** @param key identifies the read; the same key always has the same type */
export function readOnce<Value>(key: string, sendRequest: () => Promise<Value>): Promise<Value> {
  const reads = requests.getStore()?.reads;
  if (!reads) return sendRequest();
  const requested = (reads.get(key) as Promise<Value> | undefined) ?? sendRequest();
  reads.set(key, requested);
  return requested;
}

/** After a change the request reads anew. */
export function forgetReads(): void {
  requests.getStore()?.reads?.clear();
}
