import { readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import type { CatalogSections } from '#contract/catalog/catalog-file.ts';
import { keepFocus, withoutFocus } from '#domain/menu/focal-point.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Connection } from '../db/connection.ts';
import { findPicture, savePicture } from '../modules/pictures/picture-store.ts';

/** Addresses of stored pictures by the path that the catalog file names. */
type Addresses = ReadonlyMap<string, string>;
type Messages = readonly string[];

interface CatalogPictures {
  /** those that are stored already */
  readonly stored: Addresses;
  /** Stores the others; the messages name those that are no picture or too large. */
  storeOthers(now: number): Promise<Result<Addresses, Messages>>;
}

const prefix = './';
const mostBytes = 10 * 1024 * 1024;

/** Reads the pictures beside a catalog file that its products name as `./photos/plov.jpg`; the messages name those that can't be read. */
export async function readPictures(
  connection: Connection,
  { products = [] }: CatalogSections,
  folder: string,
): Promise<Result<CatalogPictures, Messages>> {
  const images = new Set(products.flatMap(({ image }) => (image?.startsWith(prefix) === true ? [withoutFocus(image)] : [])));
  const stored = new Map<string, string>();
  const others = new Map<string, string>();
  const messages: string[] = [];
  for (const image of images) {
    const file = fileOf(folder, image);
    const bytes = file === null ? null : await readPicture(file);
    if (file === null || bytes === null) {
      messages.push(`${image} is not a file of at most 10 MB in the folder of the catalog file`);
      continue;
    }
    const address = await findPicture(connection.db, bytes);
    if (address === null) others.set(image, file);
    else stored.set(image, address);
  }
  if (messages.length > 0) return err(messages);
  return ok({ stored, storeOthers: (now) => storeOthers(connection, others, now) });
}

/** Null for a path outside the folder. */
function fileOf(folder: string, image: string): string | null {
  const path = normalize(image);
  return path.split(/[\\/]/).includes('..') ? null : join(folder, path);
}

async function readPicture(file: string): Promise<Uint8Array | null> {
  const bytes = await readFile(file).catch(() => null);
  return bytes === null || bytes.byteLength > mostBytes ? null : bytes;
}

async function storeOthers(connection: Connection, files: ReadonlyMap<string, string>, now: number): Promise<Result<Addresses, Messages>> {
  const stored = new Map<string, string>();
  const messages: string[] = [];
  for (const [image, file] of files) {
    const saved = await savePicture(connection, await readFile(file), { by: null, now });
    if (saved.ok) stored.set(image, saved.value);
    else messages.push(`${image}: ${saved.problem.code}, it must be a PNG, JPEG, WebP or AVIF of at most 16 megapixels`);
  }
  return messages.length > 0 ? err(messages) : ok(stored);
}

/** The catalog with the addresses of stored pictures in place of paths. */
export function withPictures(given: CatalogSections, addresses: Addresses): CatalogSections {
  if (given.products === undefined) return given;
  const products = given.products.map((product) => {
    const { image } = product;
    return image == null ? product : { ...product, image: keepFocus(image, (path) => addresses.get(path) ?? path) };
  });
  return { ...given, products };
}
