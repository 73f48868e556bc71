import { sharedRead } from '../../async/shared-read.ts';
import { within } from '../../async/within.ts';
import type { Connection } from '../../db/connection.ts';
import { readVersions } from './catalog-version.ts';

/** For how long a version counts as current: a change of another process is seen that much later. */
const maxAgeMs = 3;
/** The longest that a request waits for it. */
const timeoutMs = 200;

interface KnownVersion {
  readonly value: string;
  readonly readAt: number;
  /** how many transactions this process had committed before */
  readonly commits: number;
}

/** The version of catalog and stock: read every few milliseconds at most, and again after each commit of this process. */
export function createCurrentVersion({ db, commits }: Pick<Connection, 'db' | 'commits'>): () => string | Promise<string> {
  let known: KnownVersion | null = null;
  const read = sharedRead(async () => {
    const before = { readAt: performance.now(), commits: commits() };
    const value = JSON.stringify(await within(readVersions(db), timeoutMs));
    known = { ...before, value };
    return value;
  }, setImmediate);
  return () => {
    const isCurrent = known !== null && known.commits === commits() && performance.now() - known.readAt <= maxAgeMs;
    return isCurrent && known !== null ? known.value : read();
  };
}
