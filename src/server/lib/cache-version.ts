type ReadVersion = () => Promise<string>;

let read: ReadVersion | null = null;

/** Sets how the version of catalog and content is read; never called when changes are made in another system. */
export function setCacheVersion(readVersion: ReadVersion): void {
  read = readVersion;
}

/** Null: changes are not counted here, or the database is not open yet. */
export function cacheVersion(): ReadVersion | null {
  return read;
}
