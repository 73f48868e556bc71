type ReadVersion = () => Promise<string>;

let read: ReadVersion | null = null;

/** Says how the version of what is sold and said is read; never called where changes are made elsewhere. */
export function tellDataVersion(readVersion: ReadVersion): void {
  read = readVersion;
}

/** Null: changes are not counted here, or the database is not open yet. */
export function dataVersion(): ReadVersion | null {
  return read;
}
