import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';

const forOwner = 0o600;
const folderForOwner = 0o700;

/** The folder of data, when it is missing, for its owner alone. One that was there keeps its mode: others may need it for something else. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: folderForOwner });
}

/**
 * An empty file for its owner alone, where SQLite then makes its database; the files that SQLite puts beside it get the same mode.
 * A database from before is taken from others, unless it belongs to somebody else.
 */
export function makePrivateFile(path: string): void {
  makePrivateFolder(dirname(path));
  closeSync(openSync(path, 'a', forOwner));
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    try {
      chmodSync(file, forOwner);
    } catch (error) {
      if (!['ENOENT', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    }
  }
}
