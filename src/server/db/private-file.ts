import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';

/** R-RUN-4 */
const forOwner = 0o600;
const folderForOwner = 0o700;

/** Creates the data folder for its owner only. An existing folder keeps its mode, because others may need access to it. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: folderForOwner });
}

/**
 * Creates an empty file for its owner only, which SQLite then uses as its database; SQLite gives its additional files the same mode. An
 * existing database becomes private too, unless it belongs to another user.
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
