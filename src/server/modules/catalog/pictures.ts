import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Executor } from '../../db/connection.ts';
import type { CatalogRecords } from './catalog-rows.ts';

/** Where the files of the site are: built, or before a build. */
const folders = ['dist/client', 'public'];

/** Whether a picture's address leads to something that browsers may show. */
export type HasPicture = (address: string) => boolean;

/** Knows the site's own files, what editors uploaded, and other origins that are allowed (`IMAGE_ORIGINS`). */
export async function pictureFinder(executor: Executor, origins: readonly string[]): Promise<HasPicture> {
  const rows = await executor.selectFrom('images').select('name').execute();
  const uploaded = new Set(rows.map(({ name }) => `/media/${name}`));
  return (address) => {
    if (!address.startsWith('/')) return origins.includes(URL.parse(address)?.origin ?? '');
    if (address.startsWith('/media/')) return uploaded.has(address);
    const path = fileOf(address);
    return path !== null && folders.some((folder) => existsSync(join(folder, path)));
  };
}

/** Null for what leads out of the folder. */
function fileOf(address: string): string | null {
  const path = URL.parse(address, 'http://site')?.pathname ?? '';
  return /^[\w./-]+$/.test(path) && !path.includes('..') ? path : null;
}

/** Dishes whose picture can't be had show their initial instead. */
export function withoutMissingPictures(records: CatalogRecords, hasPicture: HasPicture): CatalogRecords {
  return {
    ...records,
    products: records.products.map((product) =>
      product.image == null || hasPicture(product.image) ? product : { ...product, image: null },
    ),
  };
}

/** A line for each picture that can't be had, for whoever imports. */
export function missingPictures({ products }: Pick<CatalogRecords, 'products'>, hasPicture: HasPicture): string[] {
  return products.flatMap(({ id, image }) => {
    if (image == null || hasPicture(image)) return [];
    const reason = image.startsWith('/') ? 'is no file of this site' : 'is of an origin that IMAGE_ORIGINS lacks';
    return [`products[${id}].image: ${image} ${reason}; the dish shows its initial`];
  });
}
