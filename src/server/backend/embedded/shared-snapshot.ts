import { AsyncLocalStorage } from 'node:async_hooks';
import type { Snapshot } from '../../modules/catalog/catalog-reader.ts';

interface Sharing {
  snapshot: Promise<Snapshot> | null;
}

const sharing = new AsyncLocalStorage<Sharing>();

/** Does short work that only reads: all of it sees one snapshot of the catalog, which is read once. */
export function sharingSnapshot<Value>(work: () => Promise<Value>): Promise<Value> {
  return sharing.run({ snapshot: null }, work);
}

/** The snapshot of the work that goes on, or a fresh one. */
export function sharedSnapshot(read: () => Promise<Snapshot>): Promise<Snapshot> {
  const shared = sharing.getStore();
  if (shared === undefined) return read();
  shared.snapshot ??= read();
  return shared.snapshot;
}
