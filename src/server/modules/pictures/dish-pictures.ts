import type { Problem } from '#domain/problem.ts';
import type { Result } from '#domain/result.ts';
import type { Connection } from '../../db/connection.ts';
import type { PictureFormat } from './encode-picture.ts';
import { forgetPictures } from './forget-pictures.ts';
import { createPictureLibrary, type PictureLibrary } from './picture-library.ts';
import { findPictureFile, savePicture, type Upload } from './picture-store.ts';

/** The stored pictures of dishes and pages. */
export interface DishPictures {
  readonly library: PictureLibrary;
  /** Saves a picture and returns the address for the catalog. */
  save(bytes: Uint8Array, upload: Upload): Promise<Result<string, Problem>>;
  /** The file of an address; without a width, the largest. Null: no such picture. */
  file(name: string, width: string | undefined, format: PictureFormat): Promise<Uint8Array | null>;
  /** Whether there are any, as last read. */
  hasAny(): boolean;
  readHasAny(): Promise<void>;
  forgetUnused(now: number): Promise<void>;
}

export function createDishPictures(connection: Connection): DishPictures {
  const { db } = connection;
  let any = false;
  return {
    library: createPictureLibrary(connection),
    async save(bytes, upload) {
      const saved = await savePicture(connection, bytes, upload);
      any ||= saved.ok;
      return saved;
    },
    file: (name, width, format) => findPictureFile(db, { name, width }, format),
    hasAny: () => any,
    async readHasAny() {
      any = (await db.selectFrom('pictures').select('hash').limit(1).executeTakeFirst()) !== undefined;
    },
    forgetUnused: (now) => forgetPictures(connection, now),
  };
}
