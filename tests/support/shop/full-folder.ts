import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CatalogFile } from '#contract/catalog/catalog-file.ts';
import { demoCatalog } from '../builders/demo-catalog.ts';
import { regionAround, scatteredPoints } from '../builders/scattered-points.ts';

const dishesOfBudgets = 60;

/** A data folder with the demo's dishes; its first folder has the number of dishes that the byte budgets assume, or the given number. */
export function fullFolderData(dishes = dishesOfBudgets): string {
  return importedData(fullFolder(demoCatalog(), dishes));
}

/** The catalog with dishes of other folders in its first one, and with copies of them where they are too few. */
export function fullFolder(catalog: CatalogFile, dishes = dishesOfBudgets): CatalogFile {
  const [first] = catalog.categories;
  const parts = catalog.categories.filter(({ parentId }) => parentId === first?.id).map(({ id }) => id);
  const isThere = ({ categoryId }: { categoryId: number | string }) => parts.includes(categoryId);
  const others = catalog.products.filter((product) => !isThere(product) && !product.isCombo && !product.isSet);
  const missing = dishes - catalog.products.filter(isThere).length;
  for (const [index, product] of others.slice(0, missing).entries()) product.categoryId = parts[index % parts.length] ?? product.categoryId;
  const copied = others.slice(0, Math.max(0, missing));
  const copies = Array.from({ length: Math.max(0, missing - others.length) }, (_, at) => ({
    ...(copied[at % copied.length] as CatalogFile['products'][number]),
    id: `copy-${at}`,
    slug: undefined,
  }));
  return { ...catalog, products: [...catalog.products, ...copies] };
}

/** A data folder of a shop with the given number of restaurants, scattered over the country. */
export function manyRestaurantsData(count: number): string {
  const catalog = demoCatalog();
  const [pattern] = catalog.restaurants;
  if (pattern === undefined) throw new Error('the demo has no restaurant');
  const others = scatteredPoints(count - catalog.restaurants.length).map((point) => ({
    ...pattern,
    id: `many-${point.id}`,
    regionId: regionAround(catalog.regions, point).id,
    name: { ru: `Кухня ${point.id}` },
    longitude: point.longitude,
    latitude: point.latitude,
  }));
  return importedData({ ...catalog, restaurants: [...catalog.restaurants, ...others] });
}

export function importedData(catalog: CatalogFile): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-full-'));
  const file = join(dataDir, 'full.json');
  writeFileSync(file, JSON.stringify(catalog));
  execFileSync(process.execPath, ['src/server/cli/catalog.ts', 'import', file, '--yes'], { env: { ...process.env, DATA_DIR: dataDir } });
  return dataDir;
}
