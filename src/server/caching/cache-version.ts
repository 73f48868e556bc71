/** The version of what is sold and written; at once where it is known. */
export type ReadVersion = () => string | Promise<string>;

let version: ReadVersion | null = null;

/** Sets how the version is read; never called where changes are made elsewhere. */
export function setCacheVersion(read: ReadVersion): void {
  version = read;
}

/** Null: nothing is shared, because changes are not counted here, or the database is not open yet. */
export function cacheVersion(): ReadVersion | null {
  return version;
}
