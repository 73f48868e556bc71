import { parsePicture, pictureAddress } from '#domain/menu/dish-picture.ts';
import { type PictureWidth, pictureWidths } from '#domain/menu/picture-widths.ts';
import type { Problem } from '#domain/problem.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Connection, Executor } from '../../db/connection.ts';
import { type EncodedPicture, encodePicture, type PictureFormat, pictureHash } from './encode-picture.ts';

/** Who stores a picture, when, and whether it is kept in the library also without being used. */
export interface Upload {
  readonly by: string | null;
  readonly now: number;
  readonly isForLibrary?: boolean;
}

/** Stores a picture in every size and format; returns the address for catalogs. The same content has the same address. */
export async function savePicture(
  { db }: Pick<Connection, 'db'>,
  bytes: Uint8Array,
  { by, now, isForLibrary = false }: Upload,
): Promise<Result<string, Problem>> {
  let address = await findPicture(db, bytes);
  if (address === null) {
    const encoded = await encodePicture(bytes);
    if (!encoded.ok) return encoded;
    await db.transaction().execute((transaction) => writePicture(transaction, encoded.value, by, now));
    address = pictureAddress(encoded.value.name);
  }
  const changes = { created_at: now, ...(isForLibrary && { in_library: 1 }) };
  await db.updateTable('pictures').set(changes).where('hash', '=', pictureHash(bytes)).execute();
  return ok(address);
}

/** The address of a picture that is already stored; null: it is not. */
export async function findPicture(executor: Executor, bytes: Uint8Array): Promise<string | null> {
  const row = await executor.selectFrom('pictures').select('name').where('hash', '=', pictureHash(bytes)).executeTakeFirst();
  return row === undefined ? null : pictureAddress(row.name);
}

export async function writePicture(
  transaction: Executor,
  { hash, name, files }: EncodedPicture,
  by: string | null,
  now: number,
): Promise<void> {
  await transaction
    .insertInto('pictures')
    .values({ hash, name, by, created_at: now })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ created_at: now }))
    .execute();
  for (const { width, format, bytes } of files) {
    await transaction
      .insertInto('picture_files')
      .values({ hash, width, format, bytes })
      .onConflict((conflict) => conflict.columns(['hash', 'width', 'format']).doNothing())
      .execute();
  }
}

/** The file of an address at a width, or the next smaller one; without a width, the largest. Null: no such picture. */
export async function findPictureFile(
  executor: Executor,
  path: { readonly name: string; readonly width?: string | undefined },
  format: PictureFormat,
): Promise<Uint8Array | null> {
  const picture = parsePicture(pictureAddress(path.name));
  const width = widthOf(path.width);
  if (picture === null || width === null) return null;
  const row = await executor
    .selectFrom('picture_files')
    .innerJoin('pictures', 'pictures.hash', 'picture_files.hash')
    .select('picture_files.bytes')
    .where('pictures.name', '=', path.name)
    .where('picture_files.format', '=', format)
    .where('picture_files.width', '<=', width)
    .orderBy('picture_files.width', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.bytes ?? null;
}

function widthOf(given: string | undefined): PictureWidth | null {
  if (given === undefined) return pictureWidths[pictureWidths.length - 1] ?? null;
  return pictureWidths.find((width) => String(width) === given) ?? null;
}

/** Chosen by the `Accept` header: every browser that does not name AVIF gets WebP. */
export function acceptedFormat(accept: string | null): PictureFormat {
  return /(^|,)\s*image\/avif\s*(;(?!\s*q=0(\.0*)?\s*(,|$))|,|$)/i.test(accept ?? '') ? 'avif' : 'webp';
}
