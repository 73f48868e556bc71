type ReadVersion = () => Promise<string>;

let read: ReadVersion | null = null;

/** Sets how the version of what is sold and written is read; never called where changes are made elsewhere. */
export function setCacheVersion(readVersion: ReadVersion): void {
  read = readVersion;
}

/** Null: changes are not counted here, or the database is not open yet. */
export function cacheVersion(): ReadVersion | null {
  return read;
}
