import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parsePicture, pictureAddress } from '#domain/menu/dish-picture.ts';
import { keepFocus } from '#domain/menu/focal-point.ts';
import type { Executor } from '../../db/connection.ts';
import type { CatalogRecords } from './catalog-rows.ts';

/** The folders of static files: after a build, or before one. */
const folders = ['dist/client', 'public'];

/** Whether a picture's address points to a file that browsers may show. */
export type HasPicture = (address: string) => boolean;

/** Accepts the site's own files, pictures uploaded by editors, and other allowed origins (`IMAGE_ORIGINS`). */
export async function pictureFinder(executor: Executor, origins: readonly string[]): Promise<HasPicture> {
  const rows = await executor.selectFrom('images').select('name').unionAll(executor.selectFrom('pictures').select('name')).execute();
  const uploaded = new Set(rows.map(({ name }) => pictureAddress(name)));
  const find = (address: string) => {
    if (!address.startsWith('/')) return origins.includes(URL.parse(address)?.origin ?? '');
    if (address.startsWith('/media/')) return uploaded.has(wholePicture(address));
    const path = fileOf(address);
    return path !== null && folders.some((folder) => existsSync(join(folder, path)));
  };
  const found = new Map<string, boolean>();
  return (address) => {
    const has = found.get(address) ?? find(address);
    found.set(address, has);
    return has;
  };
}

/** A catalog may name one file of a stored picture, as it is copied from a page. */
function wholePicture(address: string): string {
  const picture = parsePicture(address);
  return picture === null ? address : pictureAddress(picture.name);
}

/** Null for a path outside the folder. */
function fileOf(address: string): string | null {
  const path = URL.parse(address, 'http://site')?.pathname ?? '';
  return /^[\w./-]+$/.test(path) && !path.includes('..') ? path : null;
}

/** Removes pictures that are not available; these dishes show their initial instead. */
export function withoutMissingPictures(records: CatalogRecords, hasPicture: HasPicture): CatalogRecords {
  return {
    ...records,
    products: records.products.map((product) =>
      product.image == null || hasPicture(product.image) ? product : { ...product, image: null },
    ),
  };
}

/** Shows pictures of other sites from where they are stored here; until then they are wanted. */
export function withStoredPictures(
  records: CatalogRecords,
  stored: ReadonlyMap<string, string>,
  want: (url: string) => void,
): CatalogRecords {
  const show = (address: string) => {
    want(address);
    return stored.get(address) ?? address;
  };
  return {
    ...records,
    products: records.products.map((product) =>
      product.image == null || product.image.startsWith('/') ? product : { ...product, image: keepFocus(product.image, show) },
    ),
  };
}

/** A file that the import stores. */
function isBesideFile(image: string): boolean {
  return image.startsWith('./');
}

/** A line for each picture that is not available, shown during an import. */
export function missingPictures({ products }: Pick<CatalogRecords, 'products'>, hasPicture: HasPicture): string[] {
  return products.flatMap(({ id, image }) => {
    if (image == null || isBesideFile(image) || hasPicture(image)) return [];
    const reason = image.startsWith('/') ? 'is no file of this site' : 'is of an origin that is not in IMAGE_ORIGINS';
    return [`products[${id}].image: ${image} ${reason}; the dish shows its initial`];
  });
}
