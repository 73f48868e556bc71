import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogFile } from '#contract/catalog/catalog-file.ts';
import { demoCatalog } from '../builders/demo-catalog.ts';
import { samplePhoto } from './sample-pictures.ts';

/** Different enough that neighbors on a page differ. */
const photoCount = 8;

/**
 * Writes the demo's catalog with photos in place of drawings, as a restaurant would: `menu.json` and the folder `photos` beside it.
 * @returns the path of the file
 */
export async function writePhotoCatalog(folder: string, change: (file: CatalogFile) => CatalogFile = (file) => file): Promise<string> {
  mkdirSync(join(folder, 'photos'), { recursive: true });
  for (let index = 0; index < photoCount; index += 1) {
    writeFileSync(join(folder, 'photos', `${index}.jpg`), await samplePhoto({ hue: 6 + index * 9 }));
  }
  const file = demoCatalog();
  const products = file.products.map((product, index) => ({ ...product, image: `./photos/${index % photoCount}.jpg` }));
  const path = join(folder, 'menu.json');
  writeFileSync(path, JSON.stringify(change({ ...file, products })));
  return path;
}
