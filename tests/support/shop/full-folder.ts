import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CatalogueFile } from '#contract/catalog/catalog-file.ts';
import { demoCatalogue } from '../builders/demo-catalog.ts';
import { scatteredPoints } from '../builders/scattered-points.ts';

const fullFolder = 60;

/** A data folder with the demo's dishes, as many of them in its first folder as the byte budgets speak of, or so many. */
export function fullFolderData(dishes = fullFolder): string {
  const catalogue = demoCatalogue();
  const [first] = catalogue.categories;
  const parts = catalogue.categories.filter(({ parentId }) => parentId === first?.id).map(({ id }) => id);
  const isThere = ({ categoryId }: { categoryId: number | string }) => parts.includes(categoryId);
  const others = catalogue.products.filter((product) => !isThere(product) && !product.isCombo && !product.isSet);
  const missing = dishes - catalogue.products.filter(isThere).length;
  for (const [index, product] of others.slice(0, missing).entries()) product.categoryId = parts[index % parts.length] ?? product.categoryId;
  const copied = others.slice(0, Math.max(0, missing));
  const copies = Array.from({ length: Math.max(0, missing - others.length) }, (_, at) => ({
    ...(copied[at % copied.length] as CatalogueFile['products'][number]),
    id: `copy-${at}`,
    slug: undefined,
  }));
  return importedData({ ...catalogue, products: [...catalogue.products, ...copies] });
}

/** A data folder of a shop with so many restaurants, scattered over the country. */
export function manyRestaurantsData(count: number): string {
  const catalogue = demoCatalogue();
  const [pattern] = catalogue.restaurants;
  if (pattern === undefined) throw new Error('the demo has no restaurant');
  const others = scatteredPoints(count - catalogue.restaurants.length).map(({ id, longitude, latitude }) => ({
    ...pattern,
    id: `many-${id}`,
    regionId: catalogue.regions[Number(id) % catalogue.regions.length]?.id ?? pattern.regionId,
    name: { ru: `Кухня ${id}` },
    longitude,
    latitude,
  }));
  return importedData({ ...catalogue, restaurants: [...catalogue.restaurants, ...others] });
}

function importedData(catalogue: CatalogueFile): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-full-'));
  const file = join(dataDir, 'full.json');
  writeFileSync(file, JSON.stringify(catalogue));
  execFileSync(process.execPath, ['src/server/cli/catalog.ts', 'import', file, '--yes'], { env: { ...process.env, DATA_DIR: dataDir } });
  return dataDir;
}
